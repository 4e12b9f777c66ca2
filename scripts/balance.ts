/** Is the game alive and straight? `npm run --silent balance -- --game freight-express --games 300 --json`. */
import { BadArguments } from '../src-main/measure/arena-arguments.ts'
import { BALANCE_USAGE, parseBalanceArguments, type AskedBalance } from '../src-main/measure/balance-arguments.ts'
import { playBalance } from '../src-main/measure/balance.ts'
import { verdictOf } from '../src-main/measure/balance-verdict.ts'
import { playTurnsBalance } from '../src-main/measure/turns-balance.ts'
import { turnsFaults } from '../src-main/measure/turns-goals.ts'

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

function report(asked: AskedBalance): object {
  if (asked.of === 'turns') {
    const parts = playTurnsBalance(asked.task, clock, progress)
    return { game: asked.task.game, task: asked.task, parts, faults: parts.flatMap((part) => turnsFaults(asked.task.game, part).map((fault) => `${part.seats} seats: ${fault}`)) }
  }
  const parts = playBalance(asked.task, clock, progress)
  return { game: asked.of, task: asked.task, parts, faults: verdictOf(parts) }
}

process.stdout.write(`${JSON.stringify(report(askedFor()))}\n`)
