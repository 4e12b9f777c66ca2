import type { Ref, RefKind, Seat } from '../../../../src-shared/core.ts'
import { EACH_SEAT, evidenceRef, ownerOf } from '../../../../src-shared/games/first-class/refs.ts'
export * from '../../../../src-shared/games/first-class/refs.ts'

/** The things that the screen alone points at. */

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

/** Where a card that is let go stays while it is asked which of its ways is meant. */
export const LAID_ONTO = Object.keys(EACH_SEAT) as readonly RefKind[]

export const isOnBoardOf = (seat: Seat, { kind, id }: Ref): boolean => isOwn(kind) && ownerOf(kind, id) === seat

const isOwn = (kind: RefKind): kind is keyof typeof EACH_SEAT => kind in EACH_SEAT
