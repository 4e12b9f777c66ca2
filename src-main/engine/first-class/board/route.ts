import { BOARD_CITIES } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { addPoints } from '../points.ts'
import { cityRef, locomotiveRef } from '../refs.ts'
import { FINE, WHY } from '../reasons.ts'
import { AT, MAX_ROUTE } from '../state.ts'
import { BOARD_CITY, CARD_CITIES, CARD_CITY, CITY_FRAME, CITY_POINTS } from '../tables.ts'
import { tell, type Tell } from '../tell.ts'

const {
  cities: CITIES,
  cityPaid: CITY_PAID,
  locomotive: LOCOMOTIVE,
  postcards: POSTCARDS,
  route: ROUTE,
  routeCount: ROUTE_COUNT,
} = AT

/** The route of a seat: the board's three cities, then route cards; cities are counted along it from 0. */
export const BOARD = BOARD_CITIES.length
/** How many cities of its route a seat's locomotive has come to. */
export const locomotiveAt = (s: State, seat: Seat): number => s[LOCOMOTIVE + seat]
/** How many cities a seat's route has, those of the board among them. */
export const cityCount = (s: State, seat: Seat): number => s[CITIES + seat]
/** How many route cards a seat has laid. */
export const routeCount = (s: State, seat: Seat): number => s[ROUTE_COUNT + seat]
/** The route card at place `index`, in the order laid. */
export const routeCard = (s: State, seat: Seat, index: number): number => s[ROUTE + seat * MAX_ROUTE + index] - 1
/** The postcard on a route card, or -1. */
export const postcardOn = (s: State, seat: Seat, index: number): number => s[POSTCARDS + seat * MAX_ROUTE + index] - 1

/** Which route card a city is on; -1 = the board. */
export function routeIndexOf(s: State, seat: Seat, city: number): number {
  let left = city - BOARD
  let index = -1
  while (left >= 0) left -= CARD_CITIES[routeCard(s, seat, ++index)]
  return index
}

/** The first city, along the route, of a route card. */
export function firstCityOf(s: State, seat: Seat, index: number): number {
  let city = BOARD
  for (let i = 0; i < index; i++) city += CARD_CITIES[routeCard(s, seat, i)]
  return city
}

/** A city's place in the table of cities. */
export function cityId(s: State, seat: Seat, city: number): number {
  if (city < BOARD) return BOARD_CITY + city
  let left = city - BOARD
  for (let i = 0; ; i++) {
    const card = routeCard(s, seat, i)
    if (left < CARD_CITIES[card]) return CARD_CITY[card] + left
    left -= CARD_CITIES[card]
  }
}

/** Lays a route card at the end of a seat's route. Gives its place. */
export function layRouteCard(s: State, seat: Seat, card: number): number {
  const index = s[ROUTE_COUNT + seat]++
  s[ROUTE + seat * MAX_ROUTE + index] = card + 1
  s[CITIES + seat] += CARD_CITIES[card]
  return index
}

/** Cities between the locomotive and the end of the route. */
export const citiesAhead = (s: State, seat: Seat): number => cityCount(s, seat) - locomotiveAt(s, seat)
/** May the locomotive make a step? FINE, or why not. */
export const driveRefusal = (s: State, seat: Seat): number => (citiesAhead(s, seat) > 0 ? FINE : WHY.routeEnds)

/** Point cities pay at once, once; bonus cities at each scoring. [002:370-386] */
export function drive(s: State, seat: Seat, steps: number, emit: Tell): void {
  const from = locomotiveAt(s, seat)
  s[LOCOMOTIVE + seat] = from + steps
  if (emit)
    tell(s, emit, [locomotiveRef(seat), cityRef(seat, from + steps - 1)], { kind: 'drove', from, to: from + steps })
  for (let city = from; city < from + steps; city++)
    addPoints(s, seat, 'cities', CITY_POINTS[cityId(s, seat, city)], emit)
}

/** Which word and bit of the paid bonuses a city has. */
function paidSlot(s: State, seat: Seat, city: number): number {
  return CITY_PAID + 1 + routeIndexOf(s, seat, city)
}
function paidBit(s: State, seat: Seat, city: number): number {
  const index = routeIndexOf(s, seat, city)
  return 1 << (index < 0 ? city : city - firstCityOf(s, seat, index))
}
/** Notes that a city's bonus has paid in this scoring. */
export function markPaid(s: State, seat: Seat, city: number): void {
  s[paidSlot(s, seat, city)] |= paidBit(s, seat, city)
}

/** Why a city gives no bonus now, in the scoring of this seat. [002:670-673] */
export function cityRefusal(s: State, seat: Seat, city: number): number {
  if (city >= locomotiveAt(s, seat)) return WHY.cityNotReached
  if (CITY_FRAME[cityId(s, seat, city)] < 0) return WHY.cityPaid
  return s[paidSlot(s, seat, city)] & paidBit(s, seat, city) ? WHY.cityPaid : FINE
}
