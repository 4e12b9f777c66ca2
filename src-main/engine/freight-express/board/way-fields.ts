import type { Ref } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { firstWay, isStationPose, sleeperOfPose, takeWay, waysOn } from './paths.ts'
import { canFinish } from './reach.ts'
import { sleeperOrStation } from '../refs.ts'
import { AT } from '../state.ts'

/** Sleepers and stations on the ways that finish a drive from a pose with `left` steps to go. */
export const fieldsToDrive = (s: State, pose: number, left: number): Ref[] => refsOf(s, wayFields(s, pose, left))

/** The same from the pose that a way leads to, that field among them. */
export const fieldsAfter = (s: State, next: number, left: number): Ref[] =>
  refsOf(s, new Set([sleeperOfPose(next), ...wayFields(s, next, left)]))

const refsOf = (s: State, sleepers: ReadonlySet<number>): Ref[] =>
  [...sleepers].map((sleeper) => sleeperOrStation(s, sleeper))

function wayFields(s: State, pose: number, left: number, found = new Set<number>()): Set<number> {
  if (left === 0) return found
  for (let ways = waysOn(s, pose); ways; ways &= ways - 1) {
    const next = takeWay(s, pose, firstWay(ways))
    if (!s[AT.driveSeat] && !canFinish(s, next, left - 1)) continue
    found.add(sleeperOfPose(next))
    if (!isStationPose(next)) wayFields(s, next, left - 1, found)
  }
  return found
}
