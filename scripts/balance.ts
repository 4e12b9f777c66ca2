/** Is the game alive and straight? `npm run --silent balance -- --game freight-express --games 300 --json`. */
import { BadArguments } from '../src-main/measure/arguments.ts'
import { BALANCE_USAGE, parseBalanceArguments, type AskedBalance } from '../src-main/measure/balance-arguments.ts'
import { balanceReport } from '../src-main/measure/balance.ts'

const TELL_EVERY_MS = 5000

function askedFor(): AskedBalance {
  try {
    return parseBalanceArguments(process.argv.slice(2))
  } catch (fault) {
    if (!(fault instanceof BadArguments)) throw fault
    process.stderr.write(`balance: ${fault.message}\n${BALANCE_USAGE}\n`)
    process.exit(2)
  }
}

const clock = (): number => performance.now()
let told = clock()
function progress(done: number, of: number): void {
  const now = clock()
  if (now - told < TELL_EVERY_MS && done < of) return
  told = now
  process.stderr.write(`balance: ${done} of ${of} games\n`)
}

process.stdout.write(`${JSON.stringify(balanceReport(askedFor(), clock, progress))}\n`)
