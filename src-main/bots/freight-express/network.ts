import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import { CROSSING, EW, NS, STEP_X, STEP_Y, railBetween, turnRails } from '../../../src-shared/geometry/rails.ts'
import type { Seat, State } from '../../engine/game.ts'
import { handCard, handCount } from '../../engine/freight-express/piles.ts'
import { COLUMNS, MAX_CELLS, ROWS, cellCount, isEmptyCell, railsOn, stationOn } from '../../engine/freight-express/state.ts'

/**
 * What it costs to cross each cell from side to side, in steps: over rails that lie their sleepers, over rails
 * that are still to be laid something more. All of it is scratch, written anew for each position.
 */
export const BLOCKED = 99
/** Laying a rail costs a card and an action: so many steps more, with such a card in the hand or without. */
const BUILD = 5
const BUILD_LATER = 11
const COVER = 6
const COVER_LATER = 16
/** A crossing flips a card: wagons may be lost on it. */
const CROSSING_RISK = 1

/** Cost from one side of a cell to another: cell * 16 + from * 4 + to. A station is free to pass. */
export const pass = new Uint8Array(MAX_CELLS * 16)
/** The cell beyond each side, cell * 4 + side; -1 off the table. */
export const beyondOf = new Int16Array(MAX_CELLS * 4)
/** The station on each cell, or -1. */
export const stationAt = new Int8Array(MAX_CELLS)

/** Rails that some ordinary card carries, in some turn, together with more or without. */
const CARRIED = new Uint8Array(64)
/** The turns of each card's rails, crossings too. */
const TURNS = TRACK_CARDS.map(({ rails }) => [...new Set([0, 1, 2, 3].map((turn) => turnRails(rails, turn)))])
const ORDINARY = TURNS.filter(([rails]) => rails !== CROSSING)
for (let rails = 1; rails < 64; rails++) if (ORDINARY.some((turns) => turns.some((mask) => (mask & rails) === rails))) CARRIED[rails] = 1

/** Which rails the hand can lay: ordinary cards, so that they may cover others too. */
const inHand = new Uint8Array(64)

function readHand(s: State, seat: Seat): void {
  inHand.fill(0)
  for (let i = 0; i < handCount(s, seat); i++) {
    for (const mask of TURNS[handCard(s, seat, i)]) {
      if (mask === CROSSING) inHand[NS] = inHand[EW] = 1
      else for (let part = mask; part; part = (part - 1) & mask) inHand[part] = 1
    }
  }
}

/** Writes down the network as a seat sees it, with what its hand could add. */
export function readNetwork(s: State, seat: Seat): void {
  readHand(s, seat)
  const columns = s[COLUMNS]
  for (let cell = 0; cell < cellCount(s); cell++) {
    const x = cell % columns
    const y = (cell / columns) | 0
    for (let side = 0; side < 4; side++) {
      const nx = x + STEP_X[side]
      const ny = y + STEP_Y[side]
      beyondOf[cell * 4 + side] = nx < 0 || ny < 0 || nx >= columns || ny >= s[ROWS] ? -1 : ny * columns + nx
    }
    readCell(s, cell)
  }
}

function readCell(s: State, cell: number): void {
  stationAt[cell] = stationOn(s, cell)
  if (stationAt[cell] >= 0) return
  const empty = isEmptyCell(s, cell)
  const rails = railsOn(s, cell)
  for (let from = 0; from < 4; from++) {
    for (let to = from + 1; to < 4; to++) {
      const cost = passCost(rails, empty, railBetween(from, to))
      pass[cell * 16 + from * 4 + to] = cost
      pass[cell * 16 + to * 4 + from] = cost
    }
  }
}

function passCost(rails: number, empty: boolean, rail: number): number {
  const length = rail <= EW ? 5 : 4
  if (rails & rail) return rails === CROSSING ? 4 + CROSSING_RISK : length
  if (empty) return length + (inHand[rail] ? BUILD : BUILD_LATER)
  if (rails === CROSSING || !CARRIED[rails | rail]) return BLOCKED
  return length + (inHand[rails | rail] ? COVER : COVER_LATER)
}
