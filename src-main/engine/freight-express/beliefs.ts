import type { Seat } from '../../../src-shared/core.ts'
import type { State } from '../flat.ts'
import { GENERATOR_WORDS, nextWord, seedGenerator, shuffle } from '../random.ts'
import { dealEvenly } from './even-deal.ts'
import { isKnown } from './piles.ts'
import { AT, CARDS, GENERATOR, MAX_SEATS, STATIONS, seatCount } from './state.ts'

/**
 * What one seat knows: the state with every card that lies hidden from it replaced by the batch it belongs to
 * (which cards each shuffle brought into the stock was there for all to see) and to those who know it and the
 * values it is known to lack (all saw the hand being shown, or giving all it had of a value; see hiddenPlace), every hidden
 * station by -1, and no generator.
 */
export interface FreightBeliefs {
  readonly seat: Seat
  readonly slots: Int32Array
}

/** See Game.beliefs. */
export function beliefs(s: State, seat: Seat): FreightBeliefs {
  const slots = s.slice()
  slots.fill(0, GENERATOR, GENERATOR + GENERATOR_WORDS)
  for (let i = AT.stock; i < AT.stock + s[AT.stockCount]; i++) slots[i] = hidden(s, s[i])
  for (let other = 0; other < seatCount(s); other++) {
    hideHand(s, slots, seat, other)
    if (other !== seat) hideStations(s, slots, other)
  }
  for (let card = 0; card < CARDS; card++)
    if (!isKnown(s, seat, card)) slots[AT.knownBy + card] = slots[AT.lacks + card] = 0
  return { seat, slots }
}

/** What all know of a place whose card is hidden: who knows it (4 bits), what it lacks (6 bits), its batch. */
const hidden = (s: State, card: number): number =>
  -1 - (s[AT.knownBy + card] | (s[AT.lacks + card] << 4) | (s[AT.batch + card] << 10))

interface Place {
  readonly at: number
  readonly knownBy: number
  readonly lacks: number
  readonly batch: number
}

const hiddenPlace = (slots: Int32Array, at: number): Place => {
  const code = -1 - slots[at]
  return { at, knownBy: code & 15, lacks: (code >> 4) & 63, batch: code >> 10 }
}

function hideHand(s: State, slots: Int32Array, seat: Seat, other: Seat): void {
  const from = AT.hand + other * CARDS
  for (let i = from; i < from + s[AT.handCount + other]; i++) {
    if (!isKnown(s, seat, s[i])) slots[i] = hidden(s, s[i])
  }
}

function hideStations(s: State, slots: Int32Array, other: Seat): void {
  const from = AT.toPlace + other * STATIONS
  slots.fill(-1, from, from + s[AT.toPlaceCount + other])
}

/** See Game.sample. All deals that the beliefs allow are equally likely. @throws Error when they allow none. */
export function sample(known: FreightBeliefs, rng: Int32Array): State {
  const s = known.slots.slice()
  dealCards(s, rng, known.seat)
  dealStations(s, rng)
  seedGenerator(s, GENERATOR, nextWord(rng))
  return s
}

/** Each hidden place gets a card of its batch that lies nowhere else and has no value the place is known to lack. */
function dealCards(s: State, rng: Int32Array, seat: Seat): void {
  let pool: number[] = []
  for (let card = 0; card < CARDS; card++) if (s[AT.knownBy + card] === 0) pool.push(card)
  const places = hiddenPlaces(s)
  const picky = places.filter(({ lacks }) => lacks !== 0)
  for (const batch of new Set(picky.map((place) => place.batch))) {
    const alike = picky.filter((place) => place.batch === batch)
    const cards = dealEvenly(
      alike.map(({ lacks }) => lacks),
      pool.filter((card) => s[AT.batch + card] === batch),
      rng,
    )
    if (!cards) throw noDeal(seat, batch)
    alike.forEach((place, i) => put(s, place, cards[i]))
    pool = pool.filter((card) => !cards.includes(card))
  }
  shuffle(rng, 0, pool, 0, pool.length)
  for (const place of places) {
    if (place.lacks !== 0) continue
    const at = pool.findIndex((card) => s[AT.batch + card] === place.batch)
    if (at < 0) throw noDeal(seat, place.batch)
    put(s, place, pool.splice(at, 1)[0])
  }
}

function put(s: State, place: Place, card: number): void {
  s[place.at] = card
  s[AT.knownBy + card] = place.knownBy
  s[AT.lacks + card] = place.lacks
}

const noDeal = (seat: Seat, batch: number): Error =>
  new Error(`the beliefs of seat ${seat} allow no deal: cards of batch ${batch} do not fit`)

function hiddenPlaces(s: State): Place[] {
  const places: Place[] = []
  const look = (from: number, count: number): void => {
    for (let at = from; at < from + count; at++) if (s[at] < 0) places.push(hiddenPlace(s, at))
  }
  for (let seat = 0; seat < seatCount(s); seat++) look(AT.hand + seat * CARDS, s[AT.handCount + seat])
  look(AT.stock, s[AT.stockCount])
  return places
}

/** Stations in the hands of others are dealt from those that lie nowhere else. */
function dealStations(s: State, rng: Int32Array): void {
  const left: number[] = []
  for (let station = 0; station < STATIONS; station++) if (s[AT.stationCell + station] === 0) left.push(station)
  const places: number[] = []
  for (let seat = 0; seat < MAX_SEATS; seat++) {
    const from = AT.toPlace + seat * STATIONS
    for (let i = from; i < from + s[AT.toPlaceCount + seat]; i++) {
      if (s[i] < 0) places.push(i)
      else left.splice(left.indexOf(s[i]), 1)
    }
  }
  shuffle(rng, 0, left, 0, left.length)
  places.forEach((place, i) => (s[place] = left[i]))
}
