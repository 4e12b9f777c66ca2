import type { Apart } from '../../../src-shared/advice.ts'
import type { Seat, State } from '../../engine/game.ts'
import { Meter } from '../search/meter.ts'
import type { GamePart } from '../search/part.ts'
import type { Deal } from './laid-open.ts'

/** What a thing that comes to the seat again is worth, in the mean. */
const WORTH = 2

/** So many answers are tried at most, to find one that mends it. */
const MOST_TRIED = 20_000

/**
 * What a move does for a seat to which nothing comes; nothing where something does. It is told of every move then that
 * may mend it: that nothing comes is what everybody asks about who is cut off.
 * @param first what the seat knows, as one of the deals; it tells of a move played on all, and where they differ the
 * worst
 */
export function stillApart(
  { gap: gapOf, mayJoin, canJoin, ended }: GamePart,
  seat: Seat,
  first: State,
  unwanted?: () => boolean,
): (played: readonly Deal[]) => Apart[] {
  if (!gapOf || mayJoin?.(first) === false) return () => []
  const before = gapOf(first, seat)
  if (before === 0) return () => []
  // It is much to try: once, though it be too much to find out, and only where a move does not mend it.
  let can: boolean | null | undefined
  const isHopeless = (): boolean => {
    if (can === undefined) can = canJoin?.(first.slice(), seat, new Meter(MOST_TRIED, unwanted)) ?? null
    return can === false
  }
  return (played) => {
    if (played.some(({ after }) => ended(after))) return []
    const gaps = played.map(({ after }) => gapOf(after, seat))
    const gap = gaps.includes(null) ? null : Math.max(...gaps.map(Number))
    return [
      { kind: 'apart', points: WORTH, gap, before, ...(gap !== 0 && isHopeless() && { hopeless: true }), refs: [] },
    ]
  }
}
