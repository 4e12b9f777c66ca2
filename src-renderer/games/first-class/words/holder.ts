import type { Phrase, Seat } from '../../../../src-shared/core.ts'
import type { Holder } from '../../../../src-shared/games/first-class/events.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { SeatInfo } from '../../../../src-shared/table.ts'
import { phrase } from '../../../messages/index.ts'
import { nameOf } from '../../../words/names.ts'

export const MAX_SEATS = 4

/** A seat's name, or that of a suspect whom nobody plays. */
export const holderName = (holder: Holder, seats: readonly SeatInfo[]): string | Phrase =>
  holder < MAX_SEATS
    ? nameOf(seats, holder)
    : phrase(holder === MAX_SEATS ? 'first-class.dummy.0' : 'first-class.dummy.1')

/** Who holds an end card, taken or kept in the draft, as far as it is known; -1 = nobody. */
export const holderOf = (endCard: number, { seats }: Pick<FirstClassView, 'seats'>): Seat =>
  endCard < 0 ? -1 : seats.findIndex(({ endCards, drafted }) => drafted === endCard || endCards.includes(endCard))
