import { NO_FACING } from '../../../src-shared/geometry/rails.ts'
import type { Seat, State } from '../../engine/game.ts'
import {
  firstWay,
  isStationPose,
  poseOf,
  sleeperOfPose,
  takeWay,
  waysOn,
} from '../../engine/freight-express/board/paths.ts'
import { cellOf, facingOf, sleeperOf } from '../../engine/freight-express/board/locomotives.ts'
import { COLUMNS, seatCount } from '../../engine/freight-express/state.ts'

/** The longest drive (000:29). */
const LONGEST = 9
/** So many cells away, not across corners, it just gets: a step leaves the cell, four cross each of two others. */
const FURTHEST = 3

/** Can another locomotive, in one drive, push this seat's off the rails? */
export function canBePushedOff(s: State, seat: Seat): boolean {
  if (facingOf(s, seat) === NO_FACING) return false
  for (let other = 0; other < seatCount(s); other++) {
    if (other === seat || apart(s, cellOf(s, other), cellOf(s, seat)) > FURTHEST) continue
    if (pushes(s, poseOf(s, other), sleeperOf(s, seat), LONGEST)) return true
  }
  return false
}

/** Columns and rows between two cells. */
function apart(s: State, one: number, other: number): number {
  const columns = s[COLUMNS]
  const [row, otherRow] = [(one / columns) | 0, (other / columns) | 0]
  return Math.abs(row - otherRow) + Math.abs(one - other - (row - otherRow) * columns)
}

/** Looks along all ways for the sleeper, and from there for an end of the rail that the rest of the drive reaches. */
function pushes(s: State, pose: number, sleeper: number, left: number): boolean {
  if (left === 0) return false
  for (let ways = waysOn(s, pose); ways; ways &= ways - 1) {
    const to = takeWay(s, pose, firstWay(ways))
    if (
      sleeperOfPose(to) === sleeper ? endsWithin(s, to, left) : !isStationPose(to) && pushes(s, to, sleeper, left - 1)
    )
      return true
  }
  return false
}

/** Ends some way on from here within so many steps? The last step pushes over the end. */
function endsWithin(s: State, pose: number, left: number): boolean {
  if (isStationPose(pose)) return false
  const ways = waysOn(s, pose)
  if (ways === 0) return true
  if (left === 1) return false
  for (let rest = ways; rest; rest &= rest - 1)
    if (endsWithin(s, takeWay(s, pose, firstWay(rest)), left - 1)) return true
  return false
}
