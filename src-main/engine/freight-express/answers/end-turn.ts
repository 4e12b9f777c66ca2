import { KIND, packCode } from '../../../../src-shared/games/freight-express/actions.ts'
import type { Reason } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { endTurnRefusal } from '../specials/must-play.ts'
import { reason, refused } from '../reasons.ts'
import { seatRef } from '../refs.ts'
import { activeSeat } from '../state.ts'
import { passTurn } from '../turn.ts'
import { saying, type FreightAnswer } from './answer.ts'

/** Ends the turn: not while a hand that must be played can be (000:187). */
export const endTurn: FreightAnswer<'endTurn'> = {
  ...saying('endTurn'),
  list(s, out, n) {
    if (endTurnRefusal(s) === null) out[n++] = packCode(KIND.endTurn)
    return n
  },
  refusal,
  against(s, { kind, id }) {
    if (kind !== 'seat') return []
    if (id !== activeSeat(s)) return [reason('notYourTurn', [seatRef(activeSeat(s))])]
    const why = refusal(s)
    return why ? [why] : []
  },
  apply: (s, _, emit) => passTurn(s, emit),
}

function refusal(s: State): Reason | null {
  return refused(s, endTurnRefusal(s), () => [])
}
