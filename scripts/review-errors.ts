/**
 * Of the moves that a review calls slips, how many stand at ten times the nodes:
 * `npm run --silent review-errors -- --game transport --bots porter,driver --games 4 --seed 1 --out errors.jsonl`.
 * A run that was ended goes on from its `--out`.
 */
import { appendFileSync, existsSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { BadArguments, gameNamed, namedOnes, wholeNumber } from '../src-main/measure/arguments.ts'
import { dropTornLine, wholeLines } from '../src-main/measure/kept-lines.ts'
import { errorsOf, type Errors } from '../src-main/measure/review-errors.ts'
import { wilson } from '../src-main/measure/wilson.ts'
import { REVIEW_VERSION } from '../src-main/review/version.ts'
import { BOT_LEVELS } from '../src-shared/table.ts'

function askedFor() {
  try {
    const text = { type: 'string' } as const
    const { values } = parseArgs({
      options: { game: text, bots: text, games: text, seed: text, moves: text, out: text },
    })
    return {
      game: gameNamed(values.game),
      levels: namedOnes('--bots', values.bots ?? 'porter,driver', BOT_LEVELS),
      games: wholeNumber('--games', values.games ?? '4', 1, 1000),
      seed: wholeNumber('--seed', values.seed ?? '1', 0, 0x7fffffff),
      moves: wholeNumber('--moves', values.moves ?? '20', 1, 1000),
      out: values.out,
    }
  } catch (error) {
    if (!(error instanceof BadArguments) && !(error instanceof TypeError)) throw error
    process.stderr.write(`review-errors: ${error.message}\n`)
    process.exit(2)
  }
}

const { games, out, ...task } = askedFor()
// A review of another version judges otherwise: what was measured of it is no part of this.
const of = [task.game.id, task.levels.join(), task.seed, task.moves, `v${REVIEW_VERSION}`].join(' ')
type Kept = Errors & { readonly of: string }
const found = out && existsSync(out) ? keptIn(out) : []
/** What a run kept there; a file of anything else is left as it is. */
function keptIn(file: string): readonly Kept[] {
  const lines = wholeLines(file)
  const isOwn = lines.length > 0 ? lines.every((line) => line.startsWith('{"of":"')) : statSync(file).size === 0
  if (!isOwn) {
    process.stderr.write(`review-errors: ${file} was not kept by a run of this\n`)
    process.exit(2)
  }
  dropTornLine(file)
  return lines.map((line) => JSON.parse(line) as Kept)
}
// A longer run may have kept more games than are asked for.
const kept = found.filter((one) => one.of === of && one.game < games)
const done = new Set(kept.map(({ game }) => game))
for (let number = 0; number < games; number++) {
  if (done.has(number)) continue
  const one: Kept = { of, ...errorsOf(task, number) }
  kept.push(one)
  if (out) appendFileSync(out, `${JSON.stringify(one)}\n`)
  process.stderr.write(`review-errors: game ${number + 1}: ${one.stand} of ${one.slips} slips stand\n`)
}
const sum = (of: (one: Errors) => number) => kept.reduce((all, one) => all + of(one), 0)
const [slips, stand] = [sum((one) => one.slips), sum((one) => one.stand)]
const moves = sum((one) => one.judged)
process.stdout.write(
  `${JSON.stringify({ of, games: kept.length, moves, slips, stand, interval: wilson(stand, slips) })}\n`,
)
