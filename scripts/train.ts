/**
 * Learns what positions are worth from games that the search's own policy plays:
 * `npm run --silent train -- --game freight-express --seats 2 --games 4000 --sums sums.json`.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { BadArguments } from '../src-main/measure/arguments.ts'
import { TRAIN_USAGE, parseTrainArguments } from '../src-main/measure/train-arguments.ts'
import { addLearnt, fit, learnFrom, newLearnt, type Learnt } from '../src-main/measure/train.ts'
import { filed, unfiled, type FiledSums } from '../src-main/bots/value/sums.ts'

/** What a shard keeps: its sums, and the next game it would play. */
interface Kept {
  /** What the sums are of: those of other games must not be added to them. */
  readonly of: string
  readonly next: number
  readonly from: FiledSums
  readonly held: FiledSums
}

const KEEP_EVERY = 100

function askedFor() {
  try {
    return parseTrainArguments(process.argv.slice(2))
  } catch (fault) {
    if (!(fault instanceof BadArguments)) throw fault
    process.stderr.write(`train: ${fault.message}\n${TRAIN_USAGE}\n`)
    process.exit(2)
  }
}

const task = askedFor()
const of = JSON.stringify([task.game.id, task.seats, task.seed, task.options, task.features.names, task.features.knots])
const own = task.sums !== undefined && existsSync(task.sums) ? read(task.sums) : null
const learnt: Learnt = own ? { from: unfiled(own.from), held: unfiled(own.held) } : newLearnt(task)

function read(file: string): Kept {
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept
  if (kept.of === of) return kept
  process.stderr.write(`train: ${file} was kept for other games, options, seeds or features\n`)
  process.exit(2)
}

/** Written beside and put in place whole: a run that is ended leaves what it had kept. */
function keep(next: number): void {
  if (task.sums === undefined) return
  const kept: Kept = { of, next, from: filed(learnt.from), held: filed(learnt.held) }
  writeFileSync(`${task.sums}.new`, JSON.stringify(kept))
  renameSync(`${task.sums}.new`, task.sums)
}

let number = own?.next ?? task.shard.index - 1
for (let done = 1; number < task.games; number += task.shard.of, done++) {
  learnFrom(task, learnt, number)
  if (done % KEEP_EVERY !== 0) continue
  keep(number + task.shard.of)
  process.stderr.write(`train: game ${number + 1} of ${task.games}\n`)
}
keep(number)
for (const file of task.add) {
  const { from, held } = read(file)
  addLearnt(learnt, { from: unfiled(from), held: unfiled(held) })
}

if (learnt.from.count > 0 && task.shard.of === 1) {
  const { model, ...figures } = fit(task, learnt, task.held)
  process.stdout.write(`${JSON.stringify(figures)}\n`)
  if (task.into) {
    const before = existsSync(task.into) ? (JSON.parse(readFileSync(task.into, 'utf8')) as object) : {}
    const training = { games: task.games, seed: task.seed, options: task.options, ...figures }
    writeFileSync(task.into, `${JSON.stringify({ ...before, [task.as]: { ...model, training } })}\n`)
  }
}
