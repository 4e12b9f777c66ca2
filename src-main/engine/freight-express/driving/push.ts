import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import {
  facingOfPose,
  firstWay,
  isSingle,
  isStationPose,
  reversePose,
  sleeperOfPose,
  takeWay,
  waysOn,
} from '../board/paths.ts'
import { facingOf } from '../board/locomotives.ts'
import { FACING, MAX_SEATS, SLEEPER, seatCount } from '../state.ts'
import { noteAfter, noteBefore, type Stretch } from './stretch.ts'

/** Ramming (000:107-109): what a step of the driver pushes along. */

/** What the step in hand pushes, from the driver outwards. Scratch, not state: found anew for every step. */
export const chain = {
  length: 0,
  seat: new Int32Array(MAX_SEATS),
  /** Where each goes, in the direction of travel. */
  to: new Int32Array(MAX_SEATS),
  /** Bit i: the one in place i is met head-on and pushed backwards. */
  headOn: 0,
  /** The last one leaves the rails over this side; -1 = none does. */
  derailsOver: -1,
}

/**
 * Finds what a step to `to` pushes. `pushWay` = the rail chosen for one of them, -1 = none. Returns true when the
 * last one found stands at a branch and no rail was chosen. One such question a step is enough: branches lie at
 * least four sleepers apart, and no more than three locomotives can be pushed.
 */
export function findPushed(s: State, to: number, driver: Seat, pushWay: number): boolean {
  chain.length = 0
  chain.headOn = 0
  chain.derailsOver = -1
  let at = to
  while (!isStationPose(at)) {
    const seat = otherOn(s, sleeperOfPose(at), driver)
    if (seat < 0) return false
    if (facingOf(s, seat) !== facingOfPose(at)) chain.headOn |= 1 << chain.length
    chain.seat[chain.length++] = seat
    const ways = waysOn(s, at)
    if (ways === 0) {
      chain.derailsOver = facingOfPose(at)
      return false
    }
    if (!isSingle(ways) && pushWay < 0) return true
    at = takeWay(s, at, isSingle(ways) ? firstWay(ways) : pushWay)
    chain.to[chain.length - 1] = at
  }
  return false
}

/** The last of the chain. */
export const foremost = (): Seat => chain.seat[chain.length - 1]

/** Another seat's locomotive on a sleeper, or -1. */
function otherOn(s: State, sleeper: number, driver: Seat): Seat {
  for (let seat = 0; seat < seatCount(s); seat++) if (seat !== driver && s[SLEEPER + seat] === sleeper) return seat
  return -1
}

/** Moves what is pushed, the foremost first. A locomotive keeps its facing: head-on it goes backwards. */
export function moveChain(s: State, driver: Seat, stretch: Stretch | null): void {
  for (let i = chain.length - 1; i >= 0; i--) {
    const to = chain.to[i]
    move(s, chain.seat[i], chain.headOn & (1 << i) ? reversePose(to) : to, driver, stretch)
  }
}

/** Puts a locomotive on a pose and notes the step. */
export function move(s: State, seat: Seat, to: number, driver: Seat, stretch: Stretch | null): void {
  if (stretch) noteBefore(stretch, s, seat)
  s[SLEEPER + seat] = sleeperOfPose(to)
  s[FACING + seat] = facingOfPose(to)
  if (stretch) noteAfter(stretch, s, seat, driver)
}
