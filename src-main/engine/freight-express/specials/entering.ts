import type { VetoUse } from '../../../../src-shared/games/freight-express/events.ts'
import type { FreightReason } from '../../../../src-shared/games/freight-express/reasons.ts'
import { SPECIALS } from '../../../../src-shared/games/freight-express/specials.ts'
import { nextHolder } from '../../../../src-shared/games/freight-express/vetoes.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { locomotiveRef, seatRef, stationRef } from '../refs.ts'
import { AT, DICTATE, FORBID, FORCE, activeSeat, ask, hasVeto, rulesSince, seatCount, stepNow } from '../state.ts'
import type { Tell } from '../tell.ts'
import { SPECIAL_RULES, ruleNow } from './index.ts'
import { closeSpecial, ofSpecial, specialName, specialStation } from './special-state.ts'

/**
 * Who has entered a station first says whether they will use its special, then those who hold a veto may forbid or
 * force it, then dictate it (000:201-205). Then it is done, before all else. Where none can be done nobody is asked.
 * Returns whether the question stands.
 */
export function offer(s: State, emit: Tell): boolean {
  if (s[AT.special]) return true
  const station = specialStation(s)
  const special = s[AT.specials + station]
  if (!SPECIAL_RULES[special]?.isPossible(s)) {
    closeSpecial(s)
    return false
  }
  s[AT.special] = special
  emit?.({
    kind: 'specialOffered',
    ...ofSpecial(s, [locomotiveRef(activeSeat(s))]),
    station,
    special: SPECIALS[special],
  })
  return true
}

/** Why the one who entered cannot want the special. */
export const wantRefusal = (s: State): FreightReason | null =>
  rulesSince(s, 2) ? (ruleNow(s)?.wantRefusal?.(s) ?? null) : null

/** The one who entered says whether they will. */
export function announce(s: State, will: boolean, emit: Tell): void {
  s[AT.specialWill] = will ? 1 : 0
  emit?.({
    kind: will ? 'specialAnnounced' : 'specialSkipped',
    ...ofSpecial(s, [seatRef(activeSeat(s))]),
    station: specialStation(s),
    special: specialName(s),
  })
  askHolders(s, activeSeat(s), emit)
}

const holderAfter = (s: State, from: Seat): Seat =>
  nextHolder(from, activeSeat(s), seatCount(s), (seat) => hasVeto(s, seat))

/** Forbid, or force? The first answer settles it. */
function askHolders(s: State, from: Seat, emit: Tell): void {
  const seat = holderAfter(s, from)
  s[AT.asked] = seat + 1
  if (seat >= 0) ask(s, s[AT.specialWill] ? FORBID : FORCE)
  else if (s[AT.specialWill]) askDictators(s, activeSeat(s), emit)
  else closeSpecial(s)
}

/** Dictate? Asked where there is something to choose. */
function askDictators(s: State, from: Seat, emit: Tell): void {
  const seat = ruleNow(s)?.hasDetails(s) ? holderAfter(s, from) : -1
  s[AT.asked] = seat + 1
  if (seat >= 0) ask(s, DICTATE)
  else ruleNow(s)?.begin(s, emit)
}

/** The holder who is asked lets it be; the next one is asked, or it goes on. */
export function passVeto(s: State, emit: Tell): void {
  const seat = s[AT.asked] - 1
  if (stepNow(s) === DICTATE) askDictators(s, seat, emit)
  else askHolders(s, seat, emit)
}

/** A veto is used, and goes back to the supply. There is no objection to it (000:201). */
export function playVeto(s: State, emit: Tell): void {
  const seat = s[AT.asked] - 1
  const use: VetoUse = stepNow(s) === DICTATE ? 'dictate' : s[AT.specialWill] ? 'forbid' : 'force'
  s[AT.veto + seat] = 0
  s[AT.asked] = 0
  emit?.({
    kind: 'vetoPlayed',
    ...ofSpecial(s, [seatRef(seat), seatRef(activeSeat(s)), stationRef(specialStation(s))], [], seat),
    use,
    against: activeSeat(s),
    station: specialStation(s),
    special: specialName(s),
  })
  if (use === 'forbid') return closeSpecial(s)
  if (use === 'force') return askDictators(s, activeSeat(s), emit)
  s[AT.chooser] = seat + 1
  ruleNow(s)?.begin(s, emit)
}
