import { KIND, packCode, refsOfAction, turnOfCode } from '../../../../src-shared/games/freight-express/actions.ts'
import { FACING_IN } from '../../../../src-shared/geometry/rails.ts'
import { sameRef, type Reason, type Ref, type Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { answerBranch, answerPushBranch } from '../driving/drive.ts'
import { driveCard, drivenSeat } from '../driving/drive-state.ts'
import { drivesFrom } from '../driving/plans.ts'
import { sleeperOf } from '../board/locomotives.ts'
import { firstWay, isSingle, isStationPose, poseAt, poseOf, sleeperOfPose, takeWay, waysOn } from '../board/paths.ts'
import { waysToDrive } from '../board/reach.ts'
import { refused } from '../reasons.ts'
import { chosen, ofDriven, type FreightStep } from '../questions.ts'
import { locomotiveRef, sleeperOrStation } from '../refs.ts'
import { branchRefusal, pushBranchRefusal, pushedWays } from '../refusals.ts'
import { AT, BRANCH, activeSeat, stepNow } from '../state.ts'
import { fieldsAfter } from '../board/way-fields.ts'
import { againstEach, saying, type ActionOf, type FreightAnswer } from './answer.ts'

/** Which way the driven locomotive takes, or the one that is being pushed, where the line divides. */
export const branch: FreightAnswer<'branch'> = {
  ...saying('branch'),
  list(s, out, n) {
    const seat = seatAsked(s)
    const ways = stepNow(s) === BRANCH ? waysToDrive(s, poseOf(s, seat)) : pushedWays(s, seat)
    for (let rest = ways; rest; rest &= rest - 1) out[n++] = packCode(KIND.branch, seat, 0, firstWay(rest))
    return n
  },
  refusal,
  touches(s, action) {
    const refs = refsOfAction(action, activeSeat(s))
    if (stepNow(s) === BRANCH)
      return [...refs, ...fieldsAfter(s, takeWay(s, poseOf(s, drivenSeat(s)), action.rail), s[AT.driveLeft] - 1)]
    // Else the question is about one that is being pushed: to the next field.
    const pushed = poseAt(sleeperOf(s, action.seat), FACING_IN)
    return [...refs, ...fieldsAfter(s, takeWay(s, pushed, action.rail), 0)]
  },
  against(s, target) {
    if (target.kind === 'locomotive') return againstEach(s, refusal, [{ seat: target.id, rail: 0 }])
    if (target.kind !== 'station' && target.kind !== 'sleeper') return []
    return againstEach(s, refusal, beginningOver(s, target))
  },
  plans: (s, code, playing) => drivesFrom(s, code, driveCard(s), playing),
  apply: (s, code, emit) =>
    stepNow(s) === BRANCH ? answerBranch(s, turnOfCode(code), emit) : answerPushBranch(s, turnOfCode(code), emit),
}

export const branchStep: FreightStep = { ...ofDriven, kind: 'branch', answers: [branch] }

const pushed = (s: State): Seat => s[AT.drivePushed] - 1
export const pushBranch: FreightStep = {
  ...chosen,
  kind: 'pushBranch',
  for: pushed,
  source: (s) => locomotiveRef(pushed(s)),
  answers: [branch],
}

const seatAsked = (s: State): Seat => (stepNow(s) === BRANCH ? drivenSeat(s) : pushed(s))

function refusal(s: State, { seat, rail }: Omit<ActionOf<'branch'>, 'kind'>): Reason | null {
  const why =
    seat !== seatAsked(s)
      ? 'otherLocomotive'
      : stepNow(s) === BRANCH
        ? branchRefusal(s, rail)
        : pushBranchRefusal(s, seat, rail)
  return refused(s, why, () => [locomotiveRef(seat)])
}

/** The ways of the driven locomotive that begin over a field, as far as no other branches off. */
function beginningOver(s: State, field: Ref): Omit<ActionOf<'branch'>, 'kind'>[] {
  if (stepNow(s) !== BRANCH) return []
  const seat = drivenSeat(s)
  const found: Omit<ActionOf<'branch'>, 'kind'>[] = []
  for (let ways = waysOn(s, poseOf(s, seat)); ways; ways &= ways - 1) {
    const rail = firstWay(ways)
    if (beginning(s, rail).some((ref) => sameRef(ref, field))) found.push({ seat, rail })
  }
  return found
}

function beginning(s: State, way: number): Ref[] {
  let pose = takeWay(s, poseOf(s, drivenSeat(s)), way)
  const fields = [sleeperOrStation(s, sleeperOfPose(pose))]
  for (let left = s[AT.driveLeft] - 1; left > 0 && !isStationPose(pose); left--) {
    const ways = waysOn(s, pose)
    if (ways === 0 || !isSingle(ways)) break
    pose = takeWay(s, pose, firstWay(ways))
    fields.push(sleeperOrStation(s, sleeperOfPose(pose)))
  }
  return fields
}
