import { CROSSING } from '../../../../src-shared/geometry/rails.ts'
import type { State } from '../../flat.ts'
import { CELLS, COLUMNS, ROW_BITS, ROWS, ROWS_AS_BITS } from '../state.ts'

/**
 * The table once more, a number a row, so that the cells that take a card are found without a look at each: in the
 * lower half a bit for each column in which anything lies, in the upper half one for rails that may be covered.
 */

/** The upper half begins there. */
export const COVERABLE = 16
const WIDEST = COVERABLE - 1

/** By rails on a cell: may they be covered? A station has none, a crossing is never covered. */
const COVERED = Int32Array.from({ length: 64 }, (_, rails) => (rails === 0 || rails === CROSSING ? 0 : 1 << COVERABLE))
/** All that a row says of its first cell. */
const BOTH = 1 | (1 << COVERABLE)

/** Is the whole table there as bits? That of a scenario may be too wide for it, or too high. */
export const hasRowBits = (s: State): boolean => s[COLUMNS] <= WIDEST && s[ROWS] <= ROWS_AS_BITS

/** What lies in a row. */
export const rowBits = (s: State, row: number): number => s[ROW_BITS + row]

/** Changes what lies on a cell: the only way to. */
export function setCell(s: State, cell: number, word: number): void {
  s[CELLS + cell] = word
  if (!hasRowBits(s)) return
  const row = (cell / s[COLUMNS]) | 0
  const column = cell - row * s[COLUMNS]
  const bits = word === 0 ? 0 : 1 | COVERED[word >> 12]
  s[ROW_BITS + row] = (s[ROW_BITS + row] & ~(BOTH << column)) | (bits << column)
}
