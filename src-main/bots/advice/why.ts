import type { Fact } from '../../../src-shared/advice.ts'
import { gameOf } from '../../engine/games.ts'
import type { BotTask } from '../bot.ts'
import { partOf } from '../search/parts.ts'
import { begunOtherwise, dealt } from './alternatives.ts'
import { factsOf } from './facts.ts'
import { playedOut } from './playing-out.ts'

/**
 * What speaks for a move that was made, against what else looked best to its seat. Same move, same facts.
 * @param task as it was asked of the seat; its nodes are not used @param codes what it answered, the first of them to
 * the task
 */
export function reasonsFor(task: BotTask, codes: readonly number[]): Fact[] {
  const game = gameOf(task.game)
  const part = partOf(game)
  const deals = dealt(game, task)
  const [other] = begunOtherwise(game, part, task, codes, deals[0].slice())
  const coursesOf = (plan: { readonly codes: readonly number[] }) =>
    deals.map((s) => playedOut(game, part, s.slice(), task.seat, { ...plan, prior: 0 }))
  return factsOf(task.seat, coursesOf({ codes }), other ? coursesOf(other) : null)
}
