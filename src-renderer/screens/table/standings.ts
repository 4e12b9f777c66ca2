import type { Seat } from '../../../src-shared/core.ts'

/** How a seat stands beside the others. */
export interface Standing {
  readonly seat: Seat
  readonly points: number
  /** Ahead of the next, or behind whoever leads, then less than 0; 0 = level with others in the lead. */
  readonly gap: number
}

/** How far below or above its place each row stood that stands somewhere else now; new ones came from nowhere. */
export function passing<Row>(
  before: ReadonlyMap<Row, number>,
  now: ReadonlyMap<Row, number>,
): readonly [Row, number][] {
  return [...now].flatMap(([row, top]): [Row, number][] => {
    const far = (before.get(row) ?? top) - top
    return far === 0 ? [] : [[row, far]]
  })
}

/** All seats, the best first. */
export function standingsOf(points: readonly number[]): readonly Standing[] {
  const ranked = points.map((n, seat) => ({ seat, points: n })).sort((a, b) => b.points - a.points)
  const [first, second] = ranked
  return ranked.map((one, i) => ({
    ...one,
    gap: i === 0 ? first.points - (second ?? first).points : one.points - first.points,
  }))
}
