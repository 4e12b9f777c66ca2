import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightReason } from '../../../../src-shared/games/freight-express/reasons.ts'
import { CENTRE, FACING_IN, NO_FACING, POINTS, outerPoint, sidesOf } from '../../../../src-shared/geometry/rails.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { payWith } from '../discarding.ts'
import { enterStation } from './special-state.ts'
import { neighbour } from '../board/neighbours.ts'
import { isEmptyCell, railsOn, stationOn } from '../board/board.ts'
import { cellOf, facingOf, sleeperOf } from '../board/locomotives.ts'
import { AT, FACING, SLEEPER, activeSeat, hasTicket, seatCount } from '../state.ts'
import { cardRef, locomotiveRef, sleeperOrStation } from '../refs.ts'
import { told, type Tell } from '../tell.ts'

/** Flights over a row of empty cells (000:163-169). */

/** How many empty cells lie over a side, one behind the other. */
function gapOver(s: State, from: number, side: number): number {
  let gap = 0
  for (let cell = neighbour(s, from, side); cell >= 0 && isEmptyCell(s, cell); cell = neighbour(s, cell, side)) gap++
  return gap
}

/** The cell behind them; -1 = none lies between, or nothing behind. */
function cellOver(s: State, from: number, side: number): number {
  let cell = neighbour(s, from, side)
  if (cell < 0 || !isEmptyCell(s, cell)) return -1
  while (cell >= 0 && isEmptyCell(s, cell)) cell = neighbour(s, cell, side)
  return cell
}

/** Over which side one flies to a cell; -1 = none. */
function sideTo(s: State, from: number, cell: number): number {
  if (cell >= 0) for (let side = 0; side < 4; side++) if (cellOver(s, from, side) === cell) return side
  return -1
}

/** To a cell, with so many empty cells between. */
interface Flight {
  readonly cell: number
  readonly gap: number
}

/** Flights that a seat could make with some card. */
export function flightsOf(s: State, seat: Seat): Flight[] {
  const from = cellOf(s, seat)
  const flights: Flight[] = []
  for (let side = 0; side < 4; side++) {
    const cell = cellOver(s, from, side)
    if (cell >= 0 && landingRefusal(s, cell, side) === null) flights.push({ cell, gap: gapOver(s, from, side) })
  }
  return flights
}

/** Could a seat fly anywhere with a hand card? */
export function canFlyWith(s: State, seat: Seat, card: number): boolean {
  if (!hasTicket(s, seat)) return false
  const from = cellOf(s, seat)
  for (let side = 0; side < 4; side++)
    if (cellOver(s, from, side) >= 0 && refusalOver(s, from, side, card) === null) return true
  return false
}

/** Why a seat may not fly to a cell with a hand card; null = it may. */
export function flyRefusal(s: State, seat: Seat, card: number, cell: number): FreightReason | null {
  if (!hasTicket(s, seat)) return 'noTicket'
  const from = cellOf(s, seat)
  const side = sideTo(s, from, cell)
  return side < 0 ? 'noFlightThere' : refusalOver(s, from, side, card)
}

/** The same of what lies over a side. */
function refusalOver(s: State, from: number, side: number, card: number): FreightReason | null {
  if (TRACK_CARDS[card].action !== gapOver(s, from, side)) return 'wrongGap'
  return landingRefusal(s, cellOver(s, from, side), side)
}

/** One lands in a station, or on the edge sleeper towards the origin if there is one and it is free (ours). */
function landingRefusal(s: State, cell: number, side: number): FreightReason | null {
  if (stationOn(s, cell) >= 0) return null
  const back = (side + 2) & 3
  if (!(sidesOf(railsOn(s, cell)) & (1 << back))) return 'nowhereToLand'
  const sleeper = cell * POINTS + outerPoint(back)
  for (let seat = 0; seat < seatCount(s); seat++) if (sleeperOf(s, seat) === sleeper) return 'landingTaken'
  return null
}

/** Where a flight to a cell ends. */
export function landing(s: State, seat: Seat, cell: number): number {
  const side = sideTo(s, cellOf(s, seat), cell)
  return cell * POINTS + (stationOn(s, cell) >= 0 ? CENTRE : outerPoint((side + 2) & 3))
}

/** The ticket goes back to the supply, the card to the discard. A station is entered under one's own power (ours). */
export function fly(s: State, card: number, cell: number, emit: Tell): void {
  const seat = activeSeat(s)
  payWith(s, card, 'flight', emit)
  const from = { seat, sleeper: sleeperOf(s, seat), facing: facingOf(s, seat) }
  const station = stationOn(s, cell)
  s[SLEEPER + seat] = landing(s, seat, cell)
  s[FACING + seat] = station >= 0 ? NO_FACING : FACING_IN
  s[AT.ticket + seat] = 0
  s[AT.bound + seat] = 0
  emit?.({
    kind: 'flew',
    ...told(s, seat, cardRef(card), [locomotiveRef(seat), sleeperOrStation(s, sleeperOf(s, seat))]),
    from,
    to: { seat, sleeper: sleeperOf(s, seat), facing: facingOf(s, seat) },
    gap: TRACK_CARDS[card].action,
    enters: station,
  })
  if (station >= 0) enterStation(s, station)
}
