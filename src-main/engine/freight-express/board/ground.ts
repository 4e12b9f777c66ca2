import type { FreightReason } from '../../../../src-shared/games/freight-express/reasons.ts'
import { CROSSING } from '../../../../src-shared/geometry/rails.ts'
import type { State } from '../../flat.ts'
import { CELLS, COLUMNS, MAX_CELLS, ROWS, seatCount } from '../state.ts'
import { cellCount, isEmptyCell, railsOn, stationOn } from './board.ts'
import { cellOf } from './locomotives.ts'
import { COVERABLE, hasRowBits, rowBits } from './row-bits.ts'

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

/** Some of the cells that take a card, in ascending order, and the rails on each of them, 0 = none. */
export interface Ground {
  count: number
  readonly cells: Int32Array
  readonly rails: Int32Array
}
const newGround = (): Ground => ({ count: 0, cells: new Int32Array(MAX_CELLS), rails: new Int32Array(MAX_CELLS) })

/** All cells that take a card, and those on which nothing lies. */
export interface Grounds {
  readonly all: Readonly<Ground>
  readonly bare: Readonly<Ground>
}
/** Scratch, not state: filled and read within one list. */
const ground = { all: newGround(), bare: newGround() }

/**
 * The cells of which `groundRefusal` says nothing: row by row, from what lies there as bits. No locomotive ever stands
 * on an empty cell. They are good within one list: the next one is written over them.
 */
export function findGround(s: State): Grounds {
  if (!hasRowBits(s)) return findCellByCell(s)
  const columns = s[COLUMNS]
  const rows = s[ROWS]
  const within = (1 << columns) - 1
  const { cells, rails } = ground.all
  const bare = ground.bare.cells
  markTrains(s, 0)
  let count = 0
  let bareCount = 0
  let above = 0
  let here = rowBits(s, 0)
  for (let row = 0; row < rows; row++) {
    const below = row + 1 < rows ? rowBits(s, row + 1) : 0
    const lies = here & within
    const beside = (lies << 1) | (lies >> 1) | above | below
    const empty = beside & ~here & within
    for (let takes = empty | (here >>> COVERABLE); takes !== 0; takes &= takes - 1) {
      const cell = row * columns + 31 - Math.clz32(takes & -takes)
      const covered = railsOn(s, cell)
      cells[count] = cell
      rails[count] = covered
      bare[bareCount] = cell
      // What has something on it, or a locomotive, is written over.
      count += free[cell]
      bareCount += covered === 0 ? 1 : 0
    }
    above = here
    here = below
  }
  ground.all.count = count
  ground.bare.count = bareCount
  markTrains(s, 1)
  return ground
}

/** By cell: 0 under a locomotive, 1 elsewhere. Set and put back within one list. */
const free = new Int32Array(MAX_CELLS).fill(1)

function markTrains(s: State, mark: number): void {
  for (let seat = 0; seat < seatCount(s); seat++) free[cellOf(s, seat)] = mark
}

/** A table of a scenario may be so wide, or so high, that it has no bits. */
function findCellByCell(s: State): Grounds {
  const { all, bare } = ground
  all.count = bare.count = 0
  for (let cell = 0; cell < cellCount(s); cell++) {
    if (groundRefusal(s, cell) !== null) continue
    const rails = railsOn(s, cell)
    addTo(all, cell, rails)
    if (rails === 0) addTo(bare, cell, rails)
  }
  return ground
}

function addTo(some: Ground, cell: number, rails: number): void {
  some.cells[some.count] = cell
  some.rails[some.count++] = rails
}
