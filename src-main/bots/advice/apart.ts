import type { Fact } from '../../../src-shared/advice.ts'
import type { AnyGame, Seat, State } from '../../engine/game.ts'
import type { GamePart } from '../search/part.ts'

type Apart = Extract<Fact, { readonly kind: 'apart' }>

/** What a thing that comes to the seat again is worth, in the mean. */
const WORTH = 2

/**
 * What a move does for a seat to which nothing comes; nothing where something does. It is told of every move then: that
 * one can score nothing is what everybody asks about who is cut off.
 * @param deals samples that agree with what the seat knows, at least one; where they differ the worst is told
 */
export function stillApart(
  game: AnyGame,
  { gap: gapOf, canJoin, ended }: GamePart,
  seat: Seat,
  deals: readonly State[],
): (codes: readonly number[]) => Apart[] {
  const [first] = deals
  const before = gapOf?.(first, seat) ?? null
  if (!gapOf || before === 0) return () => []
  let can: boolean | null | undefined
  return (codes) => {
    const after = deals.map((s) => playedOn(game, s, codes))
    if (after.some(ended)) return []
    const gaps = after.map((s) => gapOf(s, seat))
    const gap = gaps.includes(null) ? null : Math.max(...gaps.map(Number))
    // It is much to try, and only asked where a move does not mend it.
    const hopeless = gap !== 0 && (can ??= canJoin?.(first.slice(), seat) ?? null) === false
    return [{ kind: 'apart', points: WORTH, gap, before, ...(hopeless && { hopeless }), refs: [] }]
  }
}

/** Whether that speaks for the move: it mends it, or brings it nearer. */
export const isNearer = ({ gap, before }: Apart): boolean =>
  gap === 0 || (gap !== null && before !== null && gap < before)

function playedOn(game: AnyGame, before: State, codes: readonly number[]): State {
  const after = before.slice()
  for (const code of codes) game.apply(after, code)
  return after
}
