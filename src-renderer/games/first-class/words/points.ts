import type { Seat } from '../../../../src-shared/core.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'

/** What this scoring has counted of a seat, paid or not: what a train brings is known before it is paid. */
export const countedOf = ({ books }: FirstClassView, seat: Seat): number =>
  books[seat].counted.reduce((sum, n) => sum + Math.max(0, n), 0)

/** A seat's points as far as they are counted: on its plate they stand only once they have come there. */
export function pointsCounted(view: FirstClassView, seat: Seat): number {
  const { points } = view.seats[seat]
  return view.phase === 'scoring' ? Math.max(points, view.books[seat].before + countedOf(view, seat)) : points
}
