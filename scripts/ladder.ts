/** Every bot against every other: `npm run --silent ladder -- --game first-class --games 100 --json`. */
import { BadArguments } from '../src-main/measure/arguments.ts'
import { LADDER_USAGE, parseLadderArguments } from '../src-main/measure/ladder-arguments.ts'
import { ladderReport, playLadder, type LadderTask } from '../src-main/measure/ladder.ts'

function askedFor(): LadderTask {
  try {
    return parseLadderArguments(process.argv.slice(2))
  } catch (fault) {
    if (!(fault instanceof BadArguments)) throw fault
    process.stderr.write(`ladder: ${fault.message}\n${LADDER_USAGE}\n`)
    process.exit(2)
  }
}

const task = askedFor()
const rungs = playLadder(task, ({ one, others, games }) =>
  process.stderr.write(`ladder: ${one} against ${others}, ${games} games\n`),
)
process.stdout.write(`${JSON.stringify(ladderReport(task, rungs))}\n`)
