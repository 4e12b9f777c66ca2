/**
 * Holds hints against a longer look of the strongest bot:
 * `npm run --silent hints -- --game transport --positions 300 --seed 1 --file hints.jsonl --json`.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { BadArguments } from '../src-main/measure/arguments.ts'
import { HINTS_USAGE, parseHintsArguments } from '../src-main/measure/hints-arguments.ts'
import { heldHint, hintsReport, type HeldHint } from '../src-main/measure/hints.ts'

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
/** What the kept positions are of: those of another task must not be added to them. */
const of = JSON.stringify([task.game.id, task.game.rulesVersion, task.seats, task.options, task.seed, task.times])
const held = new Map<number, HeldHint | null>()

/** A run that was ended may have left half a line: it is done once more. */
function readKept(file: string): void {
  const text = readFileSync(file, 'utf8')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  const [first, ...lines] = whole.split('\n').slice(0, -1)
  if (first !== of) {
    process.stderr.write(`hints: ${file} was kept for another game, seats, options, seed or times\n`)
    process.exit(2)
  }
  if (whole !== text) writeFileSync(file, whole)
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
