import type { Seat } from '../../../src-shared/core.ts'
import type { FreightEvent } from '../../../src-shared/games/freight-express/events.ts'
import type { State } from '../flat.ts'
import type { Emit } from '../game.ts'
import { derail } from './derail.ts'
import { flipAtCrossing } from './crossing.ts'
import { facingOfPose, firstWay, goodWays, isSingle, isStationPose, passesCrossing, poseOf, reversePose, sleeperOfPose, takeWay, waysOn } from './paths.ts'
import { ACT, AT, BRANCH, DROP, FACING, MAX_SEATS, PHASE, PUSH_BRANCH, SLEEPER, activeSeat, cellOf, driveCard, facingOf, seatCount, stationOf } from './state.ts'
import { beginStep, newStretch, noteAfter, noteBefore, tellStretch, type Stretch } from './stretch.ts'

/** Driving with the locomotive (000:85-109): step by step, until a question arises or the drive is over. */
type Tell = Emit<FreightEvent> | undefined

/** Begins a drive. The card lies on the discard already. `steps` = its wagon value. */
export function beginDrive(s: State, card: number, steps: number, emit: Tell): void {
  s[AT.driveCard] = card + 1
  s[AT.driveLeft] = steps
  goOn(s, 0, 0, emit)
}

/** The driver has chosen a way for his own locomotive. */
export function answerBranch(s: State, way: number, emit: Tell): void {
  goOn(s, way + 1, 0, emit)
}

/** The driver has chosen a rail for the locomotive he pushes. */
export function answerPushBranch(s: State, way: number, emit: Tell): void {
  const own = s[AT.driveWay]
  s[AT.driveWay] = 0
  s[AT.drivePushed] = 0
  goOn(s, own, way + 1, emit)
}

/** The surplus of a crossing is paid. */
export function goOnAfterCrossing(s: State, emit: Tell): void {
  s[AT.driveFlipped] = 0
  goOn(s, 0, 0, emit)
}

/** Drives on. `ownWay` and `pushWay`: what was chosen for the first step, + 1; 0 = nothing. */
function goOn(s: State, ownWay: number, pushWay: number, emit: Tell): void {
  const driver = activeSeat(s)
  const card = driveCard(s)
  const stretch = emit ? newStretch() : null
  s[PHASE] = ACT
  while (s[AT.driveLeft] > 0) {
    const from = poseOf(s, driver)
    let way = ownWay - 1
    if (way < 0) {
      const ways = goodWays(s, from, s[AT.driveLeft])
      if (ways === 0) break // stopAtRailEnd: the rest lapses
      if (!isSingle(ways)) return ask(s, BRANCH, stretch, emit)
      way = firstWay(ways)
    }
    const to = takeWay(s, from, way)
    if (findPushed(s, to, driver, pushWay - 1)) {
      s[AT.driveWay] = way + 1
      s[AT.drivePushed] = chainSeat[chainLength - 1] + 1
      return ask(s, PUSH_BRANCH, stretch, emit)
    }
    ownWay = pushWay = 0
    if (chainDerails) {
      if (stretch && emit) tellStretch(stretch, s, card, -1, 0, emit)
      derail(s, chainSeat[--chainLength], chainSide, driver, emit)
    }
    if (stretch) beginStep(stretch)
    moveChain(s, driver, stretch)
    move(s, driver, to, driver, stretch)
    s[AT.driveLeft]--
    if (isStationPose(to)) break
    if (passesCrossing(s, from, to)) {
      if (stretch && emit) tellStretch(stretch, s, card, -1, 0, emit)
      flipAtCrossing(s, cellOf(s, driver), emit)
      if (s[PHASE] === DROP) return
    }
  }
  endDrive(s, driver, card, stretch, emit)
}

function ask(s: State, phase: number, stretch: Stretch | null, emit: Tell): void {
  s[PHASE] = phase
  if (stretch && emit) tellStretch(stretch, s, driveCard(s), -1, 0, emit)
}

function endDrive(s: State, driver: Seat, card: number, stretch: Stretch | null, emit: Tell): void {
  const lapsed = s[AT.driveLeft]
  s[AT.driveCard] = 0
  s[AT.driveLeft] = 0
  if (stretch && emit) tellStretch(stretch, s, card, stationOf(s, driver), lapsed, emit)
}

/** The locomotives that a step pushes, from the driver's outwards, and where to. Scratch, not state. */
const chainSeat = new Int32Array(MAX_SEATS)
const chainTo = new Int32Array(MAX_SEATS)
let chainLength = 0
/** Bit i: the locomotive in place i is met head-on and pushed backwards. */
let chainHeadOn = 0
let chainDerails = false
let chainSide = 0

/**
 * Finds what a step to `to` pushes (000:103-105). Returns true when the last one found stands at a branch and
 * no rail was chosen for it. One question a step is enough: branches lie at least four sleepers apart, and no
 * more than three locomotives can be pushed.
 */
function findPushed(s: State, to: number, driver: Seat, pushWay: number): boolean {
  chainLength = 0
  chainHeadOn = 0
  chainDerails = false
  let at = to
  while (!isStationPose(at)) {
    const seat = otherOn(s, sleeperOfPose(at), driver)
    if (seat < 0) return false
    if (facingOf(s, seat) !== facingOfPose(at)) chainHeadOn |= 1 << chainLength
    chainSeat[chainLength++] = seat
    const ways = waysOn(s, at)
    if (ways === 0) {
      chainDerails = true
      chainSide = facingOfPose(at)
      return false
    }
    if (!isSingle(ways) && pushWay < 0) return true
    at = takeWay(s, at, isSingle(ways) ? firstWay(ways) : pushWay)
    chainTo[chainLength - 1] = at
  }
  return false
}

/** Another seat's locomotive on a sleeper, or -1. */
function otherOn(s: State, sleeper: number, driver: Seat): Seat {
  for (let seat = 0; seat < seatCount(s); seat++) if (seat !== driver && s[SLEEPER + seat] === sleeper) return seat
  return -1
}

/** Moves what is pushed, the foremost first. A locomotive keeps its facing: head-on it goes backwards. */
function moveChain(s: State, driver: Seat, stretch: Stretch | null): void {
  for (let i = chainLength - 1; i >= 0; i--) {
    const to = chainTo[i]
    move(s, chainSeat[i], chainHeadOn & (1 << i) ? reversePose(to) : to, driver, stretch)
  }
}

function move(s: State, seat: Seat, to: number, driver: Seat, stretch: Stretch | null): void {
  if (stretch) noteBefore(stretch, s, seat)
  s[SLEEPER + seat] = sleeperOfPose(to)
  s[FACING + seat] = facingOfPose(to)
  if (stretch) noteAfter(stretch, s, seat, driver)
}
