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

/** How a place is noted: the zone in the lowest four bits, the seat above it. */
const ZONE_MASK = 15
const SEAT_SHIFT = 4
/** What lies beneath a card between the trains is noted above its zone and seat. */
const BENEATH_SHIFT = 8
const PLACE_MASK = (1 << BENEATH_SHIFT) - 1

/** Notes where an action card is, with nothing beneath it. */
export function putCard(s: State, card: number, zone: number, seat: Seat = 0): void {
  s[WHERE + card] = zone | (seat << SEAT_SHIFT)
}
/** Notes that a card lies upon that one; -1 = on none. */
export function putUpon(s: State, card: number, under: number): void {
  s[WHERE + card] = (s[WHERE + card] & PLACE_MASK) | ((under + 1) << BENEATH_SHIFT)
}
/** Zone and seat of an action card in one number, as `putCard` notes them. */
export const placeOf = (s: State, card: number): number => s[WHERE + card] & PLACE_MASK
/** In which zone an action card is. */
export const zoneOf = (s: State, card: number): number => s[WHERE + card] & ZONE_MASK
/** With which seat; 0 where the zone is no seat's. */
export const seatOf = (s: State, card: number): Seat => placeOf(s, card) >> SEAT_SHIFT
/** Is the card just there? */
export const isAt = (s: State, card: number, zone: number, seat: Seat): boolean =>
  placeOf(s, card) === (zone | (seat << SEAT_SHIFT))
/** The card on which that one lies; -1 = on none. */
export const beneath = (s: State, card: number): number => (s[WHERE + card] >> BENEATH_SHIFT) - 1
