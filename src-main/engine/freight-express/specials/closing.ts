import { TRACK_CARDS, isCrossing } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightReason } from '../../../../src-shared/games/freight-express/reasons.ts'
import { turnRails } from '../../../../src-shared/geometry/rails.ts'
import type { State } from '../../flat.ts'
import { fitRefusal, hasLocomotive } from '../laying.ts'
import { neighbour } from '../board/paths.ts'
import { cardOn, closedStation, lyingCard, lyingRotation, putCard, putStation, stationCell } from '../board/board.ts'
import { discard, playFromHand } from '../piles.ts'
import { closeSpecial } from './special-state.ts'
import { AT, CELLS, STATIONS, activeSeat } from '../state.ts'
import { cardRef, cellRef, stationRef } from '../refs.ts'
import type { Tell } from '../tell.ts'
import { newToOthers, ofSpecial } from './telling.ts'

/** D: a hand card closes a station, which is track until it opens again (000:177-179). */

/** Why a station may not be closed, whatever the card. A never is (ours). */
export function stationRefusal(s: State, station: number): FreightReason | null {
  if (station <= 0 || station >= STATIONS) return 'startStaysOpen'
  const closed = closedStation(s)
  if (closed === station) return 'closedAlready'
  if (hasLocomotive(s, stationCell(s, station))) return 'stationOccupied'
  if (!hasTrackBeside(s, stationCell(s, station))) return 'noTrackBeside'
  return closed >= 0 && hasLocomotive(s, stationCell(s, closed)) ? 'closedOccupied' : null
}

function hasTrackBeside(s: State, cell: number): boolean {
  for (let side = 0; side < 4; side++) {
    const next = neighbour(s, cell, side)
    if (next >= 0 && cardOn(s, next) >= 0) return true
  }
  return false
}

/** Why a card may not close a station so; null = it may. */
export function closeRefusal(s: State, card: number, station: number, rotation: number): FreightReason | null {
  if (isCrossing(card)) return 'noCrossingHere'
  return (
    stationRefusal(s, station) ?? fitRefusal(s, turnRails(TRACK_CARDS[card].rails, rotation), stationCell(s, station))
  )
}

/** At most one is closed: the other opens. */
export function closeWith(s: State, card: number, station: number, rotation: number, emit: Tell): void {
  if (closedStation(s) >= 0) reopen(s, emit)
  const cell = stationCell(s, station)
  playFromHand(s, activeSeat(s), card)
  layOnStation(s, card, station, rotation)
  emit?.({
    kind: 'stationClosed',
    ...ofSpecial(s, [cardRef(card), stationRef(station), cellRef(cell)], newToOthers(s)),
    station,
    cell,
    card,
    rotation,
  })
  closeSpecial(s)
}

/** The cell becomes track; stationCell remembers what lies beneath. */
export function layOnStation(s: State, card: number, station: number, rotation: number): void {
  putCard(s, card, stationCell(s, station), rotation)
  s[AT.closed] = station + 1
}

/** All cards on the closed station go to the discard, the uppermost first. */
function reopen(s: State, emit: Tell): void {
  const station = closedStation(s)
  const cell = stationCell(s, station)
  const cards: number[] = []
  for (let card = cardOn(s, cell); card >= 0; card = takeOff(s, cell)) {
    discard(s, card)
    cards.push(card)
  }
  openAgain(s, station)
  emit?.({
    kind: 'stationReopened',
    ...ofSpecial(s, [stationRef(station), cellRef(cell), ...cards.map(cardRef)]),
    station,
    cell,
    cards,
  })
}

/** The cell is a station again. No card may lie on it any more. */
export function openAgain(s: State, station: number): void {
  putStation(s, station, stationCell(s, station))
  s[AT.closed] = 0
}

/** Takes the uppermost card off a cell. Gives the card that lies open now, -1 = none. */
export function takeOff(s: State, cell: number): number {
  const card = cardOn(s, cell)
  const below = s[AT.beneath + card]
  s[AT.beneath + card] = 0
  s[CELLS + cell] = 0
  if (below) putCard(s, lyingCard(below), cell, lyingRotation(below))
  return lyingCard(below)
}
