/**
 * Square cells, the six rails a card may carry and the sleepers on them. Rules and scene share this.
 *
 * A card is eight points and a centre: each side that a rail uses has an outer sleeper (the edge sleeper)
 * and an inner one, shared by all rails of that side; a straight adds a sleeper in the centre.
 * A curve is therefore 4 sleepers, a straight 5, a crossing's line 2 + 2 with no field in the centre.
 * A station is one field: its centre.
 */
export const NORTH = 0
export const EAST = 1
export const SOUTH = 2
export const WEST = 3
/** Sides run clockwise from north. */
export type Side = 0 | 1 | 2 | 3
export const SIDES: readonly Side[] = [NORTH, EAST, SOUTH, WEST]
export const opposite = (side: number): Side => ((side + 2) & 3) as Side

/** Column and row steps to the neighbour on a side. */
export const STEP_X = [0, 1, 0, -1] as const
export const STEP_Y = [-1, 0, 1, 0] as const

/** The cell beyond a side in a grid of so many columns and rows, or -1 past its edge. */
export function neighbourOf(columns: number, rows: number, cell: number, side: number): number {
  const x = (cell % columns) + STEP_X[side]
  const y = ((cell / columns) | 0) + STEP_Y[side]
  return x < 0 || y < 0 || x >= columns || y >= rows ? -1 : y * columns + x
}

/** The six rails, as bits of a card's rail mask. Each joins two sides. */
export const NS = 1
export const EW = 2
export const NE = 4
export const SE = 8
export const SW = 16
export const NW = 32
export const RAILS = [NS, EW, NE, SE, SW, NW] as const
export const CROSSING = NS | EW

/** The two sides each rail joins, by the rail's place in RAILS. */
export const RAIL_SIDES: readonly (readonly [Side, Side])[] = [
  [NORTH, SOUTH],
  [EAST, WEST],
  [NORTH, EAST],
  [EAST, SOUTH],
  [SOUTH, WEST],
  [NORTH, WEST],
]

/** Rail bit that joins two sides; 0 when they are the same. */
export const railBetween = (a: number, b: number): number => RAIL_OF_SIDES[a * 4 + b]
const RAIL_OF_SIDES: readonly number[] = (() => {
  const table = new Array<number>(16).fill(0)
  RAILS.forEach((rail, i) => {
    const [a, b] = RAIL_SIDES[i]
    table[a * 4 + b] = rail
    table[b * 4 + a] = rail
  })
  return table
})()

/** A rail mask turned clockwise by `quarters` quarter turns. */
export const turnRails = (mask: number, quarters: number): number => TURNED[mask * 4 + (quarters & 3)]
const TURNED: readonly number[] = (() => {
  const table: number[] = []
  for (let mask = 0; mask < 64; mask++) {
    for (let quarters = 0; quarters < 4; quarters++) {
      let turned = 0
      RAILS.forEach((rail, i) => {
        if (mask & rail) turned |= railBetween((RAIL_SIDES[i][0] + quarters) & 3, (RAIL_SIDES[i][1] + quarters) & 3)
      })
      table.push(turned)
    }
  }
  return table
})()

/** Sides that a rail mask uses, as bits 1 << side. */
export const sidesOf = (mask: number): number => SIDES_USED[mask]
const SIDES_USED: readonly number[] = Array.from({ length: 64 }, (_, mask) =>
  RAILS.reduce(
    (sides, rail, i) => (mask & rail ? sides | (1 << RAIL_SIDES[i][0]) | (1 << RAIL_SIDES[i][1]) : sides),
    0,
  ),
)

/** Quarter turns that show different rails: 1, 2 or 4 of them, from 0. */
export const distinctTurns = (mask: number): number =>
  turnRails(mask, 1) === mask ? 1 : turnRails(mask, 2) === mask ? 2 : 4

/** Points of a cell: outer and inner sleeper of each side, then the centre. */
export const outerPoint = (side: number): number => side * 2
export const innerPoint = (side: number): number => side * 2 + 1
export const CENTRE = 8
export const POINTS = 9
export const sideOfPoint = (point: number): Side => (point >> 1) as Side
export const isOuter = (point: number): boolean => point < CENTRE && (point & 1) === 0

/** A sleeper anywhere on the table: cell * 9 + point. A station is its centre. */
export const sleeperAt = (cell: number, point: number): number => cell * POINTS + point
export const cellOfSleeper = (sleeper: number): number => (sleeper / POINTS) | 0
export const pointOfSleeper = (sleeper: number): number => sleeper % POINTS

/**
 * Which way a locomotive faces. On a side's sleeper: out over that side, or in, into the card.
 * On the centre of a straight: towards one of its two sides. In a station: no facing.
 */
export const FACING_IN = 4
export const NO_FACING = 5
/** 0 to 3 = towards that side, FACING_IN or NO_FACING. */
export type Facing = 0 | 1 | 2 | 3 | 4 | 5

/** The facing after turning round on the same sleeper: out becomes in, a centre's side its opposite. */
export const reverseFacing = (point: number, facing: number): Facing => {
  if (facing === NO_FACING) return NO_FACING
  if (point === CENTRE) return opposite(facing)
  return facing === FACING_IN ? sideOfPoint(point) : FACING_IN
}
