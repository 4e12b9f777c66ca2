import type { LanguageId } from '../../src-shared/messages/index.ts'
import type { Rulebook } from './rulebook.ts'
import { readRulebook } from './rulebook.ts'

/** Where the texts of all rules pages lie; each is fetched when its page is opened. */
const OF_GAMES = import.meta.glob<string>('../games/*/rules/*.md', {
  query: '?url',
  import: 'default',
  eager: true,
})
const OF_ALL = import.meta.glob<string>('./*.md', {
  query: '?url',
  import: 'default',
  eager: true,
})

async function read(file: string): Promise<string> {
  const answer = await fetch(new URL(file, document.baseURI))
  if (!answer.ok) throw new Error(`no rules in ${file}: ${answer.status}`)
  return answer.text()
}

/**
 * A game's rules with what holds for every game.
 * @throws RangeError for a game without such texts, Error when they cannot be had.
 */
export async function openRulebook(game: string, language: LanguageId): Promise<Rulebook> {
  const [own, common] = [OF_GAMES[`../games/${game}/rules/${language}.md`], OF_ALL[`./${language}.md`]]
  if (!own || !common) throw new RangeError(`no rules of ${game} in ${language}`)
  return readRulebook(...(await Promise.all([read(own), read(common)])))
}
