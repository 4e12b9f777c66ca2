import type { Seat } from '../../../src-shared/core.ts'
import type { State } from '../flat.ts'
import { GENERATOR_WORDS, nextWord, seedGenerator, shuffle } from '../random.ts'
import { isKnown } from './piles.ts'
import { AT, CARDS, GENERATOR, MAX_SEATS, STATIONS, seatCount } from './state.ts'

/**
 * What one seat knows: the state with every card that lies hidden from it replaced by the batch it belongs to
 * (as -1 - batch: which cards each shuffle brought into the stock was there for all to see), every hidden
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
  for (let card = 0; card < CARDS; card++) if (!isKnown(s, seat, card)) slots[AT.knownBy + card] = 0
  return { seat, slots }
}

const hidden = (s: State, card: number): number => -1 - s[AT.batch + card]

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

/** See Game.sample. */
export function sample(known: FreightBeliefs, rng: Int32Array): State {
  const s = known.slots.slice()
  dealCards(s, rng)
  dealStations(s, rng)
  seedGenerator(s, GENERATOR, nextWord(rng))
  return s
}

/** Each hidden place gets a card of its batch that lies nowhere else. */
function dealCards(s: State, rng: Int32Array): void {
  const pools = new Map<number, number[]>()
  for (let card = 0; card < CARDS; card++) {
    if (s[AT.knownBy + card] !== 0) continue
    const batch = s[AT.batch + card]
    const pool = pools.get(batch)
    if (pool) pool.push(card)
    else pools.set(batch, [card])
  }
  for (const pool of pools.values()) shuffle(rng, 0, pool, 0, pool.length)
  const take = (place: number): number => pools.get(-1 - place)!.pop()!
  for (let seat = 0; seat < seatCount(s); seat++) {
    const from = AT.hand + seat * CARDS
    for (let i = from; i < from + s[AT.handCount + seat]; i++) {
      if (s[i] >= 0) continue
      s[i] = take(s[i])
      s[AT.knownBy + s[i]] = 1 << seat
    }
  }
  for (let i = AT.stock; i < AT.stock + s[AT.stockCount]; i++) s[i] = take(s[i])
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
