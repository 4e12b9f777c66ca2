import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import type { FreightReason } from '../../../src-shared/games/freight-express/reasons.ts'
import { FACING_IN, NO_FACING } from '../../../src-shared/geometry/rails.ts'
import type { Seat } from '../../../src-shared/core.ts'
import type { State } from '../flat.ts'
import { poseAt, poseOf, waysOn } from './board/paths.ts'
import { drivenSeat } from './driving/drive-state.ts'
import { facingOf, sleeperOf, stationOf } from './board/locomotives.ts'
import { coupledCount, hasCoupled, holds } from './piles.ts'
import { AT, MAX_COUPLED } from './state.ts'
import { drivableValues, waysToDrive } from './board/reach.ts'

/**
 * Why a seat may not do something: the name of the reason, null = it may. The list of choices, the refusal of
 * an action and the explanation all ask here. Laying has its own file.
 */
export const handRefusal = (s: State, seat: Seat, card: number): FreightReason | null =>
  holds(s, seat, card) ? null : 'notInHand'

/** Whether a seat pulls the wagon at all. */
export const wagonRefusal = (s: State, seat: Seat, card: number): FreightReason | null =>
  hasCoupled(s, seat, card) ? null : 'notCoupled'

/** Action 3 (000:63-75), for a hand card. */
export function coupleRefusal(s: State, seat: Seat, card: number): FreightReason | null {
  if (facingOf(s, seat) !== NO_FACING) return 'trainOnLine'
  if (stationOf(s, seat) !== TRACK_CARDS[card].couple) return 'coupleElsewhere'
  return coupledCount(s, seat) >= MAX_COUPLED ? 'trainFull' : null
}

/** Action 4 (000:77-85), for a coupled wagon. */
export function uncoupleRefusal(s: State, seat: Seat, card: number): FreightReason | null {
  if (stationOf(s, seat) !== TRACK_CARDS[card].uncouple) return 'uncoupleElsewhere'
  return s[AT.bound + seat] === card + 1 ? 'boundWagon' : null // 000:221
}

/** Action 5 (000:89-91), for a hand card. `values` = drivableValues of the seat's locomotive. */
export function driveRefusal(s: State, seat: Seat, card: number, values: number): FreightReason | null {
  const { action, wagon } = TRACK_CARDS[card]
  if (action < coupledCount(s, seat)) return 'tooWeak'
  if (values & (1 << wagon)) return null
  return values === 0 ? 'noRailAhead' : 'noWayOfLength'
}

/** Wagon values with which a seat's locomotive can be driven now, as bits 1 << value. */
export const valuesOf = (s: State, seat: Seat): number => drivableValues(s, poseOf(s, seat))

/** A train is given up on the line only: in a station it is never stranded for good. */
export const giveUpRefusal = (s: State, seat: Seat): FreightReason | null =>
  facingOf(s, seat) === NO_FACING ? 'onlyOnLine' : null

/** The driver's own way at a branch or out of a station. */
export function branchRefusal(s: State, way: number): FreightReason | null {
  const pose = poseOf(s, drivenSeat(s))
  if (!(waysOn(s, pose) & (1 << way))) return 'railNotThere'
  return waysToDrive(s, pose) & (1 << way) ? null : 'branchTooLong'
}

/** The way of the locomotive that is being pushed: it is at an inner sleeper, pushed into the card. */
export const pushBranchRefusal = (s: State, pushed: Seat, way: number): FreightReason | null =>
  pushedWays(s, pushed) & (1 << way) ? null : 'railNotThere'

/** Its ways on, as bits 1 << way (see paths). */
export const pushedWays = (s: State, pushed: Seat): number => waysOn(s, poseAt(sleeperOf(s, pushed), FACING_IN))
