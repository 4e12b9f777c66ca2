import type { FreightReason } from '../../../../src-shared/games/freight-express/reasons.ts'
import { CROSSING } from '../../../../src-shared/geometry/rails.ts'
import type { State } from '../../flat.ts'
import { CELLS, COLUMNS, MAX_CELLS, ROWS, seatCount } from '../state.ts'
import { cellCount, isEmptyCell, railsOn, stationOn } from './board.ts'
import { cellOf } from './locomotives.ts'

/** Which cells take a card (000:51-55), whatever card it is. */

/** What about the cell forbids any card. */
export function groundRefusal(s: State, cell: number): FreightReason | null {
  if (cell < 0 || cell >= cellCount(s)) return 'offTable'
  if (isEmptyCell(s, cell)) return touchesAnything(s, cell) ? null : 'notAdjacent'
  if (stationOn(s, cell) >= 0) return 'stationThere'
  if (railsOn(s, cell) === CROSSING) return 'crossingCannotBeCovered'
  return hasLocomotive(s, cell) ? 'locomotiveOnCard' : null
}

function touchesAnything(s: State, cell: number): boolean {
  const columns = s[COLUMNS]
  const at = CELLS + cell
  const x = cell % columns
  if (x > 0 && s[at - 1] !== 0) return true
  if (x < columns - 1 && s[at + 1] !== 0) return true
  if (cell >= columns && s[at - columns] !== 0) return true
  return cell + columns < cellCount(s) && s[at + columns] !== 0
}

/** Does any locomotive stand on the cell? */
export function hasLocomotive(s: State, cell: number): boolean {
  for (let seat = 0; seat < seatCount(s); seat++) if (cellOf(s, seat) === cell) return true
  return false
}

/** All cells that take a card. Scratch, not state: filled and read within one list. */
export const ground = {
  count: 0,
  /** The cells, in ascending order. */
  cells: new Int32Array(MAX_CELLS),
  /** The rails on each of them, 0 = none. */
  rails: new Int32Array(MAX_CELLS),
}

/**
 * Fills `ground` with the cells of which `groundRefusal` says nothing. They are found row by row: a row is a number
 * with a bit for each column.
 */
export function findGround(s: State): void {
  const columns = s[COLUMNS]
  if (columns > WIDEST) return findCellByCell(s)
  const rows = s[ROWS]
  markTrains(s, 0)
  let count = 0
  let above = 0
  let here = rowOf(s, 0, columns)
  for (let row = 0; row < rows; row++) {
    const below = row + 1 < rows ? rowOf(s, (row + 1) * columns, columns) : 0
    const beside = (here << 1) | (here >> 1) | above | below
    const empty = beside & ~here & ((1 << columns) - 1)
    for (let takes = empty | (here >> COVERABLE); takes !== 0; takes &= takes - 1) {
      const cell = row * columns + 31 - Math.clz32(takes & -takes)
      ground.cells[count] = cell
      ground.rails[count++] = railsOn(s, cell)
    }
    above = here
    here = below
  }
  ground.count = count
  markTrains(s, NO_TRAIN)
}

/** In the upper half of a row's number: cards that may be covered. In the lower one: whatever lies there. */
const COVERABLE = 16
const WIDEST = COVERABLE - 1
/** By rails on a cell: may they be covered? A station and an empty cell have none, a crossing is never covered. */
const COVERED = Int32Array.from({ length: 64 }, (_, rails) => (rails === 0 || rails === CROSSING ? 0 : 1 << COVERABLE))
/** By cell: 0 under a locomotive, all bits elsewhere. Set and put back within one list. */
const NO_TRAIN = -1
const free = new Int32Array(MAX_CELLS).fill(NO_TRAIN)

/** The row that begins at a cell. Without a question a cell, for nobody can guess the answers. */
function rowOf(s: State, from: number, columns: number): number {
  let row = 0
  for (let x = 0; x < columns; x++) {
    const word = s[CELLS + from + x]
    const lies = (word | (0 - word)) >>> 31
    row |= (lies | (COVERED[word >> 12] & free[from + x])) << x
  }
  return row
}

function markTrains(s: State, mark: number): void {
  for (let seat = 0; seat < seatCount(s); seat++) free[cellOf(s, seat)] = mark
}

/** A table of a scenario may be so wide that its rows are no numbers. */
function findCellByCell(s: State): void {
  ground.count = 0
  for (let cell = 0; cell < cellCount(s); cell++) {
    if (groundRefusal(s, cell) !== null) continue
    ground.cells[ground.count] = cell
    ground.rails[ground.count++] = railsOn(s, cell)
  }
}
