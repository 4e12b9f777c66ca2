import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { RobberyFailure } from '../../../../src-shared/games/freight-express/events.ts'
import type { Ref, Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { seatRef, stationRef } from '../refs.ts'
import { chooserSeat, isDictated, specialName, specialStation, turnedUp, victimSeat } from './special-state.ts'
import { AT, activeSeat } from '../state.ts'
import { everySeat, type Tell } from '../tell.ts'

/** What the events of specials share. */

/**
 * Who learns something by a card that comes out of the hand of the one who entered: nobody when they play it
 * themselves, for what one shows of one's own one may take back; all others when it was dictated.
 */
export const newToOthers = (s: State): Seat[] =>
  isDictated(s) ? everySeat(s).filter((seat) => seat !== activeSeat(s) && seat !== chooserSeat(s)) : []

/** Turn, seat and cause of an event that the special at work brings about. */
export function ofSpecial(s: State, refs: readonly Ref[], learnt: readonly Seat[] = [], seat: Seat = activeSeat(s)) {
  const station = stationRef(specialStation(s))
  return { turn: s[AT.turn], seat, because: station, refs: [...refs, station], learnt }
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
