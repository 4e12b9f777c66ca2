import {
  CENTRE,
  CROSSING,
  FACING_IN,
  NO_FACING,
  POINTS,
  RAILS,
  RAIL_SIDES,
  innerPoint,
  outerPoint,
  reverseFacing,
  sidesOf,
} from '../../../../src-shared/geometry/rails.ts'
import { LEAVE } from '../../../../src-shared/games/freight-express/actions.ts'
import type { State } from '../../flat.ts'
import { railsOn, stationOn } from './board.ts'
import { facingOf, sleeperOf } from './locomotives.ts'
import { neighbour } from './neighbours.ts'

/**
 * How a locomotive gets from sleeper to sleeper. A pose is a sleeper with the direction of travel there:
 * sleeper * 8 + geometry/rails Facing. A way is one of the ways on from a pose: 0-5 = the rail in RAILS that it
 * takes off the inner sleeper, LEAVE + side = it leaves a station over that side, ON = straight on, the only way.
 */
export const ON = 10

/** The pose of a sleeper and a facing. */
export const poseAt = (sleeper: number, facing: number): number => sleeper * 8 + facing
/** The sleeper of a pose. */
export const sleeperOfPose = (pose: number): number => pose >> 3
/** The facing of a pose; NO_FACING in a station. */
export const facingOfPose = (pose: number): number => pose & 7
/** The pose of a seat's locomotive. */
export const poseOf = (s: State, seat: number): number => poseAt(sleeperOf(s, seat), facingOf(s, seat))
/** The same sleeper, the other way round. */
export const reversePose = (pose: number): number => poseAt(pose >> 3, reverseFacing((pose >> 3) % POINTS, pose & 7))

const STATION_WAYS = 0b1111 << LEAVE
const ONLY_ON = 1 << ON

/** Rails of each mask that touch each side. */
export const RAILS_AT = Array.from({ length: 64 * 4 }, (_, i) =>
  RAILS.reduce((mask, rail, r) => ((i >> 2) & rail && RAIL_SIDES[r].includes((i & 3) as 0) ? mask | rail : mask), 0),
)
/** Where a rail taken from a side leads: its other side. */
export const OTHER_SIDE = RAILS.flatMap((_, r) =>
  [0, 1, 2, 3].map((side) => (RAIL_SIDES[r][0] === side ? RAIL_SIDES[r][1] : RAIL_SIDES[r][0])),
)

/** Where one arrives over a side of a cell: the edge sleeper or station beyond, -1 = no rail continues there. */
export function beyond(s: State, cell: number, side: number): number {
  const next = neighbour(s, cell, side)
  if (next < 0) return -1
  if (stationOn(s, next) >= 0) return poseAt(next * POINTS + CENTRE, NO_FACING)
  const back = (side + 2) & 3
  if (!(sidesOf(railsOn(s, next)) & (1 << back))) return -1
  return poseAt(next * POINTS + outerPoint(back), FACING_IN)
}

/** The ways on from a pose, as bits 1 << way. 0 = no rail continues. */
export function waysOn(s: State, pose: number): number {
  const sleeper = pose >> 3
  const facing = pose & 7
  const cell = (sleeper / POINTS) | 0
  const point = sleeper - cell * POINTS
  if (facing === NO_FACING) return waysOut(s, cell)
  if (point === CENTRE) return ONLY_ON
  if (facing !== FACING_IN) return point & 1 || beyond(s, cell, facing) >= 0 ? ONLY_ON : 0
  return point & 1 ? RAILS_AT[(railsOn(s, cell) << 2) | (point >> 1)] : ONLY_ON
}

/** The sides over which a station may be left: those whose neighbour has rail there. */
function waysOut(s: State, cell: number): number {
  let ways = 0
  for (let side = 0; side < 4; side++) if (beyond(s, cell, side) >= 0) ways |= 1 << (LEAVE + side)
  return ways & STATION_WAYS
}

/** One step on by a way from `waysOn`. */
export function takeWay(s: State, pose: number, way: number): number {
  const sleeper = pose >> 3
  const facing = pose & 7
  const cell = (sleeper / POINTS) | 0
  const point = sleeper - cell * POINTS
  if (way >= LEAVE && way < ON) return beyond(s, cell, way - LEAVE)
  if (way < LEAVE) return takeRail(s, cell, point >> 1, way)
  if (point === CENTRE) return poseAt(cell * POINTS + innerPoint(facing), facing)
  if (facing === FACING_IN) return poseAt(cell * POINTS + point + 1, FACING_IN)
  return point & 1 ? poseAt(cell * POINTS + outerPoint(facing), facing) : beyond(s, cell, facing)
}

/** From the inner sleeper of a side along a rail: a straight has a sleeper in the centre, a crossing none. */
function takeRail(s: State, cell: number, side: number, rail: number): number {
  const other = OTHER_SIDE[rail * 4 + side]
  const straight = rail < 2 && railsOn(s, cell) !== CROSSING
  return poseAt(cell * POINTS + (straight ? CENTRE : innerPoint(other)), other)
}

/** Does the step from one pose to the next pass the centre of a crossing? */
export function passesCrossing(s: State, from: number, to: number): boolean {
  const sleeper = from >> 3
  const cell = (sleeper / POINTS) | 0
  return (from & 7) === FACING_IN && (sleeper - cell * POINTS) & 1
    ? railsOn(s, cell) === CROSSING && (((to >> 3) / POINTS) | 0) === cell
    : false
}

/** Of ways as bits: is there no more than one? */
export const isSingle = (ways: number): boolean => (ways & (ways - 1)) === 0
/** The first way of some, as its number; there must be one. */
export const firstWay = (ways: number): number => 31 - Math.clz32(ways & -ways)
/** Is a pose a station's field? */
export const isStationPose = (pose: number): boolean => (pose & 7) === NO_FACING
