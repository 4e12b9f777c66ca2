/**
 * Learns what positions are worth from games that the search's own policy plays:
 * `npm run --silent train -- --game freight-express --seats 2 --games 4000 --sums sums.json`.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { BadArguments } from '../src-main/measure/arguments.ts'
import { TRAIN_USAGE, parseTrainArguments } from '../src-main/measure/train-arguments.ts'
import { addKept, gamesIn, type KeptSums } from '../src-main/measure/train-shards.ts'
import { fit, learnFrom, newLearnt, type Learnt } from '../src-main/measure/train.ts'
import { filed, unfiled } from '../src-main/bots/value/sums.ts'

const KEEP_EVERY = 100

function askedFor() {
  try {
    return parseTrainArguments(process.argv.slice(2))
  } catch (fault) {
    if (!(fault instanceof BadArguments)) throw fault
    refuse(`${fault.message}\n${TRAIN_USAGE}`)
  }
}

function refuse(why: string): never {
  process.stderr.write(`train: ${why}\n`)
  process.exit(2)
}

const task = askedFor()
const of = JSON.stringify([task.game.id, task.seats, task.seed, task.options, task.features.names, task.features.knots])
const { shard } = task

function read(file: string): KeptSums {
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Partial<KeptSums>
  if (kept.of === of && kept.shard) return kept as KeptSums
  return refuse(`${file} was kept for other games, options, seeds or features, or by an older version`)
}

/** What this shard learns, from where it was ended on. @returns of how many games */
function playOn(learnt: Learnt, first: number): number {
  let number = first
  for (let done = 1; number < task.games; number += shard.of, done++) {
    learnFrom(task, learnt, number)
    if (done % KEEP_EVERY !== 0) continue
    keep(learnt, number + shard.of)
    process.stderr.write(`train: game ${number + 1} of ${task.games}\n`)
  }
  keep(learnt, number)
  return gamesIn({ shard, next: number })
}

/** Written beside and put in place whole: a run that is ended leaves what it had kept. */
function keep(learnt: Learnt, next: number): void {
  if (task.sums === undefined) return
  const kept: KeptSums = { of, shard, next, from: filed(learnt.from), held: filed(learnt.held) }
  writeFileSync(`${task.sums}.new`, JSON.stringify(kept))
  renameSync(`${task.sums}.new`, task.sums)
}

function playShard(): readonly [Learnt, number] {
  const own = task.sums !== undefined && existsSync(task.sums) ? read(task.sums) : null
  if (!own) {
    const learnt = newLearnt(task)
    return [learnt, playOn(learnt, shard.index - 1)]
  }
  if (own.shard.index !== shard.index || own.shard.of !== shard.of) refuse(`${task.sums} was kept by another shard`)
  const learnt = { from: unfiled(own.from), held: unfiled(own.held) }
  return [learnt, playOn(learnt, own.next)]
}

function addShards(): readonly [Learnt, number] {
  const learnt = newLearnt(task)
  try {
    return [learnt, addKept(learnt, task.add.map(read))]
  } catch (fault) {
    if (!(fault instanceof BadArguments)) throw fault
    return refuse(fault.message)
  }
}

// What shards have kept was played: it is added up, and nothing is played beside it.
const [learnt, games] = task.add.length > 0 ? addShards() : playShard()
if (learnt.from.count > 0 && shard.of === 1) {
  const { model, ...figures } = fit(task, learnt, task.held)
  process.stdout.write(`${JSON.stringify(figures)}\n`)
  if (task.into) {
    const before = existsSync(task.into) ? (JSON.parse(readFileSync(task.into, 'utf8')) as object) : {}
    const training = { games, seed: task.seed, options: task.options, ...figures }
    writeFileSync(task.into, `${JSON.stringify({ ...before, [task.as]: { ...model, training } })}\n`)
  }
}
