import { TRACK_CARDS, haveSameValue } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightReason } from '../../../../src-shared/games/freight-express/reasons.ts'
import { turnRails } from '../../../../src-shared/geometry/rails.ts'
import type { State } from '../../flat.ts'
import { layOnStation, openAgain, takeOff } from './closing.ts'
import { payForSpecial } from '../discarding.ts'
import { fitRefusal, groundRefusal, hasLocomotive } from '../laying.ts'
import {
  cardOn,
  cellCount,
  closedStation,
  isEmptyCell,
  packLying,
  putCard,
  rotationOn,
  stationCell,
  stationOn,
} from '../board/board.ts'
import { discard, handOf } from '../piles.ts'
import { closeSpecial, isDictated, liftedCard, liftedFrom, liftedRotation } from './special-state.ts'
import { AT, DETAILS, PHASE, RELAY, activeSeat, isOfOldRules } from '../state.ts'
import { canRebuild } from './possible.ts'
import { DISCARD, cardRef, cellRef, stationRef } from '../refs.ts'
import type { Tell } from '../tell.ts'
import { ofSpecial } from './telling.ts'

/**
 * H: the uppermost card of a cell is laid elsewhere, turned, or discarded; a hand card of its value pays (000:209-213).
 */
export function rebuildRefusal(s: State, card: number, cell: number): FreightReason | null {
  if (cell < 0 || cell >= cellCount(s)) return 'offTable'
  const lying = cardOn(s, cell)
  if (lying < 0) return 'noCardThere'
  if (hasLocomotive(s, cell)) return 'locomotiveOnCard'
  return haveSameValue(lying, card) ? null : 'valueMismatch'
}

/** Can any hand card pay for any card on the table? */
export function anyRebuilding(s: State): boolean {
  const hand = handOf(s, activeSeat(s))
  for (let cell = 0; cell < cellCount(s); cell++)
    if (hand.some((card) => rebuildRefusal(s, card, cell) === null)) return true
  return false
}

/** Pays, and takes the card up. A station from which the last card was taken is open again. */
export function lift(s: State, paid: number, cell: number, emit: Tell): void {
  payForSpecial(s, paid, 'rebuild', emit)
  const card = cardOn(s, cell)
  s[AT.lifted] = packLying(card, rotationOn(s, cell))
  s[AT.liftedFrom] = cell + 1
  s[PHASE] = RELAY
  const under = takeOff(s, cell)
  emit?.({
    kind: 'lifted',
    ...ofSpecial(s, [cardRef(card), cellRef(cell)]),
    card,
    cell,
    under,
    underRotation: rotationOn(s, cell),
  })
  const closed = closedStation(s)
  if (under >= 0 || closed < 0 || stationCell(s, closed) !== cell) return
  openAgain(s, closed)
  emit?.({
    kind: 'stationReopened',
    ...ofSpecial(s, [stationRef(closed), cellRef(cell)]),
    station: closed,
    cell,
    cards: [],
  })
}

/**
 * Why the lifted card may not be laid so: as in actions 1 and 2, but never as it lay before. In its own place it needs
 * no neighbour (000:211).
 */
export function relayRefusal(s: State, cell: number, rotation: number): FreightReason | null {
  const { rails } = TRACK_CARDS[liftedCard(s)]
  const turned = turnRails(rails, rotation)
  if (cell === liftedFrom(s)) {
    if (turned === turnRails(rails, liftedRotation(s))) return 'sameAsBefore'
    // Taken off a station, it may go back there, and the station stays closed.
    if (stationOn(s, cell) >= 0 || (isEmptyCell(s, cell) && !isOfOldRules(s))) return fitRefusal(s, turned, cell)
  }
  return groundRefusal(s, cell) ?? fitRefusal(s, turned, cell)
}

/** Lays the lifted card down again; on the station it came off it closes that station anew. */
export function relay(s: State, cell: number, rotation: number, emit: Tell): void {
  const card = liftedCard(s)
  const station = stationOn(s, cell)
  const over = cardOn(s, cell)
  putDown(s)
  if (station >= 0) layOnStation(s, card, station, rotation)
  else putCard(s, card, cell, rotation)
  if (station >= 0)
    emit?.({
      kind: 'stationClosed',
      ...ofSpecial(s, [cardRef(card), stationRef(station), cellRef(cell)]),
      station,
      cell,
      card,
      rotation,
    })
  else emit?.({ kind: 'relaid', ...ofSpecial(s, [cardRef(card), cellRef(cell)]), card, cell, rotation, over })
  askAgain(s)
}

/** Discards the lifted card. */
export function scrap(s: State, emit: Tell): void {
  const card = liftedCard(s)
  putDown(s)
  discard(s, card)
  emit?.({ kind: 'scrapped', ...ofSpecial(s, [cardRef(card), DISCARD]), card })
  askAgain(s)
}

function putDown(s: State): void {
  s[AT.lifted] = 0
  s[AT.liftedFrom] = 0
  s[AT.rebuilt] = 1
}

/**
 * As often as the one who entered will (000:215); whoever dictates chooses one execution (ours), then it is theirs
 * again.
 */
function askAgain(s: State): void {
  if ((isDictated(s) && isOfOldRules(s)) || !canRebuild(s)) return closeSpecial(s)
  s[AT.chooser] = 0
  s[PHASE] = DETAILS
}
