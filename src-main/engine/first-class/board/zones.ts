import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { AT } from '../state.ts'

const { where: WHERE } = AT

/** Where an action card is. Each is in one zone, of one seat where the zone belongs to a seat. */
export const NOT_IN_GAME = 0
export const IN_STACK = 1
export const IN_ROW = 2
export const FILED = 3
export const CONTRACT = 4
export const ON_ROUTE = 5
export const ABOARD = 6
export const POSTCARD = 7
export const BETWEEN = 8
export const DISCARDED = 9
export const IN_WAREHOUSE = 10
export const TOOLBOX_PLACE = 11
/** C: laid out before its seat. */
export const DESTROYER = 13
/** C: with a dummy; the seat is the dummy's number. */
export const WITH_DUMMY = 14
/** Taken and about to get its place. */
export const IN_HAND = 12

/** Notes where an action card is. */
export function putCard(s: State, card: number, zone: number, seat: Seat = 0): void {
  s[WHERE + card] = zone | (seat << 4)
}
/** In which zone an action card is. */
export const zoneOf = (s: State, card: number): number => s[WHERE + card] & 15
/** With which seat; 0 where the zone is no seat's. */
export const seatOf = (s: State, card: number): Seat => s[WHERE + card] >> 4
/** Is the card just there? */
export const isAt = (s: State, card: number, zone: number, seat: Seat): boolean =>
  s[WHERE + card] === (zone | (seat << 4))
