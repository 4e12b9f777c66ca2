import { refsOfAction } from '../../../src-shared/games/freight-express/action-refs.ts'
import { fromCode } from '../../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import { FACING_IN } from '../../../src-shared/geometry/rails.ts'
import type { Ref } from '../../../src-shared/core.ts'
import type { State } from '../flat.ts'
import { firstWay, isStationPose, poseAt, poseOf, sleeperOfPose, takeWay, waysOn } from './paths.ts'
import { canFinish } from './reach.ts'
import { landing } from './flying.ts'
import { sleeperOrStation, stationRef } from './refs.ts'
import { drivenSeat } from './drive-state.ts'
import { sleeperOf } from './locomotives.ts'
import { ACT, AT, BRANCH, OFFER, RAIL_END, activeSeat, phase } from './state.ts'
import { specialStation } from './special-state.ts'

/** What one may point at to mean a choice; for a drive also every field its ways pass. See Game.touches. */
export function touches(s: State, code: number): Ref[] {
  const action = fromCode(code)
  const seat = activeSeat(s)
  const refs = refsOfAction(action, phase(s) === RAIL_END ? drivenSeat(s) : seat)
  if (action.kind === 'drive' && phase(s) === ACT) {
    return [...refs, ...fields(s, wayFields(s, poseOf(s, seat), TRACK_CARDS[action.card].wagon))]
  }
  if (action.kind === 'fly' && phase(s) === ACT) return [...refs, sleeperOrStation(s, landing(s, seat, action.cell))]
  if (action.kind === 'useSpecial' && phase(s) === OFFER)
    return [...refs, { kind: 'special', id: s[AT.special] }, stationRef(specialStation(s))]
  if (action.kind !== 'branch') return refs
  if (phase(s) === BRANCH) {
    const next = takeWay(s, poseOf(s, drivenSeat(s)), action.rail)
    return [...refs, ...fields(s, new Set([sleeperOfPose(next), ...wayFields(s, next, s[AT.driveLeft] - 1)]))]
  }
  // Else the question is about one that is being pushed.
  const pushed = poseAt(sleeperOf(s, action.seat), FACING_IN)
  return [...refs, ...fields(s, new Set([sleeperOfPose(takeWay(s, pushed, action.rail))]))]
}

const fields = (s: State, sleepers: ReadonlySet<number>): Ref[] =>
  [...sleepers].map((sleeper) => sleeperOrStation(s, sleeper))

/** Sleepers and station fields on the ways that finish a drive with `left` steps to go. */
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
