import { KIND, itemOfCode, packCode } from '../../../../src-shared/games/freight-express/actions.ts'
import type { Reason, Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { victimRefusal } from '../specials/card-specials.ts'
import { chooseVictim } from '../specials/perform.ts'
import { refused } from '../reasons.ts'
import { seatRef } from '../refs.ts'
import { seatCount } from '../state.ts'
import { againstEach, saying, type FreightAnswer } from './answer.ts'

/** The opponent whom a robbery is about. */
export const chooseSeat: FreightAnswer<'chooseSeat'> = {
  ...saying('chooseSeat'),
  list(s, out, n) {
    for (let seat = 0; seat < seatCount(s); seat++)
      if (victimRefusal(s, seat) === null) out[n++] = packCode(KIND.chooseSeat, seat)
    return n
  },
  refusal,
  against: (s, { kind, id }) => (kind === 'seat' || kind === 'train' ? againstEach(s, refusal, [{ seat: id }]) : []),
  apply: (s, code, emit) => chooseVictim(s, itemOfCode(code), emit),
}

function refusal(s: State, { seat }: { readonly seat: Seat }): Reason | null {
  return refused(s, victimRefusal(s, seat), () => [seatRef(seat)])
}
