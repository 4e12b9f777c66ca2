import type { LanguageId } from '../../src-shared/messages/index.ts'
import type { Rulebook } from '../../src-shared/rules/rulebook.ts'
import { readRulebook } from '../../src-shared/rules/rulebook.ts'

/** The texts of all rules pages; each is loaded when its page is opened. */
const OF_GAMES = import.meta.glob<string>('../../src-shared/games/*/rules/*.md', { query: '?raw', import: 'default' })
const OF_ALL = import.meta.glob<string>('../../src-shared/rules/*.md', { query: '?raw', import: 'default' })

/** A game's rules with what holds for every game. @throws RangeError for a game without such texts. */
export async function openRulebook(game: string, language: LanguageId): Promise<Rulebook> {
  const [own, common] = [OF_GAMES[`../../src-shared/games/${game}/rules/${language}.md`], OF_ALL[`../../src-shared/rules/${language}.md`]]
  if (!own || !common) throw new RangeError(`no rules of ${game} in ${language}`)
  return readRulebook(...(await Promise.all([own(), common()])))
}
