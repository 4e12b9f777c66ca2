import {
  CENTRE,
  FACING_IN,
  NORTH,
  POINTS,
  RAIL_SIDES,
  RAILS,
  SOUTH,
  cellOfSleeper,
  isOuter,
  pointOfSleeper,
  sideOfPoint,
  turnRails,
} from '../../../../src-shared/geometry/rails.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import { between, normal, radians, type Spot } from '../../../stage/motion/turning.ts'
import { restOf, yardOf, type Seated } from '../layout/sidings.ts'

/** Where rails and sleepers lie, in u: hundredths of a cell, x to the right, y down. */
export type Ground = Pick<FreightView, 'columns' | 'cells'> & Seated
export const CELL = 100
/** Half the distance between the two rails of a line. */
export const GAUGE = 6
export const PLANK_LENGTH = 26

/** The middle of each side, and the way out over it. */
export const SIDE_SPOTS: readonly Spot[] = [
  { x: 50, y: 0, angle: -90 },
  { x: 100, y: 50, angle: 0 },
  { x: 50, y: 100, angle: 90 },
  { x: 0, y: 50, angle: 180 },
]

export const isStraight = (rail: number): boolean => rail < 2

interface Arc {
  readonly x: number
  readonly y: number
  readonly from: number
  readonly to: number
}

/** Centre of a curve and the angles at which it starts and ends, from its first side to its second. */
export const arcOf = (rail: number): Arc => ARCS[rail]
const ARCS: readonly Arc[] = RAIL_SIDES.map(([a, b]) => {
  const [first, second] = [SIDE_SPOTS[a], SIDE_SPOTS[b]]
  const [x, y] = a % 2 === 0 ? [second.x, first.y] : [first.x, second.y]
  const from = (Math.atan2(first.y - y, first.x - x) * 180) / Math.PI
  const to = (Math.atan2(second.y - y, second.x - x) * 180) / Math.PI
  return { x, y, from, to: from + normal(to - from) }
})

/** A place on a rail: `part` 0 at its first side, 1 at its second; the angle is that of the way there. */
export function alongRail(rail: number, part: number): Spot {
  const [a, b] = RAIL_SIDES[rail]
  const [first, second] = [SIDE_SPOTS[a], SIDE_SPOTS[b]]
  if (isStraight(rail)) {
    return { x: between(first.x, second.x, part), y: between(first.y, second.y, part), angle: second.angle }
  }
  const arc = arcOf(rail)
  const turned = between(arc.from, arc.to, part)
  return {
    x: arc.x + 50 * Math.cos(radians(turned)),
    y: arc.y + 50 * Math.sin(radians(turned)),
    angle: normal(turned + (arc.to > arc.from ? 90 : -90)),
  }
}

/** How far along a rail a sleeper lies. */
export function partOf(rail: number, point: number): number {
  if (point === CENTRE) return 0.5
  const near = isStraight(rail) ? (isOuter(point) ? 0.1 : 0.3) : isOuter(point) ? 0.125 : 0.375
  return sideOfPoint(point) === RAIL_SIDES[rail][0] ? near : 1 - near
}

const RAILS_IN: readonly (readonly number[])[] = Array.from({ length: 1 << RAILS.length }, (_, mask) =>
  RAILS.flatMap((bit, rail) => (mask & bit ? [rail] : [])),
)
export const railsIn = (mask: number): readonly number[] => RAILS_IN[mask]
export const usesSide = (rail: number, side: number): boolean =>
  RAIL_SIDES[rail][0] === side || RAIL_SIDES[rail][1] === side

export interface Plank extends Spot {
  readonly point: number
  readonly length: number
}

/** The sleepers of a rail mask. One that rails share lies at their mean and is long enough for all of them. */
export function planksOf(mask: number): Plank[] {
  const planks: Plank[] = []
  for (let point = 0; point < POINTS; point++) {
    const plank = plankAt(mask, point)
    if (plank) planks.push(plank)
  }
  return planks
}

/** The sleeper of a rail mask at a point; null where it has none. */
export const plankAt = (mask: number, point: number): Plank | null => PLANKS[mask * POINTS + point]

function laidAt(mask: number, point: number): Plank | null {
  const rails = railsIn(mask)
  if (point === CENTRE) {
    const straight = rails.filter(isStraight)
    return straight.length === 1 ? { ...alongRail(straight[0], 0.5), point, length: PLANK_LENGTH } : null
  }
  const side = sideOfPoint(point)
  const users = rails.filter((rail) => usesSide(rail, side))
  if (users.length === 0) return null
  const spots = users.map((rail) => alongRail(rail, partOf(rail, point)))
  const { x, y, angle } = meanOf(spots, side)
  const across = radians(angle + 90)
  const offsets = spots.map((spot) => (spot.x - x) * Math.cos(across) + (spot.y - y) * Math.sin(across))
  const spread = Math.max(...offsets) - Math.min(...offsets)
  return {
    x,
    y,
    angle,
    point,
    length: users.length > 1 ? Math.max(PLANK_LENGTH, spread + 2 * GAUGE + 7.2) : PLANK_LENGTH,
  }
}

/** In the midst of rails that come together at a side. */
function meanOf(spots: readonly Spot[], side: number): Spot {
  const upright = side === NORTH || side === SOUTH ? 90 : 0
  const mean = (of: (spot: Spot) => number) => spots.reduce((sum, spot) => sum + of(spot), 0) / spots.length
  return {
    x: mean((spot) => spot.x),
    y: mean((spot) => spot.y),
    angle: upright + mean((spot) => leaning(spot.angle - upright)),
  }
}

/**
 * In the midst of the rails that come together at a side, from one of its two sleepers to the other; null = from or to
 * the edge of the cell.
 */
export function amidst(mask: number, side: number, from: number | null, to: number | null, part: number): Spot {
  const rails = railsIn(mask).filter((rail) => usesSide(rail, side))
  const at = (rail: number, point: number | null) =>
    point === null ? (RAIL_SIDES[rail][0] === side ? 0 : 1) : partOf(rail, point)
  return meanOf(
    rails.map((rail) => alongRail(rail, between(at(rail, from), at(rail, to), part))),
    side,
  )
}

/** An angle of a line, whichever way it is followed: -90 to 90. */
function leaning(angle: number): number {
  const turned = normal(angle)
  return turned > 90 ? turned - 180 : turned <= -90 ? turned + 180 : turned
}

const PLANKS: readonly (Plank | null)[] = RAILS_IN.flatMap((_, mask) =>
  Array.from({ length: POINTS }, (_, point) => laidAt(mask, point)),
)

export const railsAt = (ground: Ground, cell: number): number => {
  const { card, rotation } = ground.cells[cell]
  return card < 0 ? 0 : turnRails(TRACK_CARDS[card].rails, rotation)
}
export const isStationAt = (ground: Ground, cell: number): boolean =>
  ground.cells[cell].station >= 0 && ground.cells[cell].card < 0

export const corner = (ground: Ground, cell: number): { x: number; y: number } => ({
  x: (cell % ground.columns) * CELL,
  y: Math.floor(cell / ground.columns) * CELL,
})

/** The cell at a place on the table; -1 beside it. */
export function cellAt({ columns, cells }: Ground, { x, y }: { readonly x: number; readonly y: number }): number {
  const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)]
  const inside = column >= 0 && row >= 0 && column < columns && row * columns + column < cells.length
  return inside ? row * columns + column : -1
}

/** A place on the table, and how large a locomotive is there. */
interface Standing extends Spot {
  readonly scale: number
}

/**
 * Where the locomotive of a seat stands, on the whole table: on its rail; in a station, in the siding of the seat.
 * `rail`: the one it is on, where rails share the sleeper; -1 = nobody knows.
 */
export function standing(ground: Ground, seat: number, sleeper: number, facing: number, rail = -1): Standing {
  const cell = cellOfSleeper(sleeper)
  const origin = corner(ground, cell)
  const point = pointOfSleeper(sleeper)
  const waits = isStationAt(ground, cell)
  const inCell = waits ? restOf(ground, seat) : facingSpot(railsAt(ground, cell), point, facing, rail)
  return {
    x: origin.x + inCell.x,
    y: origin.y + inCell.y,
    angle: normal(inCell.angle),
    scale: waits ? yardOf(ground).locomotiveScale : 1,
  }
}

/** Whether a rail lies over a sleeper. */
const isOver = (rail: number, point: number): boolean =>
  point === CENTRE ? isStraight(rail) : usesSide(rail, sideOfPoint(point))

/** The rail that leads straight on over a sleeper, or else the first over it; -1 = there is none. */
export function likeliestRail(mask: number, point: number): number {
  const over = railsIn(mask).filter((rail) => isOver(rail, point))
  return over.find(isStraight) ?? over[0] ?? -1
}

/**
 * The rails that lead on past points from the sleeper before them, which lies at `point`; empty where there are none.
 * Who stands there heading for them is on none of them: that is chosen as they are driven over.
 */
export function railsPastPoints(mask: number, point: number, facing: number): readonly number[] {
  if (facing !== FACING_IN || point === CENTRE) return NO_POINTS
  const ahead = railsIn(mask).filter((rail) => usesSide(rail, sideOfPoint(point)))
  return ahead.length > 1 ? ahead : NO_POINTS
}
const NO_POINTS: readonly number[] = []

function facingSpot(mask: number, point: number, facing: number, known: number): Spot {
  const isKnown = railsIn(mask).includes(known) && isOver(known, point)
  const rail = isKnown ? known : likeliestRail(mask, point)
  const isOpen = !isKnown && railsPastPoints(mask, point, facing).length > 0
  const spot = isOpen
    ? plankAt(mask, point)!
    : rail < 0
      ? { x: 50, y: 50, angle: 0 }
      : alongRail(rail, partOf(rail, point))
  const outward = facing === FACING_IN ? SIDE_SPOTS[sideOfPoint(point)].angle + 180 : (SIDE_SPOTS[facing]?.angle ?? 0)
  const agrees = Math.abs(normal(spot.angle - outward)) <= 90
  return { x: spot.x, y: spot.y, angle: agrees ? spot.angle : spot.angle + 180 }
}

/** The middle of a sleeper on the whole table, or of a station. */
export function middleOfSleeper(ground: Ground, sleeper: number): Spot {
  const cell = cellOfSleeper(sleeper)
  const { x, y } = corner(ground, cell)
  const plank = isStationAt(ground, cell) ? null : plankAt(railsAt(ground, cell), pointOfSleeper(sleeper))
  return { x: x + (plank?.x ?? 50), y: y + (plank?.y ?? 50), angle: plank?.angle ?? 0 }
}
