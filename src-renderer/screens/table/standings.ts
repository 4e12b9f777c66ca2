import type { Seat } from '../../../src-shared/core.ts'
import type { CountedSource } from '../../words/speech.ts'

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

/** How rows come to their new places. */
export interface Change<Row> {
  readonly row: Row
  readonly far: number
  /** It goes there itself; else it goes out where it stood, and comes back where it stands. */
  readonly slides: boolean
}

/**
 * Whoever rises goes up past the others, which are out of sight meanwhile: no row is read through another. Rows that
 * rise past each other as well would meet, and go out all of them.
 */
export function changing<Row>(before: ReadonlyMap<Row, number>, now: ReadonlyMap<Row, number>): readonly Change<Row>[] {
  const moved = passing(before, now)
  const from = moved.flatMap(([row, far]) => (far > 0 ? [before.get(row) ?? 0] : []))
  const keepOrder = from.every((top, i) => i === 0 || top > from[i - 1])
  return moved.map(([row, far]) => ({ row, far, slides: far > 0 && keepOrder }))
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

/** What was counted, once all has been: nothing of it runs any more, and what was not told of has brought nothing. */
export const settled = (sources: readonly CountedSource[]): readonly CountedSource[] =>
  sources.map((source) => ({ ...source, at: 'passed', points: source.points ?? 0 }))

/** So far the lamp shines round the row that it is on. */
const AROUND = 6

/** How far a list in so much room is scrolled to end with this row: what was counted last stands above it. */
export const scrolledTo = (row: { readonly offsetTop: number; readonly offsetHeight: number }, room: number): number =>
  Math.max(0, row.offsetTop + row.offsetHeight + AROUND - room)
