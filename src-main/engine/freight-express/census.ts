import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import { LETTERS } from '../../../src-shared/games/freight-express/specials.ts'
import type { Seat } from '../../../src-shared/core.ts'
import type { State } from '../flat.ts'
import { cardBeneath, cardOn, cellCount, closedStation, stationCell, stationOn } from './board.ts'
import { driveCard } from './drive-state.ts'
import { ANY_CARD, batchOf, lacksOf, memoryOf } from './memory.ts'
import { coupledCount, deliveredCount, discardCount, handCount, isKnown, stockCount } from './piles.ts'
import { liftedCard } from './special-state.ts'
import { AT, CARDS, MAX_COUPLED, PLACE, STATIONS, phase, seatCount } from './state.ts'
import { toPlace, toPlaceCount } from './placing.ts'

/** Components for the conformance suite: the track cards by id, then the stations (50 = A). */
export const COMPONENTS = CARDS + STATIONS

const IN_STOCK = 1
const IN_DISCARD = 2
const LIFTED = 3
const IN_HAND = 10
const IN_TRAIN = 20
const DELIVERED = 30
const ON_CELL = 100

/** See Game.census. */
export function census(s: State): Int32Array {
  const places = new Int32Array(COMPONENTS)
  const put = (component: number, place: number): void => {
    if (places[component] !== 0)
      throw new Error(`${nameOf(component)} is in two places: ${places[component]} and ${place}`)
    places[component] = place
  }
  const putAll = (at: number, count: number, place: number): void => {
    for (let i = 0; i < count; i++) put(s[at + i], place)
  }
  putAll(AT.stock, stockCount(s), IN_STOCK)
  putAll(AT.discard, discardCount(s), IN_DISCARD)
  if (liftedCard(s) >= 0) put(liftedCard(s), LIFTED)
  for (let seat = 0; seat < seatCount(s); seat++) {
    putAll(AT.hand + seat * CARDS, handCount(s, seat), IN_HAND + seat)
    putAll(AT.coupled + seat * MAX_COUPLED, coupledCount(s, seat), IN_TRAIN + seat)
    putAll(AT.delivered + seat * CARDS, deliveredCount(s, seat), DELIVERED + seat)
    for (let i = 0; i < toPlaceCount(s, seat); i++) put(CARDS + toPlace(s, seat, i), IN_HAND + seat)
  }
  countTable(s, put)
  for (let i = 0; i < COMPONENTS; i++) if (places[i] === 0) throw new Error(`${nameOf(i)} is nowhere`)
  return places
}

function countTable(s: State, put: (component: number, place: number) => void): void {
  for (let station = 0; station < STATIONS; station++) {
    const cell = stationCell(s, station)
    if (cell < 0) continue
    if (phase(s) !== PLACE && stationOn(s, cell) !== (closedStation(s) === station ? -1 : station))
      throw new Error(`${nameOf(CARDS + station)} does not lie on its cell`)
    put(CARDS + station, ON_CELL + cell)
  }
  if (phase(s) === PLACE) return
  for (let cell = 0; cell < cellCount(s); cell++) {
    for (let card = cardOn(s, cell); card >= 0; card = cardBeneath(s, card)) put(card, ON_CELL + cell)
  }
}

/** All that a seat remembers of cards that it cannot name. */
const memories = (s: State, seat: Seat): number[] =>
  Array.from({ length: seatCount(s) }, (_, owner) => (owner === seat ? [] : memoryOf(s, seat, owner))).flat()

/** By batch: the action values that some hidden card is known to lack. */
function lackedIn(s: State, seat: Seat): Map<number, number> {
  const lacked = new Map<number, number>()
  for (const memory of memories(s, seat)) {
    const batch = batchOf(memory)
    if (lacksOf(memory)) lacked.set(batch, (lacked.get(batch) ?? 0) | lacksOf(memory))
  }
  return lacked
}

/** Action values run from 1 to 5. */
const VALUES = 6

const nameOf = (component: number): string =>
  component < CARDS ? `card ${component}` : `station ${LETTERS[component - CARDS]}`

/**
 * Cards this seat cannot tell apart: those of one batch that lie hidden from it; and others' stations. Where a
 * hidden hand of that batch is known to lack an action value, the cards of that value are a group of their own.
 * See Game.hiddenFrom.
 */
export function hiddenFrom(s: State, seat: Seat): number[][] {
  const batches = new Map<number, number[]>()
  const lacked = lackedIn(s, seat)
  for (let card = 0; card < CARDS; card++) {
    // The fuel of a drive is named all along, even once a crossing has shuffled it into the stock.
    if (isKnown(s, seat, card) || card === driveCard(s)) continue
    const { action } = TRACK_CARDS[card]
    const batch = s[AT.batch + card]
    const group = batch * VALUES + ((lacked.get(batch) ?? 0) & (1 << action) ? action : 0)
    batches.set(group, [...(batches.get(group) ?? []), card])
  }
  const stations: number[] = []
  for (let other = 0; other < seatCount(s); other++) {
    if (other === seat) continue
    for (let i = 0; i < toPlaceCount(s, other); i++) stations.push(CARDS + toPlace(s, other, i))
  }
  // Alone of its value a card still lies hidden where a batch is known in part: it may be in the stock or in a hand. So
  // does a card alone of its batch where one of any batch may be.
  const anywhere = memories(s, seat).includes(ANY_CARD)
  const cards = [...batches]
    .filter(([key, group]) => group.length > 1 || anywhere || lacked.has(Math.floor(key / VALUES)))
    .map(([, group]) => group)
  return stations.length > 1 ? [...cards, stations] : cards
}
