import type { Seat } from '../../../src-shared/core.ts'
import type { State } from '../flat.ts'
import { shuffle } from '../random.ts'
import { crossOut, loseTrack, remember, rememberDrawn, rememberLacking } from './knowledge/memory.ts'
import { AT, CARDS, GENERATOR, MAX_COUPLED, seatCount } from './state.ts'

/** Stock, discard, hands, trains and deliveries: lists of cards, and who knows what lies in them. */

const add = (s: State, countAt: number, listAt: number, card: number): void => {
  s[listAt + s[countAt]++] = card
}

/** Takes a card out, which must be there, and closes the gap. */
function remove(s: State, countAt: number, listAt: number, card: number): void {
  const i = placeIn(s, countAt, listAt, card)
  const last = --s[countAt]
  for (let k = i; k < last; k++) s[listAt + k] = s[listAt + k + 1]
  s[listAt + last] = 0
}

function placeIn(s: State, countAt: number, listAt: number, card: number): number {
  const count = s[countAt]
  for (let i = 0; i < count; i++) if (s[listAt + i] === card) return i
  return -1
}

/** All seats, as bits 1 << seat. */
export const everyone = (s: State): number => (1 << seatCount(s)) - 1

/** How many cards a seat holds. */
export const handCount = (s: State, seat: Seat): number => s[AT.handCount + seat]
/** The card at place `i` of a hand, in the order drawn. */
export const handCard = (s: State, seat: Seat, i: number): number => s[AT.hand + seat * CARDS + i]
/** Whether a seat holds a card. */
export const holds = (s: State, seat: Seat, card: number): boolean =>
  placeIn(s, AT.handCount + seat, AT.hand + seat * CARDS, card) >= 0
/** A seat's hand, as a list of cards. */
export const handOf = (s: State, seat: Seat): number[] =>
  Array.from({ length: handCount(s, seat) }, (_, i) => handCard(s, seat, i))
/** A seat's hand as it is told to others: in order of number, since the order in which it was drawn is its own. */
export const handTold = (s: State, seat: Seat): number[] => handOf(s, seat).sort((a, b) => a - b)
/** A drawn card comes to a hand: from now on that seat alone knows where it is. */
export function addToHand(s: State, seat: Seat, card: number): void {
  add(s, AT.handCount + seat, AT.hand + seat * CARDS, card)
  s[AT.knownBy + card] = 1 << seat
  rememberDrawn(s, seat, card)
}
/** All who could not name a card see it leave a hand. */
function leaveOpenly(s: State, owner: Seat, card: number): void {
  for (let seat = 0; seat < seatCount(s); seat++) if (!isKnown(s, seat, card)) crossOut(s, seat, owner, card)
  remove(s, AT.handCount + owner, AT.hand + owner * CARDS, card)
  s[AT.knownBy + card] = everyone(s)
}
/** A card leaves a hand to lie where all see it. */
export const playFromHand = (s: State, seat: Seat, card: number): void => leaveOpenly(s, seat, card)
/** A card goes openly from one hand to another. */
export function handOver(s: State, from: Seat, to: Seat, card: number): void {
  leaveOpenly(s, from, card)
  add(s, AT.handCount + to, AT.hand + to * CARDS, card)
}
/**
 * A card goes from one hand to another, and only those two see which. The others can name no card of that hand any
 * more.
 */
export function handOverBlind(s: State, from: Seat, to: Seat, card: number): void {
  const cards = handOf(s, from)
  for (let seat = 0; seat < seatCount(s); seat++) {
    if (seat === from || seat === to) continue
    if (loseTrack(s, seat, from, to, cards.length)) for (const one of cards) s[AT.knownBy + one] &= ~(1 << seat)
  }
  if (!isKnown(s, to, card)) crossOut(s, to, from, card)
  remove(s, AT.handCount + from, AT.hand + from * CARDS, card)
  add(s, AT.handCount + to, AT.hand + to * CARDS, card)
  s[AT.knownBy + card] |= 1 << to
}
/** Shows a hand to seats, of which each is a bit. */
export function showHand(s: State, owner: Seat, seats: number): void {
  for (let i = 0; i < handCount(s, owner); i++) s[AT.knownBy + handCard(s, owner, i)] |= seats
  for (let seat = 0; seat < seatCount(s); seat++)
    if (seat !== owner && seats & (1 << seat)) remember(s, seat, owner, [])
}
/** All know from now on that no card left in a hand has this action value. */
export const noteLacking = (s: State, owner: Seat, value: number): void => rememberLacking(s, owner, value)

/** How many wagons a seat's train has. */
export const coupledCount = (s: State, seat: Seat): number => s[AT.coupledCount + seat]
/** The wagon at place `i` behind a locomotive, as a card. */
export const coupledCard = (s: State, seat: Seat, i: number): number => s[AT.coupled + seat * MAX_COUPLED + i]
/** A seat's coupled wagons, as cards. */
export const trainOf = (s: State, seat: Seat): number[] =>
  Array.from({ length: coupledCount(s, seat) }, (_, i) => coupledCard(s, seat, i))
/** Whether a card is a wagon of a seat's train. */
export const hasCoupled = (s: State, seat: Seat, card: number): boolean =>
  placeIn(s, AT.coupledCount + seat, AT.coupled + seat * MAX_COUPLED, card) >= 0
/** Puts a card at the end of a train. */
export const couple = (s: State, seat: Seat, card: number): void =>
  add(s, AT.coupledCount + seat, AT.coupled + seat * MAX_COUPLED, card)
/** Takes a wagon out of a train, where it must be, and what bound it to its station. */
export function uncouple(s: State, seat: Seat, card: number): void {
  if (s[AT.bound + seat] === card + 1) s[AT.bound + seat] = 0
  remove(s, AT.coupledCount + seat, AT.coupled + seat * MAX_COUPLED, card)
}

/** How many wagons a seat has delivered. */
export const deliveredCount = (s: State, seat: Seat): number => s[AT.deliveredCount + seat]
/** The wagon at place `i` under a locomotive, in the order delivered. */
export const deliveredCard = (s: State, seat: Seat, i: number): number => s[AT.delivered + seat * CARDS + i]
/** Puts a wagon under the locomotive, where it counts at the end (000:83). */
export const deliver = (s: State, seat: Seat, card: number): void =>
  add(s, AT.deliveredCount + seat, AT.delivered + seat * CARDS, card)

/** How many cards can be drawn before a shuffle. */
export const stockCount = (s: State): number => s[AT.stockCount]
/** How many cards lie on the discard. */
export const discardCount = (s: State): number => s[AT.discardCount]
/** The card that lies uppermost on the discard; -1 = none. */
export const discardTop = (s: State): number => (s[AT.discardCount] > 0 ? s[AT.discard + s[AT.discardCount] - 1] : -1)
/** Puts a card on the discard, where all see it. */
export const discard = (s: State, card: number): void => {
  add(s, AT.discardCount, AT.discard, card)
  s[AT.knownBy + card] = everyone(s)
}

/** Takes the top card of the stock, which must not be empty. */
export function takeTop(s: State): number {
  const i = AT.stock + --s[AT.stockCount]
  const card = s[i]
  s[i] = 0
  return card
}

/** The discard, turned over and shuffled, becomes the stock (000:47). Everyone forgets where its cards lie. */
export function shuffleDiscard(s: State): void {
  const count = s[AT.discardCount]
  s[AT.shuffles]++
  for (let i = 0; i < count; i++) {
    const card = s[AT.discard + i]
    s[AT.stock + i] = card
    s[AT.knownBy + card] = 0
    s[AT.batch + card] = s[AT.shuffles]
  }
  s.fill(0, AT.discard, AT.discard + count)
  s[AT.discardCount] = 0
  s[AT.stockCount] = count
  shuffle(s, GENERATOR, s, AT.stock, count)
}

/** Does this seat know where the card lies? */
export function isKnown(s: State, seat: Seat, card: number): boolean {
  return (s[AT.knownBy + card] & (1 << seat)) !== 0
}
