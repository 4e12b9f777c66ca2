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
import type { Tell } from '../tell.ts'

/** Flights over a row of empty cells (000:163-169). */

/** Where one flies over each side, found by `findFlights`: the cell, -1 = none; and how many empty cells lie between.
 *  Scratch, not state. */
const target = new Int32Array(4)
const gap = new Int32Array(4)

function findFlights(s: State, from: number): void {
  for (let side = 0; side < 4; side++) {
    gap[side] = 0
    let cell = neighbour(s, from, side)
    for (; cell >= 0 && isEmptyCell(s, cell); cell = neighbour(s, cell, side)) gap[side]++
    target[side] = gap[side] > 0 ? cell : -1
  }
}

/** Cells to which a seat could fly with some card, each with the number of empty cells before it. */
export function flightsOf(s: State, seat: Seat): { readonly cell: number; readonly gap: number }[] {
  findFlights(s, cellOf(s, seat))
  const flights = []
  for (let side = 0; side < 4; side++) {
    if (target[side] >= 0 && landingRefusal(s, target[side], side) === null)
      flights.push({ cell: target[side], gap: gap[side] })
  }
  return flights
}

/** Why a seat may not fly to a cell with a hand card; null = it may. */
export function flyRefusal(s: State, seat: Seat, card: number, cell: number): FreightReason | null {
  if (!hasTicket(s, seat)) return 'noTicket'
  findFlights(s, cellOf(s, seat))
  const side = target.indexOf(cell)
  if (cell < 0 || side < 0) return 'noFlightThere'
  if (TRACK_CARDS[card].action !== gap[side]) return 'wrongGap'
  return landingRefusal(s, cell, side)
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
  findFlights(s, cellOf(s, seat))
  return stationOn(s, cell) >= 0 ? cell * POINTS + CENTRE : cell * POINTS + outerPoint((target.indexOf(cell) + 2) & 3)
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
    turn: s[AT.turn],
    seat,
    because: cardRef(card),
    refs: [locomotiveRef(seat), sleeperOrStation(s, sleeperOf(s, seat))],
    learnt: [],
    from,
    to: { seat, sleeper: sleeperOf(s, seat), facing: facingOf(s, seat) },
    gap: TRACK_CARDS[card].action,
    enters: station,
  })
  if (station >= 0) enterStation(s, station)
}
