import type { VetoUse } from '../../../../src-shared/games/freight-express/events.ts'
import { SPECIALS } from '../../../../src-shared/games/freight-express/specials.ts'
import { nextHolder } from '../../../../src-shared/games/freight-express/vetoes.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { hasDetails } from './dictating.ts'
import { beginSpecial } from './perform.ts'
import { isPossible } from './possible.ts'
import { locomotive, seatRef, stationRef } from '../refs.ts'
import { closeSpecial, specialName, specialStation } from './special-state.ts'
import { AT, DICTATE, OFFER, PHASE, VETO, activeSeat, hasVeto, phase, seatCount } from '../state.ts'
import type { Tell } from '../tell.ts'
import { ofSpecial } from './telling.ts'

/**
 * A locomotive has entered a station under its own power (000:147): first its driver says whether they will, then
 * those who hold a veto may forbid or force it, then dictate it (000:201-205). Then it is done, before all else.
 */
export function enterStation(s: State, station: number, emit: Tell): void {
  if (!s[AT.advanced]) return
  const special = s[AT.specials + station]
  if (!isPossible(s, special)) return
  s[AT.special] = special
  s[AT.specialStation] = station + 1
  s[PHASE] = OFFER
  emit?.({ kind: 'specialOffered', ...ofSpecial(s, [locomotive(activeSeat(s))]), station, special: SPECIALS[special] })
}

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
  if (seat >= 0) s[PHASE] = VETO
  else if (s[AT.specialWill]) askDictators(s, activeSeat(s), emit)
  else closeSpecial(s)
}

/** Dictate? Asked where there is something to choose. */
function askDictators(s: State, from: Seat, emit: Tell): void {
  const seat = hasDetails(s) ? holderAfter(s, from) : -1
  s[AT.asked] = seat + 1
  if (seat >= 0) s[PHASE] = DICTATE
  else beginSpecial(s, emit)
}

/** The holder who is asked lets it be; the next one is asked, or it goes on. */
export function passVeto(s: State, emit: Tell): void {
  const seat = s[AT.asked] - 1
  if (phase(s) === VETO) askHolders(s, seat, emit)
  else askDictators(s, seat, emit)
}

/** What a veto would do now. */
export const vetoUse = (s: State): VetoUse =>
  phase(s) === DICTATE ? 'dictate' : s[AT.specialWill] ? 'forbid' : 'force'

/** A veto is used, and goes back to the supply. There is no objection to it (000:201). */
export function playVeto(s: State, emit: Tell): void {
  const seat = s[AT.asked] - 1
  const use = vetoUse(s)
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
  beginSpecial(s, emit)
}
