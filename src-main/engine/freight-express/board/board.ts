import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import { CENTRE, POINTS, turnRails } from '../../../../src-shared/geometry/rails.ts'
import type { State } from '../../flat.ts'
import { AT, CELLS, COLUMNS, ROWS } from '../state.ts'
import { setCell } from './row-bits.ts'

/** Cells of the table: the stations and track cards that lie on them, and what lies beneath. */

/** Cells of the table, row by row from 0. */
export const cellCount = (s: State): number => s[COLUMNS] * s[ROWS]
/** The station on a cell, or -1. */
export const stationOn = (s: State, cell: number): number => (s[CELLS + cell] & 15) - 1
/** The uppermost track card on a cell, or -1. */
export const cardOn = (s: State, cell: number): number => ((s[CELLS + cell] >> 4) & 63) - 1
/** Quarter turns clockwise of that card. */
export const rotationOn = (s: State, cell: number): number => (s[CELLS + cell] >> 10) & 3
/** Rails on a cell, turned as they lie; 0 where no card lies. */
export const railsOn = (s: State, cell: number): number => s[CELLS + cell] >> 12
/** Neither station nor card lies there. */
export const isEmptyCell = (s: State, cell: number): boolean => s[CELLS + cell] === 0

/** A card and its rotation in one word, as `beneath` and `lifted` hold them. */
export const packLying = (card: number, rotation: number): number => (card + 1) | (rotation << 6)
/** The card of such a word, or -1. */
export const lyingCard = (word: number): number => (word & 63) - 1
/** Quarter turns clockwise in such a word. */
export const lyingRotation = (word: number): number => word >> 6
/** The card directly beneath a card on the table, or -1. */
export const cardBeneath = (s: State, card: number): number => lyingCard(s[AT.beneath + card])
/** How many lie under a card on the table. */
export function heightUnder(s: State, card: number): number {
  let height = 0
  for (let below = cardBeneath(s, card); below >= 0; below = cardBeneath(s, below)) height++
  return height
}

/** Lays a station on a cell, over whatever the cell held. */
export function putStation(s: State, station: number, cell: number): void {
  setCell(s, cell, station + 1)
  s[AT.stationCell + station] = cell + 1
}

/** Lays a card on top of whatever lies on the cell. */
export function putCard(s: State, card: number, cell: number, rotation: number): void {
  const covered = cardOn(s, cell)
  if (covered >= 0) s[AT.beneath + card] = packLying(covered, rotationOn(s, cell))
  setCell(s, cell, ((card + 1) << 4) | (rotation << 10) | (turnRails(TRACK_CARDS[card].rails, rotation) << 12))
}

/**
 * Where a station lies, closed or not; -1 while it is not placed yet. Until all are placed, a cell of the placing grid.
 */
export const stationCell = (s: State, station: number): number => s[AT.stationCell + station] - 1
/** Sleeper id of a station's field. */
export const stationSleeper = (s: State, station: number): number => stationCell(s, station) * POINTS + CENTRE
/** The closed station, or -1. */
export const closedStation = (s: State): number => s[AT.closed] - 1

/** The cell becomes track; stationCell remembers what lies beneath. */
export function layOnStation(s: State, card: number, station: number, rotation: number): void {
  putCard(s, card, stationCell(s, station), rotation)
  s[AT.closed] = station + 1
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
  setCell(s, cell, 0)
  if (below) putCard(s, lyingCard(below), cell, lyingRotation(below))
  return lyingCard(below)
}
