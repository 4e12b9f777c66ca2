import type { AskedBalance } from './balance-arguments.ts'
import { playFirstClassBalance } from './first-class/balance.ts'
import { firstClassFaults } from './first-class/balance-verdict.ts'
import { playBalance } from './freight-express/balance.ts'
import { verdictOf } from './freight-express/balance-verdict.ts'
import type { Clock } from './speed.ts'
import { playTurnsBalance } from './turns-balance.ts'
import { turnsFaults } from './turns-goals.ts'

/** Plays what is asked for; `progress` is told after each game. @returns the figures, and what is amiss in words */
export function balanceReport(asked: AskedBalance, clock: Clock, progress: (done: number, of: number) => void): object {
  if (asked.of === 'freight-express') {
    const parts = playBalance(asked.task, clock, progress)
    return { game: asked.of, task: asked.task, parts, faults: verdictOf(parts) }
  }
  if (asked.of === 'first-class') {
    const figures = playFirstClassBalance(asked.task, clock, progress)
    return { game: asked.of, task: asked.task, ...figures, faults: firstClassFaults(figures) }
  }
  const { task } = asked
  const parts = playTurnsBalance(task, clock, progress)
  return {
    game: task.game,
    task,
    parts,
    faults: parts.flatMap((part) => turnsFaults(task.game, part).map((fault) => `${part.seats} seats: ${fault}`)),
  }
}
