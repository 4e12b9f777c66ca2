import { TICKETS } from '../../../../src-shared/games/freight-express/specials.ts'
import type { State } from '../../flat.ts'
import { seatRef } from '../refs.ts'
import { AT, activeSeat, hasTicket, hasVeto, seatCount } from '../state.ts'
import { closeSpecial, ofSpecial } from './special-state.ts'
import type { SpecialRule } from './special.ts'

/** B and G: what is kept and used later, at most one each (000:161, 000:199). */

export const ticket: SpecialRule = {
  name: 'ticket',
  isPossible: (s) => !hasTicket(s, activeSeat(s)) && ticketsLeft(s) > 0,
  hasDetails: () => false,
  begin(s, emit) {
    s[AT.ticket + activeSeat(s)] = 1
    emit?.({ kind: 'ticketTaken', ...ofSpecial(s, [seatRef(activeSeat(s))]) })
    closeSpecial(s)
  },
}

/** There are as many vetoes as seats (000:199). */
export const veto: SpecialRule = {
  name: 'veto',
  isPossible: (s) => !hasVeto(s, activeSeat(s)),
  hasDetails: () => false,
  begin(s, emit) {
    s[AT.veto + activeSeat(s)] = 1
    emit?.({ kind: 'vetoTaken', ...ofSpecial(s, [seatRef(activeSeat(s))]) })
    closeSpecial(s)
  },
}

/** Flight tickets in the supply. */
export const ticketsLeft = (s: State): number => {
  let left = TICKETS
  for (let seat = 0; seat < seatCount(s); seat++) left -= s[AT.ticket + seat]
  return left
}
