import {
  CROSSING,
  FACING_IN,
  POINTS,
  cellOfSleeper,
  isOuter,
  sideOfPoint,
} from '../../../../src-shared/geometry/rails.ts'
import type { State } from '../../flat.ts'
import { railsOn } from './board.ts'
import {
  OTHER_SIDE,
  RAILS_AT,
  beyond,
  facingOfPose,
  firstWay,
  isSingle,
  isStationPose,
  sleeperOfPose,
  takeWay,
  waysOn,
} from './paths.ts'
import { AT } from '../state.ts'

/** Which drives can be finished: a small search over the ways on, at most nine steps deep. Poses: see paths. */

/**
 * Can a drive with `left` steps to go be finished from here? By the exact number of steps, or by entering a
 * station (000:89, 000:97). With the house rule stopAtRailEnd the end of the rail will do too.
 */
export function canFinish(s: State, pose: number, left: number): boolean {
  if (left === 0 || isStationPose(pose) || s[AT.stopAtRailEnd]) return true
  let ways = waysOn(s, pose)
  for (; ways; ways &= ways - 1) if (canFinish(s, takeWay(s, pose, firstWay(ways)), left - 1)) return true
  return false
}

/** The ways on from which a drive with `left` steps to go can be finished. */
export function goodWays(s: State, pose: number, left: number): number {
  const ways = waysOn(s, pose)
  let good = 0
  for (let rest = ways; rest; rest &= rest - 1) {
    const way = firstWay(rest)
    if (canFinish(s, takeWay(s, pose, way), left - 1)) good |= 1 << way
  }
  return good
}

/**
 * The ways on that the driver may choose from: an abducted locomotive may be driven off the rails (000:233). A drive is
 * begun, and gone on with at a branch, only if it can be finished: so where there is but one way, it can be over that.
 */
export function waysToDrive(s: State, pose: number): number {
  const ways = waysOn(s, pose)
  return s[AT.driveSeat] || isSingle(ways) ? ways : goodWays(s, pose, s[AT.driveLeft])
}

/** Wagon values with which a locomotive can be driven from this pose, as bits 1 << value, up to 9. */
export function drivableValues(s: State, pose: number): number {
  if (isStationPose(pose)) return valuesOut(s, cellOfSleeper(sleeperOfPose(pose)))
  const ways = waysOn(s, pose)
  if (ways === 0) return 0
  if (s[AT.stopAtRailEnd]) return ALL_VALUES
  let values = 0
  for (let rest = ways; rest; rest &= rest - 1) values |= valuesFrom(s, takeWay(s, pose, firstWay(rest)), 1)
  return values
}

/** The same out of a station. */
function valuesOut(s: State, cell: number): number {
  let values = 0
  for (let side = 0; side < 4; side++) {
    const pose = beyond(s, cell, side)
    if (pose >= 0) values |= s[AT.stopAtRailEnd] ? ALL_VALUES : valuesFrom(s, pose, 1)
  }
  return values
}

/** The highest wagon value (000:29). */
const FURTHEST = 9
const ALL_VALUES = (1 << (FURTHEST + 1)) - 2

function valuesFrom(s: State, pose: number, steps: number): number {
  if (isStationPose(pose)) return ALL_VALUES & -(1 << steps)
  const sleeper = sleeperOfPose(pose)
  if (facingOfPose(pose) === FACING_IN && isOuter(sleeper % POINTS))
    return valuesIn(s, cellOfSleeper(sleeper), sideOfPoint(sleeper % POINTS), steps)
  let values = 1 << steps
  if (steps === FURTHEST) return values
  for (let ways = waysOn(s, pose); ways; ways &= ways - 1) {
    values |= valuesFrom(s, takeWay(s, pose, firstWay(ways)), steps + 1)
  }
  return values
}

/**
 * The same from the edge sleeper of a side, after so many steps: rail by rail, for on a rail every
 * sleeper is in reach. A straight has five of them, a curve and a crossing's line four.
 */
function valuesIn(s: State, cell: number, side: number, steps: number): number {
  const rails = railsOn(s, cell)
  let values = 0
  for (let ways = RAILS_AT[(rails << 2) | side]; ways; ways &= ways - 1) {
    const rail = firstWay(ways)
    const left = steps + (rail < 2 && rails !== CROSSING ? 5 : 4)
    values |= (1 << left) - (1 << steps)
    if (left > FURTHEST) continue
    const pose = beyond(s, cell, OTHER_SIDE[rail * 4 + side])
    if (pose < 0) continue
    values |= isStationPose(pose)
      ? ALL_VALUES & -(1 << left)
      : valuesIn(s, cellOfSleeper(sleeperOfPose(pose)), (OTHER_SIDE[rail * 4 + side] + 2) & 3, left)
  }
  return values & ALL_VALUES
}
