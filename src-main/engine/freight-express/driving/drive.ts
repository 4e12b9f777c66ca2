import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { derail } from './derail.ts'
import { flipAtCrossing } from './crossing.ts'
import { facingOfPose, firstWay, isSingle, isStationPose, passesCrossing, poseOf, takeWay } from '../board/paths.ts'
import { chain, findPushed, foremost, move, moveChain } from './push.ts'
import { waysToDrive } from '../board/reach.ts'
import { closeDrive, driveCard, drivenSeat } from './drive-state.ts'
import { cellOf, facingOf, sleeperOf, stationOf } from '../board/locomotives.ts'
import { locomotiveRef, sleeperOrStation } from '../refs.ts'
import { closeSpecial, enterStation } from '../specials/special-state.ts'
import { AT, BRANCH, DROP, PUSH_BRANCH, RAIL_END, activeSeat, answered, ask, rulesSince, stepNow } from '../state.ts'
import { beginStep, newStretch, tellStretch, type Stretch } from './stretch.ts'
import { told, type Tell } from '../tell.ts'

/** Driving with the locomotive (000:89-109): step by step, until a question arises or the drive is over. */

/** Begins a drive. The card lies on the discard already. `steps` = its wagon value. */
export function beginDrive(s: State, card: number, steps: number, emit: Tell): void {
  s[AT.driveCard] = card + 1
  s[AT.driveLeft] = steps
  goOn(s, 0, 0, emit)
}

/** The driver has chosen a way for their own locomotive. */
export function answerBranch(s: State, way: number, emit: Tell): void {
  goOn(s, way + 1, 0, emit)
}

/** The driver has chosen a rail for the locomotive that is pushed. */
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

/**
 * stopAtRailEnd: whoever drives an abducted train has chosen whether it stops at the end of the rails; the rest lapses.
 */
export function answerRailEnd(s: State, drivesOff: boolean, emit: Tell): void {
  const driver = drivenSeat(s)
  answered(s)
  if (drivesOff) runOffRails(s, driver, facingOf(s, driver), null, emit)
  else if (emit) {
    const because = { kind: 'card', id: driveCard(s) } as const
    const where = [locomotiveRef(driver), sleeperOrStation(s, sleeperOf(s, driver))]
    emit({ kind: 'halted', ...told(s, driver, because, where), by: activeSeat(s), lapsed: s[AT.driveLeft] })
  }
  endDrive(s, driver, driveCard(s), null, emit)
}

/** Drives on. `ownWay` and `pushWay`: what was chosen for the first step, + 1; 0 = nothing. */
function goOn(s: State, ownWay: number, pushWay: number, emit: Tell): void {
  const driver = drivenSeat(s)
  const card = driveCard(s)
  const stretch = emit ? newStretch() : null
  answered(s)
  while (s[AT.driveLeft] > 0) {
    const from = poseOf(s, driver)
    let way = ownWay - 1
    if (way < 0) {
      const ways = waysToDrive(s, from)
      if (ways === 0) {
        if (s[AT.driveSeat]) {
          if (s[AT.stopAtRailEnd] && rulesSince(s, 2)) return askOnTheWay(s, RAIL_END, stretch, emit)
          runOffRails(s, driver, facingOfPose(from), stretch, emit)
        }
        break // stopAtRailEnd, or run off: the rest lapses
      }
      if (!isSingle(ways)) return askOnTheWay(s, BRANCH, stretch, emit)
      way = firstWay(ways)
    }
    const to = takeWay(s, from, way)
    if (findPushed(s, to, driver, pushWay - 1)) {
      s[AT.driveWay] = way + 1
      s[AT.drivePushed] = foremost() + 1
      return askOnTheWay(s, PUSH_BRANCH, stretch, emit)
    }
    ownWay = pushWay = 0
    if (chain.derailsOver >= 0) {
      if (stretch && emit) tellStretch(stretch, s, card, -1, 0, emit)
      derail(s, foremost(), chain.derailsOver, activeSeat(s), emit)
      chain.length--
    }
    if (stretch) beginStep(stretch)
    moveChain(s, driver, stretch)
    move(s, driver, to, driver, stretch)
    s[AT.driveLeft]--
    s[AT.bound + driver] = 0 // It has left the station (000:221).
    if (isStationPose(to)) break
    if (passesCrossing(s, from, to)) {
      if (stretch && emit) tellStretch(stretch, s, card, -1, 0, emit)
      flipAtCrossing(s, cellOf(s, driver), emit)
      if (stepNow(s) === DROP) return
    }
  }
  endDrive(s, driver, card, stretch, emit)
}

function runOffRails(s: State, driven: Seat, side: number, stretch: Stretch | null, emit: Tell): void {
  if (stretch && emit) tellStretch(stretch, s, driveCard(s), -1, 0, emit)
  derail(s, driven, side, activeSeat(s), emit)
}

function askOnTheWay(s: State, step: number, stretch: Stretch | null, emit: Tell): void {
  ask(s, step)
  if (stretch && emit) tellStretch(stretch, s, driveCard(s), -1, 0, emit)
}

function endDrive(s: State, driver: Seat, card: number, stretch: Stretch | null, emit: Tell): void {
  const lapsed = s[AT.driveLeft]
  closeDrive(s)
  const station = stationOf(s, driver)
  if (stretch && emit) tellStretch(stretch, s, card, station, lapsed, emit)
  if (s[AT.driveSeat]) return endAbduction(s)
  if (station >= 0) enterStation(s, station)
}

/** An abducted locomotive is pushed into a station, so to say: there is no special for it. */
function endAbduction(s: State): void {
  s[AT.driveSeat] = 0
  closeSpecial(s)
}
