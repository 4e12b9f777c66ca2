import type { Seat } from '../../../../src-shared/core.ts'
import { NO_FACING, POINTS } from '../../../../src-shared/geometry/rails.ts'
import type { State } from '../../flat.ts'
import { stationOn, stationSleeper } from './board.ts'
import { FACING, SLEEPER } from '../state.ts'

/** Where each seat's locomotive stands, and which way it looks. */

/** The sleeper or station field where a seat's locomotive stands: cell * POINTS + point. */
export const sleeperOf = (s: State, seat: Seat): number => s[SLEEPER + seat]
/** Its direction of travel, a Facing of geometry/rails; NO_FACING in a station. */
export const facingOf = (s: State, seat: Seat): number => s[FACING + seat]
/** The cell where a seat's locomotive stands. */
export const cellOf = (s: State, seat: Seat): number => (s[SLEEPER + seat] / POINTS) | 0
/** The station where a seat's locomotive stands, or -1 on the line. */
export const stationOf = (s: State, seat: Seat): number => stationOn(s, cellOf(s, seat))

/** The main station, where all trains start (000:23). */
export function backToStart(s: State, seat: Seat): void {
  s[SLEEPER + seat] = stationSleeper(s, 0)
  s[FACING + seat] = NO_FACING
}
