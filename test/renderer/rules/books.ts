import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { LanguageId } from '../../../src-shared/messages/index.ts'
import type { Rulebook } from '../../../src-renderer/rules/rulebook.ts'
import { readRulebook } from '../../../src-renderer/rules/rulebook.ts'

export const LANGUAGES: readonly LanguageId[] = ['en', 'nl', 'de']
const GAMES = 'src-renderer/games'

/** The games that have a rules page. */
export const gamesWithRules: readonly string[] = readdirSync(GAMES).filter((game) =>
  existsSync(join(GAMES, game, 'rules')),
)

export const textOf = (game: string, language: LanguageId): string =>
  readFileSync(join(GAMES, game, 'rules', `${language}.md`), 'utf8')
const common = (language: LanguageId): string => readFileSync(join('src-renderer/rules', `${language}.md`), 'utf8')

export const bookOf = (game: string, language: LanguageId): Rulebook =>
  readRulebook(textOf(game, language), common(language))
