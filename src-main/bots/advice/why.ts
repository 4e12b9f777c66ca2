import type { Fact } from '../../../src-shared/advice.ts'
import type { AnyGame, Seat, State } from '../../engine/game.ts'
import { gameOf } from '../../engine/games.ts'
import type { BotTask } from '../bot.ts'
import type { GamePart } from '../search/part.ts'
import { partOf } from '../search/parts.ts'
import { begunOtherwise, dealt } from './alternatives.ts'
import { factsOf } from './facts.ts'
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
  const counted = [
    ...countedAfter(game, part, deals, task.seat, codes),
    ...reachAfter(game, part, deals, task.seat, codes),
  ]
  if (others.length === 0) return [...factsOf(task.seat, mine, null), ...counted]
  const last = others.length - 1
  for (const at of new Set([0, last >> 1, last])) {
    const facts = [...factsOf(task.seat, mine, coursesOf(others[at])), ...counted]
    if (facts.length > 0) return facts
  }
  return []
}

/** What a move brings within one move of its seat, and takes out of that of others, on every one of the deals. */
function reachAfter(
  game: AnyGame,
  part: GamePart,
  deals: readonly State[],
  seat: Seat,
  codes: readonly number[],
): Fact[] {
  const { inReach } = part
  if (!inReach) return []
  const ends = deals.map((deal) => {
    const s = deal.slice()
    for (const code of codes) game.apply(s, code)
    return s
  })
  if (ends.some((s) => part.ended(s))) return []
  return game.score(deals[0]).flatMap((_, other): Fact[] => {
    const nearer = ends.map((s, i) => inReach(s, other) - inReach(deals[i], other))
    const refs = [{ kind: 'seat' as const, id: other }]
    if (part.together(deals[0], seat, other)) {
      const points = Math.floor(Math.min(...nearer))
      return points > 0 && other === seat ? [{ kind: 'nears', points, refs }] : []
    }
    const points = Math.floor(-Math.max(...nearer))
    return points > 0 ? [{ kind: 'bars', points, seat: other, refs }] : []
  })
}

/** What a move brings that counts at the end of the game, on every one of the deals. */
function countedAfter(
  game: AnyGame,
  part: GamePart,
  deals: readonly State[],
  seat: Seat,
  codes: readonly number[],
): Fact[] {
  const { counted } = part
  if (!counted) return []
  const brought = deals.map((deal) => {
    const s = deal.slice()
    const before = counted(s, seat)
    for (const code of codes) game.apply(s, code)
    // A game that is over has counted them.
    return counted(s, seat).map(({ key, value }, i) => ({ key, value: part.ended(s) ? 0 : value - before[i].value }))
  })
  const totals = brought.map((parts) => parts.reduce((sum, { value }) => sum + value, 0))
  const points = Math.min(...totals)
  if (points < 1) return []
  const parts = brought[totals.indexOf(points)].filter(({ value }) => value > 0).map(({ key }) => key)
  return [{ kind: 'counts', points, parts, refs: [] }]
}
