import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { RobberyFailure } from '../../../../src-shared/games/freight-express/events.ts'
import type { Ref, Seat } from '../../../../src-shared/core.ts'
import { SPECIALS, type Special } from '../../../../src-shared/games/freight-express/specials.ts'
import { layout, type State } from '../../flat.ts'
import { lyingCard, lyingRotation } from '../board/board.ts'
import { seatRef, stationRef } from '../refs.ts'
import { ACTIVE, AT, OFFER, OF_SPECIAL, activeSeat, answered, ask, everySeat } from '../state.ts'
import { told, type Tell } from '../tell.ts'

/** The special that is dealt with: who chooses, what was turned up, chosen and lifted; and what its events share. */

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

/**
 * A locomotive has entered a station under its own power (000:147): before all else it is asked about the special, if
 * there is one that can be done (see steps.ts).
 */
export function enterStation(s: State, station: number): void {
  if (!s[AT.advanced]) return
  s[AT.specialStation] = station + 1
  ask(s, OFFER)
}

const SPECIAL_SIZE = layout(OF_SPECIAL).size

/** The special is dealt with: nothing of it stays in the state, and the turn goes on. */
export function closeSpecial(s: State): void {
  s.fill(0, AT.special, AT.special + SPECIAL_SIZE)
  answered(s)
}

/**
 * Who learns something by a card that comes out of the hand of the one who entered: nobody when they play it
 * themselves, for what one shows of one's own one may take back; all others when it was dictated.
 */
export const newToOthers = (s: State): Seat[] =>
  isDictated(s) ? everySeat(s).filter((seat) => seat !== activeSeat(s) && seat !== chooserSeat(s)) : []

/** Turn, seat and cause of an event that the special at work brings about. */
export function ofSpecial(s: State, refs: readonly Ref[], learnt: readonly Seat[] = [], seat: Seat = activeSeat(s)) {
  const station = stationRef(specialStation(s))
  return told(s, seat, station, [...refs, station], learnt)
}

/** A robbery that changes nothing says so, and why: else it would end without a word. */
export function tellNothingRobbed(s: State, why: RobberyFailure, emit: Tell): void {
  const victim = victimSeat(s)
  const { action: value } = TRACK_CARDS[turnedUp(s)]
  emit?.({
    kind: 'nothingRobbed',
    ...ofSpecial(s, [seatRef(victim)]),
    special: specialName(s),
    station: specialStation(s),
    victim,
    value,
    why,
  })
}
