import { SPECIALS, type Special } from '../../../src-shared/games/freight-express/specials.ts'
import type { Ref, Seat } from '../../../src-shared/core.ts'
import type { State } from '../flat.ts'
import { stationRef } from './refs.ts'
import { AT, activeSeat, chooserSeat, isDictated } from './state.ts'
import { everySeat } from './tell.ts'

/** What the events of specials share. */

/** The special that is dealt with; 'none' when there is none. */
export const specialName = (s: State): Special => SPECIALS[s[AT.special]]
/** The station of that special, or -1. */
export const specialStation = (s: State): number => s[AT.specialStation] - 1

/**
 * Who learns something by a card that comes out of the hand of the one who entered: nobody when he plays it himself,
 * for what one shows of one's own one may take back; all others when it was dictated.
 */
export const newToOthers = (s: State): Seat[] =>
  isDictated(s) ? everySeat(s).filter((seat) => seat !== activeSeat(s) && seat !== chooserSeat(s)) : []

/** Turn, seat and cause of an event that the special at work brings about. */
export function ofSpecial(s: State, refs: readonly Ref[], learnt: readonly Seat[] = [], seat: Seat = activeSeat(s)) {
  const station = stationRef(specialStation(s))
  return { turn: s[AT.turn], seat, because: station, refs: [...refs, station], learnt }
}
