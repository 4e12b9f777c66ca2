import type { Fact } from '../../../src-shared/advice.ts'
import type { AnyGame, Seat, State } from '../../engine/game.ts'
import type { GamePart } from '../search/part.ts'

/** A deal before and after a move. */
interface Deal {
  readonly before: State
  readonly after: State
}

/**
 * What can be read off the table after a move, as it lies open, on every one of the deals.
 * @param deals samples that agree with what the seat knows, at least one
 */
export function laidOpen(
  game: AnyGame,
  part: GamePart,
  seat: Seat,
  deals: readonly State[],
  codes: readonly number[],
): Fact[] {
  const played = deals.map((before) => {
    const after = before.slice()
    for (const code of codes) game.apply(after, code)
    return { before, after }
  })
  // A game that is over has counted all there is.
  if (played.some(({ after }) => part.ended(after))) return []
  return [...countedBy(part, seat, played), ...reachedBy(part, seat, game.score(deals[0]).length, played)]
}

/** What counts at the end of the game. */
function countedBy({ counted }: GamePart, seat: Seat, played: readonly Deal[]): Fact[] {
  if (!counted) return []
  const brought = played.map(({ before, after }) => {
    const old = counted(before, seat)
    return counted(after, seat).map(({ key, value }, i) => ({ key, value: value - old[i].value }))
  })
  const totals = brought.map((parts) => parts.reduce((sum, { value }) => sum + value, 0))
  const points = Math.min(...totals)
  if (points < 1) return []
  const parts = brought[totals.indexOf(points)].filter(({ value }) => value > 0).map(({ key }) => key)
  return [{ kind: 'counts', points, parts, refs: [] }]
}

/** What has come within one move of the seat, and what no longer lies within one of another. */
function reachedBy(part: GamePart, seat: Seat, seats: number, played: readonly Deal[]): Fact[] {
  const { inReach } = part
  if (!inReach) return []
  return Array.from({ length: seats }, (_, other) => other).flatMap((other): Fact[] => {
    const nearer = played.map(({ before, after }) => inReach(after, other) - inReach(before, other))
    const refs = [{ kind: 'seat' as const, id: other }]
    if (part.together(played[0].before, seat, other)) {
      const points = Math.floor(Math.min(...nearer))
      return points > 0 && other === seat ? [{ kind: 'nears', points, refs }] : []
    }
    const points = Math.floor(-Math.max(...nearer))
    return points > 0 ? [{ kind: 'bars', points, seat: other, refs }] : []
  })
}
