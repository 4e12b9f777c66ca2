/** Plays each lesson by its own solution: `npm run --silent school -- --json [LESSON…]`. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { games } from '../src-main/engine/games.ts'
import { lessons } from '../src-main/school/lessons.ts'
import { solve } from '../src-main/school/solve.ts'
import { LANGUAGES, type LanguageId } from '../src-shared/messages/index.ts'
import type { LessonText } from '../src-renderer/school/words.ts'
import { figuresOf } from './school-figures.ts'

const words = process.argv.slice(2)
const wanted = words.filter((word) => word !== '--json')
const unknown = wanted.filter((word) => !lessons().some(({ id }) => id === word))
if (unknown.length > 0) {
  process.stderr.write(`no such lesson or option: ${unknown.join(', ')}\nusage: npm run school -- [--json] [LESSON…]\n`)
  process.exit(2)
}
const folderOf = (id: string, game: string) => `../lessons/${game}/${id.slice(game.length + 1)}/`
const languagesOf = (id: string, game: string) =>
  (Object.keys(LANGUAGES) as LanguageId[]).filter((language) =>
    existsSync(fileURLToPath(new URL(`${folderOf(id, game)}${language}.json`, import.meta.url))),
  )

const english = (id: string, game: string) =>
  JSON.parse(readFileSync(new URL(`${folderOf(id, game)}en.json`, import.meta.url), 'utf8')) as LessonText

const played = lessons()
  .filter(({ id }) => wanted.length === 0 || wanted.includes(id))
  .map((lesson) => {
    const { id, game, steps } = lesson
    const rules = games.find((one) => one.id === game)!
    const { solved, stuckAt, cannotFail } = solve(lesson, rules)
    return {
      id,
      game,
      steps: steps.length,
      solved,
      failsWhenWrong: cannotFail.length === 0,
      languages: languagesOf(id, game),
      ...(solved && figuresOf(lesson, rules, english(id, game))),
      ...(stuckAt !== null && { stuckAt }),
      ...(cannotFail.length > 0 && { cannotFail }),
    }
  })

if (words.includes('--json')) process.stdout.write(`${JSON.stringify({ lessons: played })}\n`)
else
  for (const { id, steps, solved, failsWhenWrong, languages, stuckAt, cannotFail } of played)
    process.stdout.write(
      `${id}: ${steps} steps, ${solved ? 'solved' : `stuck at ${stuckAt}`}, ` +
        `${failsWhenWrong ? 'each step can fail' : `cannot fail: ${cannotFail?.join(', ')}`}, ${languages.join(' ')}\n`,
    )
process.exitCode = played.every(({ solved, failsWhenWrong }) => solved && failsWhenWrong) ? 0 : 1
