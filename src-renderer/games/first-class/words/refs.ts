import type { Ref, RefKind, Seat } from '../../../../src-shared/core.ts'

/** The things of this game as one points at them; how ids count is fixed in core.ts. */
export const cardRef = (id: number): Ref => ({ kind: 'card', id })
export const endCardRef = (id: number): Ref => ({ kind: 'endCard', id })
export const seatRef = (id: Seat): Ref => ({ kind: 'seat', id })
export const trainRef = (seat: Seat, train: number): Ref => ({ kind: 'train', id: seat * 2 + train })
export const coachRef = (seat: Seat, train: number, place: number): Ref => ({
  kind: 'coach',
  id: (seat * 2 + train) * 10 + place,
})
export const conductorRef = (seat: Seat, train: number): Ref => ({ kind: 'conductor', id: seat * 2 + train })
export const locomotiveRef = (id: Seat): Ref => ({ kind: 'locomotive', id })
export const cityRef = (seat: Seat, index: number): Ref => ({ kind: 'city', id: seat * 64 + index })
export const columnRef = (seat: Seat, column: number): Ref => ({ kind: 'column', id: seat * 3 + column })
export const mailRef = (seat: Seat, mail: number): Ref => ({ kind: 'mail', id: seat * 4 + mail })
export const gainedRef = (id: number): Ref => ({ kind: 'gained', id })
export const betweenRef = (seat: Seat, place: number): Ref => ({ kind: 'between', id: seat * 4 + place })
export const orderRef = (id: number): Ref => ({ kind: 'order', id })
export const evidenceRef = (id: number): Ref => ({ kind: 'evidence', id })
/** Module C, for the screen alone: who one is, 0 = the murderer. Evidence counts from 0, and -1 is a hidden piece. */
export const identityRef = (identity: number): Ref => evidenceRef(-2 - identity)
/** Who that is whose card one points at; null = it is another thing. */
export const identityOf = ({ kind, id }: Ref): number | null => (kind === 'evidence' && id < -1 ? -2 - id : null)
/** What lies one under the other in a seat's dock. */
export const fanRef = (id: Seat): Ref => ({ kind: 'fan', id })
/** Piles have ids up to 3: a row of the display is pointed at by its gauge, which only tells. */
const ROWS_FROM = 10
export const rowRef = (row: number): Ref => ({ kind: 'pile', id: ROWS_FROM + row })
export const rowOf = (pile: number): number => pile - ROWS_FROM
export const START_TILE: Ref = { kind: 'startTile', id: 0 }

/** How many ids of a kind each seat has, as they are counted above: its board, and the things that lie there. */
const EACH_SEAT: Partial<Record<RefKind, number>> = {
  seat: 1,
  train: 2,
  coach: 20,
  conductor: 2,
  locomotive: 1,
  city: 64,
  column: 3,
  mail: 4,
  between: 4,
}

/** Where a card that is let go stays while it is asked which of its ways is meant. */
export const LAID_ONTO = Object.keys(EACH_SEAT) as readonly RefKind[]

export const isOnBoardOf = (seat: Seat, { kind, id }: Ref): boolean =>
  Math.floor(id / (EACH_SEAT[kind] ?? NaN)) === seat
