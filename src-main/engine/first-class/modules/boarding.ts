import { CARD_KINDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { conductorOf, levelAt, riderAt } from '../board/coaches.ts'
import { gainCoinsLast } from '../board/coins.ts'
import { gainFrame } from '../frames/gained.ts'
import { addPoints } from '../points.ts'
import { FROM_CARD, cardRef, coachRef } from '../refs.ts'
import { AT, PLACES, TRAINS } from '../state.ts'
import { CARD_KIND, RIDER_FRAME, RIDER_PAYS } from '../tables.ts'
import { tell, type Tell } from '../tell.ts'

const { boarded: BOARDED } = AT

const BOARDING = CARD_KINDS.indexOf('boarding')
const PASSENGERS = 0
/** Points for each piece of luggage loaded earlier; a passenger brings 1 coin for each earlier one. [002:1161, 1184] */
const EARLIER_LUGGAGE = 2
/** A 1-wagon, in the levels of the state. */
const ONE = 2

/** Has the card in this wagon come aboard? It pays once. */
export const isAboard = (s: State, seat: Seat, train: number, place: number): boolean =>
  (s[BOARDED + seat * TRAINS + train] & (1 << place)) !== 0

/**
 * Aboard as soon as the wagon is worth 1 or more and the conductor has come there; it pays at once, its box waits.
 * [002:1144-1185]
 */
export function checkBoarding(s: State, seat: Seat, train: number, place: number, emit: Tell): void {
  const card = riderAt(s, seat, train, place)
  if (card < 0 || CARD_KIND[card] !== BOARDING || isAboard(s, seat, train, place)) return
  if (levelAt(s, seat, train, place) < ONE || conductorOf(s, seat, train) <= place) return
  const earlier = countAboard(s, seat, train)
  s[BOARDED + seat * TRAINS + train] |= 1 << place
  const coins = train === PASSENGERS ? RIDER_PAYS[card * 2] + earlier : 0
  const points = train === PASSENGERS ? 0 : RIDER_PAYS[card * 2 + 1] + EARLIER_LUGGAGE * earlier
  if (emit)
    tell(s, emit, [cardRef(card), coachRef(seat, train, place)], { kind: 'boarded', card, train, place, coins, points })
  if (coins > 0) gainCoinsLast(s, coins)
  addPoints(s, seat, 'luggage', points, emit)
  const frame = RIDER_FRAME[card * 2 + train]
  if (frame >= 0) gainFrame(s, frame, FROM_CARD, card, emit)
}

/** What the passengers who wait would pay if all of them came aboard. */
export function passengersMayPay(s: State, seat: Seat): number {
  let earlier = countAboard(s, seat, PASSENGERS)
  let coins = 0
  for (let place = 0; place < PLACES; place++) {
    const card = riderAt(s, seat, PASSENGERS, place)
    if (card < 0 || CARD_KIND[card] !== BOARDING || isAboard(s, seat, PASSENGERS, place)) continue
    coins += RIDER_PAYS[card * 2] + earlier++
  }
  return coins
}

function countAboard(s: State, seat: Seat, train: number): number {
  let n = 0
  for (let place = 0; place < PLACES; place++) if (isAboard(s, seat, train, place)) n++
  return n
}
