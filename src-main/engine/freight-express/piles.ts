import type { Seat } from '../../../src-shared/core.ts'
import type { State } from '../flat.ts'
import { shuffle } from '../random.ts'
import { AT, CARDS, GENERATOR, MAX_COUPLED, seatCount } from './state.ts'

/** Stock, discard, hands, trains and deliveries: lists of cards, and who knows what lies in them. */

const add = (s: State, countAt: number, listAt: number, card: number): void => {
  s[listAt + s[countAt]++] = card
}

/** Takes a card out and closes the gap. Returns false when it is not there. */
function remove(s: State, countAt: number, listAt: number, card: number): boolean {
  const i = placeIn(s, countAt, listAt, card)
  if (i < 0) return false
  const last = --s[countAt]
  for (let k = i; k < last; k++) s[listAt + k] = s[listAt + k + 1]
  s[listAt + last] = 0
  return true
}

function placeIn(s: State, countAt: number, listAt: number, card: number): number {
  const count = s[countAt]
  for (let i = 0; i < count; i++) if (s[listAt + i] === card) return i
  return -1
}

export const everyone = (s: State): number => (1 << seatCount(s)) - 1

export const handCount = (s: State, seat: Seat): number => s[AT.handCount + seat]
export const handCard = (s: State, seat: Seat, i: number): number => s[AT.hand + seat * CARDS + i]
export const holds = (s: State, seat: Seat, card: number): boolean =>
  placeIn(s, AT.handCount + seat, AT.hand + seat * CARDS, card) >= 0
export function addToHand(s: State, seat: Seat, card: number): void {
  add(s, AT.handCount + seat, AT.hand + seat * CARDS, card)
  s[AT.knownBy + card] = 1 << seat
}
/** A card leaves a hand to lie where all see it. */
export function playFromHand(s: State, seat: Seat, card: number): void {
  remove(s, AT.handCount + seat, AT.hand + seat * CARDS, card)
  s[AT.knownBy + card] = everyone(s)
  s[AT.lacks + card] = 0
}
/** A card goes from one hand to another. Whoever knew it can follow it; so can those in `seats` (bits). */
export function handOver(s: State, from: Seat, to: Seat, card: number, seats: number): void {
  remove(s, AT.handCount + from, AT.hand + from * CARDS, card)
  add(s, AT.handCount + to, AT.hand + to * CARDS, card)
  s[AT.knownBy + card] |= seats
}
/** Those seats (bits) see a hand. */
export function showHand(s: State, owner: Seat, seats: number): void {
  for (let i = 0; i < handCount(s, owner); i++) s[AT.knownBy + handCard(s, owner, i)] |= seats
}
/** All know from now on that no card left in a hand has this action value. */
export function noteLacking(s: State, owner: Seat, value: number): void {
  for (let i = 0; i < handCount(s, owner); i++) s[AT.lacks + handCard(s, owner, i)] |= 1 << value
}

export const coupledCount = (s: State, seat: Seat): number => s[AT.coupledCount + seat]
export const coupledCard = (s: State, seat: Seat, i: number): number => s[AT.coupled + seat * MAX_COUPLED + i]
export const hasCoupled = (s: State, seat: Seat, card: number): boolean =>
  placeIn(s, AT.coupledCount + seat, AT.coupled + seat * MAX_COUPLED, card) >= 0
export const couple = (s: State, seat: Seat, card: number): void =>
  add(s, AT.coupledCount + seat, AT.coupled + seat * MAX_COUPLED, card)
export function uncouple(s: State, seat: Seat, card: number): boolean {
  if (s[AT.bound + seat] === card + 1) s[AT.bound + seat] = 0
  return remove(s, AT.coupledCount + seat, AT.coupled + seat * MAX_COUPLED, card)
}

export const deliveredCount = (s: State, seat: Seat): number => s[AT.deliveredCount + seat]
export const deliveredCard = (s: State, seat: Seat, i: number): number => s[AT.delivered + seat * CARDS + i]
export const deliver = (s: State, seat: Seat, card: number): void =>
  add(s, AT.deliveredCount + seat, AT.delivered + seat * CARDS, card)

export const stockCount = (s: State): number => s[AT.stockCount]
export const discardCount = (s: State): number => s[AT.discardCount]
export const discardTop = (s: State): number =>
  s[AT.discardCount] > 0 ? s[AT.discard + s[AT.discardCount] - 1] : -1
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

/** How many lie under a card on the table. */
export function heightUnder(s: State, card: number): number {
  let height = 0
  for (let below = s[AT.beneath + card]; below; below = s[AT.beneath + (below & 63) - 1]) height++
  return height
}
