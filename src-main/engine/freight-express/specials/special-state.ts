import type { Seat } from '../../../../src-shared/core.ts'
import { SPECIALS, type Special } from '../../../../src-shared/games/freight-express/specials.ts'
import { layout, type State } from '../../flat.ts'
import { lyingCard, lyingRotation } from '../board/board.ts'
import { ACT, ACTIVE, AT, OF_SPECIAL, PHASE } from '../state.ts'

/** The special that is dealt with: who chooses, what was turned up, chosen and lifted. */

/** The special that is dealt with; 'none' when there is none. */
export const specialName = (s: State): Special => SPECIALS[s[AT.special]]
/** The station of that special, or -1. */
export const specialStation = (s: State): number => s[AT.specialStation] - 1
/** Who chooses the details of a special: the active seat, or who dictates. */
export const chooserSeat = (s: State): Seat => (s[AT.chooser] ? s[AT.chooser] - 1 : s[ACTIVE])
/** Does a veto leave the details of the special to another than the one who entered? */
export const isDictated = (s: State): boolean => s[AT.chooser] !== 0
/** The card turned up for the special, or -1. */
export const turnedUp = (s: State): number => s[AT.turnedUp] - 1
/** The opponent chosen for the special, or -1. */
export const victimSeat = (s: State): Seat => s[AT.victim] - 1
/** The card taken up in rebuilding, or -1. */
export const liftedCard = (s: State): number => lyingCard(s[AT.lifted])
/** Quarter turns clockwise in which it lay. */
export const liftedRotation = (s: State): number => lyingRotation(s[AT.lifted])
/** The cell on which it lay, or -1. */
export const liftedFrom = (s: State): number => s[AT.liftedFrom] - 1

const SPECIAL_SIZE = layout(OF_SPECIAL).size

/** The special is dealt with: nothing of it stays in the state, and the turn goes on. */
export function closeSpecial(s: State): void {
  s.fill(0, AT.special, AT.special + SPECIAL_SIZE)
  s[PHASE] = ACT
}
