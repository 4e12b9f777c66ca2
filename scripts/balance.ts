/** Is the game alive and straight? `npm run --silent balance -- --game freight-express --games 300 --json`. */
import { BadArguments } from '../src-main/measure/arena-arguments.ts'
import { BALANCE_USAGE, parseBalanceArguments } from '../src-main/measure/balance-arguments.ts'
import { playBalance, type BalanceTask } from '../src-main/measure/balance.ts'
import { verdictOf } from '../src-main/measure/balance-verdict.ts'

const TELL_EVERY_MS = 5000

function askedFor(): BalanceTask {
  try {
    return parseBalanceArguments(process.argv.slice(2))
  } catch (fault) {
    if (!(fault instanceof BadArguments)) throw fault
    process.stderr.write(`balance: ${fault.message}\n${BALANCE_USAGE}\n`)
    process.exit(2)
  }
}

const clock = (): number => performance.now()
const task = askedFor()
let told = clock()
const parts = playBalance(task, clock, (done, of) => {
  const now = clock()
  if (now - told < TELL_EVERY_MS && done < of) return
  told = now
  process.stderr.write(`balance: ${done} of ${of} games\n`)
})
process.stdout.write(`${JSON.stringify({ game: 'freight-express', task, parts, faults: verdictOf(parts) })}\n`)
