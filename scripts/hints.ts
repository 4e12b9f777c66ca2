/**
 * Holds hints against a longer look of the strongest bot:
 * `npm run --silent hints -- --game transport --positions 300 --seed 1 --file hints.jsonl --json`.
 */
import { appendFileSync, existsSync } from 'node:fs'
import { effortOf } from '../src-main/bots/search/levels.ts'
import { BadArguments } from '../src-main/measure/arguments.ts'
import { HINTS_USAGE, parseHintsArguments } from '../src-main/measure/hints-arguments.ts'
import { heldHint, hintsReport, type HeldHint } from '../src-main/measure/hints.ts'
import { dropTornLine, wholeLines } from '../src-main/measure/kept-lines.ts'
import { REVIEW_VERSION } from '../src-main/review/version.ts'

function askedFor() {
  try {
    return parseHintsArguments(process.argv.slice(2))
  } catch (fault) {
    if (!(fault instanceof BadArguments)) throw fault
    process.stderr.write(`hints: ${fault.message}\n${HINTS_USAGE}\n`)
    process.exit(2)
  }
}

const task = askedFor()
/**
 * What the kept positions are of: those of another task must not be added to them, nor those of bots that search
 * otherwise. The version of reviews stands for what they are told apart by; it knows nothing of how a hint is put.
 */
const { game, seats, options, seed, times } = task
const of = JSON.stringify([
  game.id,
  game.rulesVersion,
  seats,
  options,
  seed,
  times,
  `v${REVIEW_VERSION}`,
  effortOf(game.id, 'controller'),
])
const held = new Map<number, HeldHint | null>()

function readKept(file: string): void {
  const [first, ...lines] = wholeLines(file)
  if (first !== of) {
    process.stderr.write(`hints: ${file} was kept for other bots, another game, seats, options, seed or times\n`)
    process.exit(2)
  }
  dropTornLine(file)
  for (const line of lines) {
    const [number, one] = JSON.parse(line) as [number, HeldHint | null]
    held.set(number, one)
  }
}

const { file } = task
if (file !== undefined) {
  if (existsSync(file)) readKept(file)
  else appendFileSync(file, `${of}\n`)
}
for (let number = 0; number < task.positions; number++) {
  if (held.has(number)) continue
  const one = heldHint(task, number)
  held.set(number, one)
  if (file !== undefined) appendFileSync(file, `${JSON.stringify([number, one])}\n`)
  process.stderr.write(`hints: position ${number + 1} of ${task.positions}\n`)
}
const all = [...held.entries()].filter(([number]) => number < task.positions).flatMap(([, one]) => (one ? [one] : []))
process.stdout.write(`${JSON.stringify(hintsReport(task, all))}\n`)
