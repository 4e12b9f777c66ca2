/**
 * Hexagonal cells with a corner on top, in axial coordinates (q to the east, r to the south-east), and a
 * number for each cell of a field that is endless for all a game can reach. Rules and scene share this.
 */
/** Sides run counter-clockwise from east: east, north-east, north-west, west, south-west, south-east. */
export const SIDES = 6
export const ALL_SIDES = (1 << SIDES) - 1
export const opposite = (side: number): number => (side + 3) % SIDES

/** A cell's number is (r + MIDDLE) * COLUMNS + q + MIDDLE. */
export const COLUMNS = 256
export const CELLS = COLUMNS * COLUMNS
const MIDDLE = COLUMNS / 2

export const cellAt = (q: number, r: number): number => (r + MIDDLE) * COLUMNS + q + MIDDLE
export const qOf = (cell: number): number => (cell % COLUMNS) - MIDDLE
export const rOf = (cell: number): number => Math.floor(cell / COLUMNS) - MIDDLE

/** What to add to a cell's number to reach the neighbour on a side. */
export const STEP = [1, 1 - COLUMNS, -COLUMNS, -1, COLUMNS - 1, COLUMNS] as const
export const neighbour = (cell: number, side: number): number => cell + STEP[side]

/** The side of `from` on which `to` lies, or -1 when they are not neighbours. */
export function sideTowards(from: number, to: number): number {
  for (let side = 0; side < SIDES; side++) if (from + STEP[side] === to) return side
  return -1
}

/** Is this cell on the rim of the field? Nothing may lie there: its neighbours would have no number. */
export function isRim(cell: number): boolean {
  const column = cell & (COLUMNS - 1)
  const row = cell >> 8
  return column === 0 || row === 0 || column === COLUMNS - 1 || row === COLUMNS - 1
}

/** A mask of sides turned counter-clockwise by `turns` sixths. */
export const turnSides = (mask: number, turns: number): number =>
  ((mask << turns) | (mask >> (SIDES - turns))) & ALL_SIDES

/** Where a cell comes to lie when all go round the middle of the field by so many sixths, counter-clockwise. */
export function turnedCell(cell: number, turn: number): number {
  let [q, r] = [qOf(cell), rOf(cell)]
  for (let i = 0; i < turn; i++) [q, r] = [q + r, -q]
  return cellAt(q, r)
}

/** The centre of a cell, x to the right and y downwards, in circumradii of a hexagon. */
export const centreX = (cell: number): number => Math.sqrt(3) * (qOf(cell) + rOf(cell) / 2)
export const centreY = (cell: number): number => 1.5 * rOf(cell)

/** Steps from one cell to another over neighbouring cells. */
export function distance(a: number, b: number): number {
  const q = qOf(a) - qOf(b)
  const r = rOf(a) - rOf(b)
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
}
