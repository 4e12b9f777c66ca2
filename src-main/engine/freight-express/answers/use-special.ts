import { KIND, packCode, refsOfAction } from '../../../../src-shared/games/freight-express/actions.ts'
import type { Reason } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { announce, wantRefusal } from '../specials/entering.ts'
import { refused } from '../reasons.ts'
import { stationRef } from '../refs.ts'
import { specialStation } from '../specials/special-state.ts'
import { AT, OFFER, activeSeat, stepNow } from '../state.ts'
import { bare, saying, type FreightAnswer } from './answer.ts'

/** Advanced: the one who entered a station wants its special. */
export const useSpecial: FreightAnswer<'useSpecial'> = {
  ...saying('useSpecial'),
  list(s, out, n) {
    if (wantRefusal(s) === null) out[n++] = packCode(KIND.useSpecial)
    return n
  },
  refusal,
  touches(s, action) {
    const refs = refsOfAction(action, activeSeat(s))
    if (stepNow(s) !== OFFER) return refs
    return [...refs, { kind: 'special', id: s[AT.special] }, stationRef(specialStation(s))]
  },
  against(s, { kind, id }) {
    const meant =
      (kind === 'special' && id === s[AT.special]) ||
      (kind === 'station' && id === specialStation(s)) ||
      (kind === 'locomotive' && id === activeSeat(s))
    const why = meant ? refusal(s) : null
    return why ? [why] : []
  },
  apply: (s, _, emit) => announce(s, true, emit),
}

function refusal(s: State): Reason | null {
  return refused(s, wantRefusal(s), () => [])
}

/** Or does not. */
export const skipSpecial: FreightAnswer<'skipSpecial'> = {
  ...bare('skipSpecial'),
  apply: (s, _, emit) => announce(s, false, emit),
}
