import type { Seat } from '../../../../src-shared/core.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'

/** Who holds an end card, taken or kept in the draft, as far as it is known; -1 = nobody. */
export const holderOf = (endCard: number, { seats }: Pick<FirstClassView, 'seats'>): Seat =>
  endCard < 0 ? -1 : seats.findIndex(({ endCards, drafted }) => drafted === endCard || endCards.includes(endCard))
