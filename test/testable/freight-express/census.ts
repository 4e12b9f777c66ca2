import { LETTERS } from '../../../src-shared/games/freight-express/specials.ts'
import type { State } from '../../../src-main/engine/flat.ts'
import {
  cardBeneath,
  cardOn,
  cellCount,
  closedStation,
  stationCell,
  stationOn,
} from '../../../src-main/engine/freight-express/board/board.ts'
import {
  coupledCount,
  deliveredCount,
  discardCount,
  handCount,
  stockCount,
} from '../../../src-main/engine/freight-express/piles.ts'
import { liftedCard } from '../../../src-main/engine/freight-express/specials/special-state.ts'
import {
  AT,
  CARDS,
  MAX_COUPLED,
  PLACE,
  STATIONS,
  stepNow,
  seatCount,
} from '../../../src-main/engine/freight-express/state.ts'
import { toPlace, toPlaceCount } from '../../../src-main/engine/freight-express/setup/placing.ts'

/** Components for the conformance suite: the track cards by id, then the stations (50 = A). */
export const COMPONENTS = CARDS + STATIONS

const IN_STOCK = 1
const IN_DISCARD = 2
const LIFTED = 3
const IN_HAND = 10
const IN_TRAIN = 20
const DELIVERED = 30
const ON_CELL = 100

/** See Testable.census. */
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
    if (stepNow(s) !== PLACE && stationOn(s, cell) !== (closedStation(s) === station ? -1 : station))
      throw new Error(`${nameOf(CARDS + station)} does not lie on its cell`)
    put(CARDS + station, ON_CELL + cell)
  }
  if (stepNow(s) === PLACE) return
  for (let cell = 0; cell < cellCount(s); cell++) {
    for (let card = cardOn(s, cell); card >= 0; card = cardBeneath(s, card)) put(card, ON_CELL + cell)
  }
}

const nameOf = (component: number): string =>
  component < CARDS ? `card ${component}` : `station ${LETTERS[component - CARDS]}`
