import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import type { FreightReason } from '../../../src-shared/games/freight-express/reasons.ts'
import { CROSSING, sidesOf, turnRails } from '../../../src-shared/geometry/rails.ts'
import type { State } from '../flat.ts'
import { neighbour } from './paths.ts'
import { cardOn, cellCount, isEmptyCell, railsOn, stationOn } from './board.ts'
import { cellOf } from './locomotives.ts'
import { AT, seatCount } from './state.ts'

/** Extending the network and completing lines: actions 1 and 2 (000:51-55). */

/** Why a card may not be laid so; null = it may. Whether it is in the hand is asked elsewhere. */
export function layRefusal(s: State, card: number, cell: number, rotation: number): FreightReason | null {
  return groundRefusal(s, cell) ?? fitRefusal(s, turnRails(TRACK_CARDS[card].rails, rotation), cell)
}

/** What about the cell forbids any card. */
export function groundRefusal(s: State, cell: number): FreightReason | null {
  if (cell < 0 || cell >= cellCount(s)) return 'offTable'
  if (isEmptyCell(s, cell)) return touchesAnything(s, cell) ? null : 'notAdjacent'
  if (stationOn(s, cell) >= 0) return 'stationThere'
  if (railsOn(s, cell) === CROSSING) return 'crossingCannotBeCovered'
  return hasLocomotive(s, cell) ? 'locomotiveOnCard' : null
}

/** What forbids these rails on a cell that the ground allows. */
export function fitRefusal(s: State, rails: number, cell: number): FreightReason | null {
  const covered = railsOn(s, cell)
  if (covered !== 0) {
    if (rails === CROSSING) return 'crossingNeedsEmptyCell'
    if ((rails & covered) !== covered) return 'railsLost'
    if (rails === covered && !s[AT.equalRailsAllowed]) return 'noNewRail'
  }
  return s[AT.railsMustMatch] && !matches(s, rails, cell) ? 'railsMismatch' : null
}

function touchesAnything(s: State, cell: number): boolean {
  for (let side = 0; side < 4; side++) {
    const next = neighbour(s, cell, side)
    if (next >= 0 && !isEmptyCell(s, next)) return true
  }
  return false
}

/** Does any locomotive stand on the cell? */
export function hasLocomotive(s: State, cell: number): boolean {
  for (let seat = 0; seat < seatCount(s); seat++) if (cellOf(s, seat) === cell) return true
  return false
}

/** House rule railsMustMatch: on every side towards a card both have rail or neither. A station takes any. */
function matches(s: State, rails: number, cell: number): boolean {
  for (let side = 0; side < 4; side++) if (!meets(s, rails, cell, side)) return false
  return true
}

function meets(s: State, rails: number, cell: number, side: number): boolean {
  const next = neighbour(s, cell, side)
  if (next < 0 || cardOn(s, next) < 0) return true
  const here = (sidesOf(rails) >> side) & 1
  const there = (sidesOf(railsOn(s, next)) >> ((side + 2) & 3)) & 1
  return here === there
}
