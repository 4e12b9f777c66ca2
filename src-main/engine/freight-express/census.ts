import type { Action } from '../../../src-shared/games/freight-express/actions.ts'
import type { Seat } from '../../../src-shared/core.ts'
import type { State } from '../flat.ts'
import { coupledCount, deliveredCount, discardCount, handCount, isKnown, stockCount } from './piles.ts'
import { toPlace, toPlaceCount } from './placing.ts'
import { AT, CARDS, CELLS, MAX_COUPLED, STATIONS, cardOn, cellCount, phase, PLACE, seatCount, stationCell, stationOn } from './state.ts'

/** Components for the conformance suite: the track cards by id, then the stations (50 = A). */
export const COMPONENTS = CARDS + STATIONS

const IN_STOCK = 1
const IN_DISCARD = 2
const IN_HAND = 10
const IN_TRAIN = 20
const DELIVERED = 30
const ON_CELL = 100

/** See Game.census. */
export function census(s: State): Int32Array {
  const places = new Int32Array(COMPONENTS)
  const put = (component: number, place: number): void => {
    if (places[component] !== 0) throw new Error(`${nameOf(component)} is in two places: ${places[component]} and ${place}`)
    places[component] = place
  }
  const putAll = (at: number, count: number, place: number): void => {
    for (let i = 0; i < count; i++) put(s[at + i], place)
  }
  putAll(AT.stock, stockCount(s), IN_STOCK)
  putAll(AT.discard, discardCount(s), IN_DISCARD)
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
    if (phase(s) !== PLACE && stationOn(s, cell) !== station) throw new Error(`${nameOf(CARDS + station)} does not lie on its cell`)
    put(CARDS + station, ON_CELL + cell)
  }
  if (phase(s) === PLACE) return
  for (let cell = 0; cell < cellCount(s); cell++) {
    for (let card = cardOn(s, cell); card >= 0; card = (s[AT.beneath + card] & 63) - 1) put(card, ON_CELL + cell)
  }
}

const nameOf = (component: number): string =>
  component < CARDS ? `card ${component}` : `station ${'ABCDEFGHIJ'[component - CARDS]}`

/** Cards this seat cannot tell apart: those of one batch that lie hidden from it; and others' stations. See Game.hiddenFrom. */
export function hiddenFrom(s: State, seat: Seat): number[][] {
  const batches = new Map<number, number[]>()
  for (let card = 0; card < CARDS; card++) {
    if (isKnown(s, seat, card)) continue
    const batch = s[AT.batch + card]
    batches.set(batch, [...(batches.get(batch) ?? []), card])
  }
  const stations: number[] = []
  for (let other = 0; other < seatCount(s); other++) {
    if (other === seat) continue
    for (let i = 0; i < toPlaceCount(s, other); i++) stations.push(CARDS + toPlace(s, other, i))
  }
  return [...batches.values(), stations].filter((group) => group.length > 1)
}

/** See Game.relabel. A card keeps its place; what is laid keeps its rails word only if the card keeps its id. */
export function relabel(s: State, to: Int32Array): State {
  const t = s.slice()
  const rename = (at: number, count: number): void => {
    for (let i = at; i < at + count; i++) t[i] = to[s[i]]
  }
  rename(AT.stock, stockCount(s))
  rename(AT.discard, discardCount(s))
  for (let seat = 0; seat < seatCount(s); seat++) {
    rename(AT.hand + seat * CARDS, handCount(s, seat))
    rename(AT.coupled + seat * MAX_COUPLED, coupledCount(s, seat))
    rename(AT.delivered + seat * CARDS, deliveredCount(s, seat))
    const from = AT.toPlace + seat * STATIONS
    for (let i = from; i < from + toPlaceCount(s, seat); i++) t[i] = to[CARDS + s[i]] - CARDS
  }
  for (let card = 0; card < CARDS; card++) {
    t[AT.knownBy + to[card]] = s[AT.knownBy + card]
    t[AT.batch + to[card]] = s[AT.batch + card]
    const below = s[AT.beneath + card]
    t[AT.beneath + to[card]] = below ? (to[(below & 63) - 1] + 1) | (below & ~63) : 0
  }
  if (s[AT.driveCard]) t[AT.driveCard] = to[s[AT.driveCard] - 1] + 1
  if (s[AT.driveFlipped]) t[AT.driveFlipped] = to[s[AT.driveFlipped] - 1] + 1
  for (let station = 0; station < STATIONS; station++) {
    t[AT.stationCell + to[CARDS + station] - CARDS] = s[AT.stationCell + station]
  }
  if (phase(s) === PLACE) return t
  for (let cell = 0; cell < cellCount(s); cell++) {
    const card = cardOn(s, cell)
    const station = stationOn(s, cell)
    if (station >= 0) t[CELLS + cell] = to[CARDS + station] - CARDS + 1
    if (card >= 0) t[CELLS + cell] = (s[CELLS + cell] & ~(63 << 4)) | ((to[card] + 1) << 4)
  }
  return t
}

/** See Game.relabelAction. */
export function relabelAction(action: Action, to: Int32Array): Action {
  switch (action.kind) {
    case 'giveUpTrain':
    case 'endTurn':
    case 'branch':
      return action
    case 'place':
      return { ...action, station: to[CARDS + action.station] - CARDS }
    default:
      return { ...action, card: to[action.card] }
  }
}
