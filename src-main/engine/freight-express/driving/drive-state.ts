import type { Seat } from '../../../../src-shared/core.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { State } from '../../flat.ts'
import { ACTIVE, AT, activeSeat } from '../state.ts'

/** The drive that is going on. */

/** The card that drives, which lies on the discard already; -1 when no drive is going on. */
export const driveCard = (s: State): number => s[AT.driveCard] - 1
/** Most wagons that the card flipped at a crossing allows; -1 when no surplus is asked. */
export const allowedWagons = (s: State): number =>
  s[AT.driveFlipped] ? TRACK_CARDS[s[AT.driveFlipped] - 1].action : -1
/** Whose locomotive drives: the active seat's own, or an abducted one. */
export const drivenSeat = (s: State): Seat => (s[AT.driveSeat] ? s[AT.driveSeat] - 1 : s[ACTIVE])

/** For an event of a drive: who drives, where the locomotive is not their own. */
export const drivenBy = (s: State): { readonly by?: Seat } =>
  drivenSeat(s) === activeSeat(s) ? {} : { by: activeSeat(s) }

/** The drive is over: nothing of it stays in the state. */
export function closeDrive(s: State): void {
  s[AT.driveCard] = 0
  s[AT.driveLeft] = 0
  s[AT.driveFlipped] = 0
}
