import { CARD_COUNT, PARCELS_TO_END } from '../../../src-shared/games/transport/cards.ts'
import type { Seat } from '../../../src-shared/core.ts'
import { clearSlots, type State } from '../flat.ts'
import { shuffle } from '../random.ts'
import { AT, handSize, MAX_HAND, MAX_SEATS } from './state.ts'

/** Stock, hands, bag and score tiles: lists of cards and parcels, and what seats remember of the stock. */

/** How many cards can still be drawn. */
export const stockCount = (s: State): number => s[AT.stockCount]
/** How many parcels are in the bag. */
export const bagCount = (s: State): number => s[AT.bagCount]
/** How many cards a seat holds. */
export const handCount = (s: State, seat: Seat): number => s[AT.handCount + seat]
/** The card at place `i` of a hand, in the order drawn. */
export const handCard = (s: State, seat: Seat, i: number): number => s[AT.hand + seat * MAX_HAND + i] - 1
/** In which turn a seat put a card back into the stock; 0 = it did not, or has seen since where the card went. */
export const returnedAt = (s: State, seat: Seat, card: number): number => s[AT.returnedAt + seat * CARD_COUNT + card]

/** The cards in a seat's hand. */
export const handOf = (s: State, seat: Seat): number[] =>
  Array.from({ length: handCount(s, seat) }, (_, i) => handCard(s, seat, i))

/** Where in a seat's hand a card is, or -1. */
export function placeInHand(s: State, seat: Seat, card: number): number {
  for (let i = 0; i < s[AT.handCount + seat]; i++) if (handCard(s, seat, i) === card) return i
  return -1
}

/** The top card of the stock, which must not be empty, goes into a hand with room for it. */
export function drawCard(s: State, seat: Seat): number {
  const top = AT.stock + --s[AT.stockCount]
  const card = s[top] - 1
  s[top] = 0
  const place = s[AT.handCount + seat]++
  s[AT.hand + seat * MAX_HAND + place] = card + 1
  for (let other = 0; other < MAX_SEATS; other++) if (other !== seat) s[drawnAt(other, seat) + place] = s[AT.turn]
  s[AT.returnedAt + seat * CARD_COUNT + card] = 0
  return card
}

/** Draws up to the hand's size as far as the stock goes. */
export function fillHand(s: State, seat: Seat): void {
  while (handCount(s, seat) < handSize(s) && stockCount(s) > 0) drawCard(s, seat)
}

/** A card leaves a hand to lie where all see it. */
export function playFromHand(s: State, seat: Seat, card: number): void {
  const place = placeInHand(s, seat, card)
  const last = --s[AT.handCount + seat]
  const from = seat * MAX_HAND
  for (let i = place; i < last; i++) s[AT.hand + from + i] = s[AT.hand + from + i + 1]
  s[AT.hand + from + last] = 0
  for (let other = 0; other < MAX_SEATS; other++) {
    if (other !== seat) forgetOneDrawn(s, other, seat, last, returnedAt(s, other, card))
    s[AT.returnedAt + other * CARD_COUNT + card] = 0
  }
}

/** Where the turns lie that a seat remembers of the hand of another. */
export const drawnAt = (seat: Seat, owner: Seat): number => AT.drawnAt + (seat * MAX_SEATS + owner) * MAX_HAND

/**
 * One of the cards has left this hand; `count` are left. It may have been the one drawn earliest after `after`: what
 * the others can hold is then no less than if it was any other, so nothing is remembered that may be wrong.
 */
function forgetOneDrawn(s: State, seat: Seat, owner: Seat, count: number, after: number): void {
  const from = drawnAt(seat, owner)
  let gone = 0
  while (gone < count && after > 0 && s[from + gone] <= after) gone++
  for (let i = gone; i < count; i++) s[from + i] = s[from + i + 1]
  s[from + count] = 0
}

/** Empties a hand into `aside`. Returns how many cards it held. */
export function setHandAside(s: State, seat: Seat, aside: Int32Array): number {
  const count = s[AT.handCount + seat]
  const from = seat * MAX_HAND
  for (let i = 0; i < count; i++) aside[i] = handCard(s, seat, i)
  clearSlots(s, AT.hand + from, AT.hand + from + MAX_HAND)
  for (let other = 0; other < MAX_SEATS; other++) clearSlots(s, drawnAt(other, seat), drawnAt(other, seat) + MAX_HAND)
  s[AT.handCount + seat] = 0
  return count
}

/** The first `count` cards set aside go into the stock, which is shuffled (003:87). Their owner remembers it. */
export function shuffleAsideIn(s: State, seat: Seat, aside: Int32Array, count: number): void {
  for (let i = 0; i < count; i++) {
    s[AT.stock + s[AT.stockCount]++] = aside[i] + 1
    s[AT.returnedAt + seat * CARD_COUNT + aside[i]] = s[AT.turn]
  }
  shuffle(s, AT.generator, s, AT.stock, s[AT.stockCount])
}

/** The next parcel out of the bag, which must not be empty. */
export function takeFromBag(s: State): number {
  const next = AT.bag + --s[AT.bagCount]
  const parcel = s[next] - 1
  s[next] = 0
  return parcel
}

/** A parcel comes to rest on a seat's score tile. Returns as the how-manieth. */
export function putOnTile(s: State, seat: Seat, parcel: number): number {
  s[AT.tile + seat * PARCELS_TO_END + s[AT.tileCount + seat]++] = parcel + 1
  s[AT.parcelOn + parcel] = -1 - seat
  return s[AT.tileCount + seat]
}
