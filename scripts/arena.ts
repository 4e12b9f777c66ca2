/**
 * Bots against bots:
 * `npm run --silent arena -- --game freight-express --bots random,random --games 300 --seed 7 --json`.
 */
import { ARENA_USAGE, parseArenaArguments } from '../src-main/measure/arena-arguments.ts'
import { arenaReport, playArena, type ArenaTask } from '../src-main/measure/arena.ts'
import { BadArguments } from '../src-main/measure/arguments.ts'

const TELL_EVERY_MS = 2000

function askedFor(): ArenaTask {
  try {
    return parseArenaArguments(process.argv.slice(2))
  } catch (fault) {
    if (!(fault instanceof BadArguments)) throw fault
    process.stderr.write(`arena: ${fault.message}\n${ARENA_USAGE}\n`)
    process.exit(2)
  }
}

const task = askedFor()
const began = performance.now()
let told = began
const tally = playArena(task, (done, of) => {
  const now = performance.now()
  if (now - told < TELL_EVERY_MS && done < of) return
  told = now
  process.stderr.write(`arena: ${done} of ${of} games\n`)
})
if (tally.games === 0) {
  const { index, of } = task.shard
  process.stderr.write(`arena: shard ${index}/${of} holds none of the ${task.games} games: none were played\n`)
}
process.stdout.write(`${JSON.stringify(arenaReport(task, tally, (performance.now() - began) / 1000))}\n`)
