import {
  CARD_COUNT,
  CARDS,
  HIGH,
  LOW,
  PALLETS,
  PARCEL_COUNT,
  PARCELS_TO_END,
} from '../../../../src-shared/games/transport/cards.ts'
import { CARD_NAMES, cardNamed } from '../../../../src-shared/games/transport/names.ts'
import type { State } from '../../flat.ts'
import { shuffle } from '../../random.ts'
import { putOnTile } from '../piles.ts'
import type { CardName, TransportScenario } from './scenario.ts'
import { AT, BOXED, handSize, isLaid, layCard, MAX_HAND } from '../state.ts'

/** Hands, stock, parcels and bag of a scenario. `free` are deck cards not yet named anywhere. */

/** @throws RangeError when there is no such card. */
export function idOf(name: CardName): number {
  const id = typeof name === 'number' ? name : cardNamed(name)
  if (!(id >= 0 && id < CARD_COUNT)) throw new RangeError(`there is no card ${name}`)
  return id
}

/** Takes a deck card out of those not yet named. */
export function take(free: Set<number>, name: CardName): number {
  const card = idOf(name)
  if (!free.delete(card)) throw new RangeError(`'${CARD_NAMES[card]}' is named twice, or is no card of the deck`)
  return card
}

/** Fills the hands, from the cards in `free`. @throws RangeError with a sentence. */
export function fillHands(s: State, spec: TransportScenario, free: Set<number>): void {
  if ((spec.hands?.length ?? 0) > spec.seats) throw new RangeError('there are more hands than seats')
  spec.hands?.forEach((hand, seat) => {
    if (hand.length > handSize(s)) throw new RangeError(`a hand holds at most ${handSize(s)} cards`)
    hand.forEach((name, i) => (s[AT.hand + seat * MAX_HAND + i] = take(free, name) + 1))
    s[AT.handCount + seat] = hand.length
  })
}

/**
 * The stock as named, and the rest of `free` in the box; or all of `free`, shuffled.
 * @throws RangeError with a sentence.
 */
export function fillStock(s: State, spec: TransportScenario, free: Set<number>): void {
  const stock = spec.stock?.map((name) => take(free, name)) ?? [...free]
  if (spec.stock) for (const card of free) layCard(s, card, BOXED, 0)
  else shuffle(s, AT.generator, stock, 0, stock.length)
  stock.reverse().forEach((card, i) => (s[AT.stock + i] = card + 1))
  s[AT.stockCount] = stock.length
}

/** Parcels on cards, on tiles and in the bag. @throws RangeError with a sentence. */
export function placeParcels(s: State, spec: TransportScenario): void {
  const free = new Set(Array.from({ length: PARCEL_COUNT }, (_, parcel) => parcel))
  const takeParcel = (parcel: number): number => {
    if (!free.delete(parcel)) throw new RangeError(`parcel ${parcel} is named twice, or there is no such parcel`)
    return parcel
  }
  const faceNamed = (face: 'high' | 'low' | undefined, otherwise: number): number =>
    face === undefined ? otherwise : face === 'high' ? HIGH : LOW
  for (const { parcel, on, face } of spec.parcels ?? []) {
    const card = idOf(on)
    const canRest = isLaid(s, card) && card >= PALLETS && CARDS[card].shape !== 'floor'
    if (!canRest) throw new RangeError(`no parcel can rest on '${CARD_NAMES[card]}'`)
    if (s.subarray(AT.parcelOn, AT.parcelOn + PARCEL_COUNT).includes(card + 1))
      throw new RangeError(`two parcels on '${CARD_NAMES[card]}'`)
    s[AT.parcelOn + takeParcel(parcel)] = card + 1
    s[AT.face + parcel] = faceNamed(face, HIGH)
  }
  spec.tiles?.forEach((tile, seat) => {
    if (seat >= spec.seats || tile.length >= PARCELS_TO_END) throw new RangeError(`too much lies on score tiles`)
    for (const parcel of tile) {
      putOnTile(s, seat, takeParcel(parcel))
      s[AT.face + parcel] = faceNamed(spec.tileFace, LOW)
    }
  })
  fillBag(s, spec, free, takeParcel)
}

function fillBag(s: State, spec: TransportScenario, free: Set<number>, takeParcel: (parcel: number) => number): void {
  const bag = spec.bag?.map(takeParcel) ?? [...free]
  if (spec.bag) for (const parcel of free) s[AT.parcelOn + parcel] = BOXED
  else shuffle(s, AT.generator, bag, 0, bag.length)
  bag.reverse().forEach((parcel, i) => (s[AT.bag + i] = parcel + 1))
  s[AT.bagCount] = bag.length
}
