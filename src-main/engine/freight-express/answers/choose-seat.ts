import { KIND, itemOfCode, packCode } from '../../../../src-shared/games/freight-express/actions.ts'
import type { Reason, Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import type { FreightReason } from '../../../../src-shared/games/freight-express/reasons.ts'
import { ruleNow } from '../specials/index.ts'
import { refused } from '../reasons.ts'
import { ofStation, type FreightStep } from '../questions.ts'
import { seatRef } from '../refs.ts'
import { activeSeat, seatCount } from '../state.ts'
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
  apply: (s, code, emit) => ruleNow(s)?.choose?.(s, itemOfCode(code), emit),
}

export const victim: FreightStep = { ...ofStation, kind: 'chooseSeat', answers: [chooseSeat] }

function refusal(s: State, { seat }: { readonly seat: Seat }): Reason | null {
  return refused(s, victimRefusal(s, seat), () => [seatRef(seat)])
}

function victimRefusal(s: State, seat: Seat): FreightReason | null {
  if (seat === activeSeat(s) || seat < 0 || seat >= seatCount(s)) return 'notAnOpponent'
  return ruleNow(s)?.victimRefusal?.(s, seat) ?? null
}
