import type { Fact } from '../../../src-shared/advice.ts'
import { gameOf } from '../../engine/games.ts'
import type { BotTask } from '../bot.ts'
import { partOf } from '../search/parts.ts'
import { begunOtherwise, dealt } from './alternatives.ts'
import { factsOf } from './facts.ts'
import { laidOpen, roadsLaid } from './laid-open.ts'
import { playedOut } from './playing-out.ts'

/**
 * What speaks for a move that was made, against what else looked best to its seat; where nothing does, against what
 * looked middling, then worst: much is prevented or opened by all that is good. Same move, same facts.
 * @param task as it was asked of the seat; its nodes are not used @param codes what it answered, the first of them to
 * the task
 */
export function reasonsFor(task: BotTask, codes: readonly number[]): Fact[] {
  const game = gameOf(task.game)
  const part = partOf(game)
  const deals = dealt(game, task)
  const others = begunOtherwise(game, part, task, codes, deals[0].slice())
  const coursesOf = (plan: { readonly codes: readonly number[] }) =>
    deals.map((s) => playedOut(game, part, s.slice(), task.seat, { ...plan, prior: 0 }))
  const mine = coursesOf({ codes })
  const open = laidOpen(game, part, task.seat, deals, codes)
  const last = others.length - 1
  for (const beside of last < 0 ? [null] : [...new Set([0, last >> 1, last])].map((at) => others[at])) {
    const facts = [...factsOf(task.seat, mine, beside && coursesOf(beside)), ...open]
    if (facts.length > 0) return facts
  }
  return roadsLaid(game, part, task.seat, deals, codes)
}
