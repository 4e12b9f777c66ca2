import type { FreightReason } from '../../../../src-shared/games/freight-express/reasons.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { putStation, stationCell } from '../board/board.ts'
import { backToStart } from '../board/locomotives.ts'
import {
  ACT,
  ACTIVE,
  AT,
  COLUMNS,
  MAX_CELLS,
  PLACE,
  ROWS,
  STATIONS,
  activeSeat,
  begin,
  nextSeat,
  seatCount,
} from '../state.ts'
import { TABLE, cellRef, seatRef, stationRef } from '../refs.ts'
import { dealHands } from './deal.ts'
import { told, type Tell } from '../tell.ts'
import { beginTurn } from '../turn.ts'

/** Free placement (000:239): each in turn lays a station diagonally to one that lies already. */

/** Nine diagonal steps fit each way from the middle: as many as stations after the first. */
export const PLACING_SIZE = 19
const MIDDLE = (PLACING_SIZE * PLACING_SIZE - 1) / 2

/** How many stations a seat has still to place. */
export const toPlaceCount = (s: State, seat: Seat): number => s[AT.toPlaceCount + seat]
/** The station at place `i` of those a seat has still to place. */
export const toPlace = (s: State, seat: Seat, i: number): number => s[AT.toPlace + seat * STATIONS + i]
/** Whether a station is among those a seat has still to place. */
export const hasToPlace = (s: State, seat: Seat, station: number): boolean => placeInHand(s, seat, station) >= 0

function placeInHand(s: State, seat: Seat, station: number): number {
  for (let i = 0; i < toPlaceCount(s, seat); i++) if (toPlace(s, seat, i) === station) return i
  return -1
}

/** Begins with the stations, shuffled, dealt face down one by one from the start seat. */
export function beginPlacing(s: State, stations: readonly number[]): void {
  s[COLUMNS] = PLACING_SIZE
  s[ROWS] = PLACING_SIZE
  begin(s, PLACE)
  let seat = activeSeat(s)
  for (const station of stations) {
    s[AT.toPlace + seat * STATIONS + s[AT.toPlaceCount + seat]++] = station
    seat = nextSeat(s, seat)
  }
}

/** Why no station may be placed on a cell; null = it may. */
export function placeRefusal(s: State, cell: number): FreightReason | null {
  if (cell < 0 || cell >= PLACING_SIZE * PLACING_SIZE) return 'offTable'
  let any = false
  let diagonal = false
  for (let station = 0; station < STATIONS; station++) {
    const placed = stationCell(s, station)
    if (placed < 0) continue
    if (placed === cell) return 'placeTaken'
    any = true
    const across = Math.abs((placed % PLACING_SIZE) - (cell % PLACING_SIZE))
    const down = Math.abs(Math.floor(placed / PLACING_SIZE) - Math.floor(cell / PLACING_SIZE))
    if (across === 1 && down === 1) diagonal = true
  }
  if (!any) return cell === MIDDLE ? null : 'placeInMiddle'
  return diagonal ? null : 'placeDiagonally'
}

/** A seat lays one of its stations; after the last the table is settled and the cards are dealt. */
export function placeStation(s: State, station: number, cell: number, emit: Tell): void {
  const seat = activeSeat(s)
  takeToPlace(s, seat, station)
  s[AT.stationCell + station] = cell + 1
  const seatToPlace = nextToPlace(s, seat)
  if (seatToPlace >= 0) s[ACTIVE] = seatToPlace
  emit?.({
    kind: 'stationPlaced',
    ...told(s, seat, seatRef(seat), [stationRef(station), cellRef(cell)]),
    station,
    cell,
  })
  if (seatToPlace < 0) settle(s, emit)
}

function takeToPlace(s: State, seat: Seat, station: number): void {
  const hand = AT.toPlace + seat * STATIONS
  const i = placeInHand(s, seat, station)
  const last = --s[AT.toPlaceCount + seat]
  for (let k = i; k < last; k++) s[hand + k] = s[hand + k + 1]
  s[hand + last] = 0
}

/** The next seat clockwise with a station left, the same seat last; -1 = none. */
function nextToPlace(s: State, from: Seat): Seat {
  let seat = from
  for (let i = 0; i < seatCount(s); i++) {
    seat = nextSeat(s, seat)
    if (toPlaceCount(s, seat) > 0) return seat
  }
  return -1
}

/** The table is the stations' bounding box and one cell all round. */
function settle(s: State, emit: Tell): void {
  let left = PLACING_SIZE,
    top = PLACING_SIZE,
    right = 0,
    bottom = 0
  for (let station = 0; station < STATIONS; station++) {
    const x = stationCell(s, station) % PLACING_SIZE
    const y = Math.floor(stationCell(s, station) / PLACING_SIZE)
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  s[COLUMNS] = right - left + 3
  s[ROWS] = bottom - top + 3
  if (s[COLUMNS] * s[ROWS] > MAX_CELLS)
    throw new RangeError('the placed stations need a larger table than there can be')
  for (let station = 0; station < STATIONS; station++) {
    const x = (stationCell(s, station) % PLACING_SIZE) - left + 1
    const y = Math.floor(stationCell(s, station) / PLACING_SIZE) - top + 1
    putStation(s, station, y * s[COLUMNS] + x)
  }
  for (let seat = 0; seat < seatCount(s); seat++) backToStart(s, seat)
  s[ACTIVE] = s[AT.starter]
  begin(s, ACT) // Who is told of it already finds a table that is no longer being placed.
  emit?.({ kind: 'lineSettled', ...told(s, activeSeat(s), TABLE, [TABLE]) })
  dealHands(s, emit)
  beginTurn(s, emit)
}
