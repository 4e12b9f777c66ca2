import { neighbourOf } from '../../../../src-shared/geometry/rails.ts'
import type { State } from '../../flat.ts'
import { COLUMNS, ROWS } from '../state.ts'

/** The cells beyond the sides of all cells of a table: at cell * 4 + side, -1 past the edge. */
interface Neighbours {
  readonly columns: number
  readonly rows: number
  readonly cells: Int16Array
}

const known: Neighbours[] = []
/** The neighbours of the size of table that was asked about last: a game keeps its size, so this is mostly the one. */
let last: Neighbours = { columns: 0, rows: 0, cells: new Int16Array(0) }

/** The cell beyond a side, or -1 past the table's edge. Looked up: drives ask for it at every rail. */
export function neighbour(s: State, cell: number, side: number): number {
  if (last.columns !== s[COLUMNS] || last.rows !== s[ROWS]) last = neighboursIn(s[COLUMNS], s[ROWS])
  return last.cells[cell * 4 + side]
}

function neighboursIn(columns: number, rows: number): Neighbours {
  const found = known.find((one) => one.columns === columns && one.rows === rows)
  if (found) return found
  const cells = Int16Array.from({ length: columns * rows * 4 }, (_, i) => neighbourOf(columns, rows, i >> 2, i & 3))
  known.push({ columns, rows, cells })
  return known[known.length - 1]
}
