import type { Seat, State } from '../../engine/game.ts'

/** What a learned value looks at in one game: figures of a position, as one seat stands in it. */
export interface Features {
  /** What they are called, in the order of `read`. */
  readonly names: readonly string[]
  /**
   * Places along the way to the end, falling to 0 at the end. The value is learnt at each of them, and between two of
   * them it goes over from one to the other.
   */
  readonly knots: readonly number[]
  /** How far the end is, in the measure of the knots. */
  left(s: State): number
  /**
   * Writes them to `out`, as many as there are names: of all that the seat itself knows in the position. Of another
   * seat it is asked on a sample, or where the cards lie open: there what was put into it bears on them.
   */
  read(s: State, seat: Seat, out: Float64Array): void
}

/** Between which two knots a position lies, and how much the nearer to the end counts. */
export interface Between {
  /** The one further from the end; the other is the next. */
  readonly knot: number
  /** 0 = the further alone, 1 = the nearer alone. */
  readonly part: number
}

export function betweenKnots(knots: readonly number[], left: number): Between {
  for (let knot = 0; knot + 1 < knots.length; knot++)
    if (left > knots[knot + 1])
      return { knot, part: Math.min(1, Math.max(0, (knots[knot] - left) / (knots[knot] - knots[knot + 1]))) }
  return { knot: Math.max(0, knots.length - 2), part: 1 }
}
