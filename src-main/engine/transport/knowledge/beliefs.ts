import type { Seat } from '../../../../src-shared/core.ts'
import { CARD_COUNT, FIRST_DECK_CARD, PARCEL_COUNT } from '../../../../src-shared/games/transport/cards.ts'
import type { State } from '../../flat.ts'
import { nextBelow, nextWord, seedGenerator, shuffle, GENERATOR_WORDS } from '../../random.ts'
import { drawnAt, handCount, placeInHand, returnedAt, stockCount } from '../piles.ts'
import { AT, cellOf, heldCard, MAX_HAND, MAX_SEATS, otherSeats } from '../state.ts'

/** All that a seat knows: the state with what it may not know blotted out. */
export interface TransportBeliefs {
  readonly seat: Seat
  readonly known: readonly number[]
}

/** What a seat has ever been shown, and nothing else. See Game.beliefs. */
export function beliefs(s: State, seat: Seat): TransportBeliefs {
  const known = Array.from(s)
  known.fill(0, AT.generator, AT.generator + GENERATOR_WORDS)
  known.fill(0, AT.stock, AT.stock + stockCount(s))
  known.fill(0, AT.bag, AT.bag + PARCEL_COUNT)
  for (const other of otherSeats(s, seat)) {
    known.fill(0, AT.hand + other * MAX_HAND, AT.hand + (other + 1) * MAX_HAND)
    known.fill(0, AT.returnedAt + other * CARD_COUNT, AT.returnedAt + (other + 1) * CARD_COUNT)
    known.fill(0, drawnAt(other, 0), drawnAt(other, MAX_SEATS))
  }
  return { seat, known }
}

/** Cards whose place a seat does not know: in the stock or in another hand. */
export function hiddenCards(s: State, seat: Seat): number[] {
  const hidden: number[] = []
  for (let card = FIRST_DECK_CARD; card < CARD_COUNT; card++) {
    const open = cellOf(s, card) !== 0 || heldCard(s) === card
    if (!open && placeInHand(s, seat, card) < 0) hidden.push(card)
  }
  return hidden
}

export function parcelsInBag(s: State): number[] {
  const inBag: number[] = []
  for (let parcel = 0; parcel < PARCEL_COUNT; parcel++) if (s[AT.parcelOn + parcel] === 0) inBag.push(parcel)
  return inBag
}

/** What the others remember of hands is not known; they may remember what `seat` does, and of its own hand nothing. */
function rememberForOthers(s: State, seat: Seat): void {
  for (const other of otherSeats(s, seat))
    for (const owner of otherSeats(s, other))
      for (let i = 0; i < handCount(s, owner); i++)
        s[drawnAt(other, owner) + i] = owner === seat ? s[AT.turn] : s[drawnAt(seat, owner) + i]
}

/** Can a hand card drawn in turn `drawn` be one that `seat` put back into the stock later on? */
const canHold = (s: State, seat: Seat, drawn: number, card: number): boolean =>
  returnedAt(s, seat, card) === 0 || returnedAt(s, seat, card) < drawn

/** A full state that agrees with a seat's beliefs; hidden cards dealt by `rng`. */
export function sample(from: TransportBeliefs, rng: Int32Array): State {
  const s = Int32Array.from(from.known)
  const hidden = hiddenCards(s, from.seat)
  const bag = parcelsInBag(s)
  shuffle(rng, 0, bag, 0, bag.length)
  bag.forEach((parcel, i) => (s[AT.bag + i] = parcel + 1))
  rememberForOthers(s, from.seat)
  seedGenerator(s, AT.generator, nextWord(rng))
  dealHidden(s, from.seat, hidden, rng)
  return s
}

/**
 * Deals the hidden cards to the other hands and the stock. Hands are filled oldest card first: what an older
 * one can hold, a younger one can, so that whatever is drawn leaves enough for the rest.
 */
function dealHidden(s: State, seat: Seat, hidden: number[], rng: Int32Array): void {
  const slots = otherSeats(s, seat).flatMap((other) =>
    Array.from({ length: handCount(s, other) }, (_, i) => ({
      at: AT.hand + other * MAX_HAND + i,
      drawn: s[drawnAt(seat, other) + i],
    })),
  )
  slots.sort((a, b) => a.drawn - b.drawn)
  for (const { at, drawn } of slots) {
    const possible = hidden.filter((card) => canHold(s, seat, drawn, card))
    const card = possible[nextBelow(rng, 0, possible.length)]
    s[at] = card + 1
    hidden.splice(hidden.indexOf(card), 1)
  }
  shuffle(rng, 0, hidden, 0, hidden.length)
  hidden.forEach((card, i) => (s[AT.stock + i] = card + 1))
}
