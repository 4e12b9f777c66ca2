import { KIND, itemOfCode, packCode } from '../../../../src-shared/games/freight-express/actions.ts'
import type { Reason } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { coupledCard, coupledCount } from '../piles.ts'
import { refused } from '../reasons.ts'
import { wagonRef } from '../refs.ts'
import { asksForWagon, takeWagon as take, takeWagonRefusal, wagonOwner } from '../specials/wagon-specials.ts'
import { againstEach, saying, type FreightAnswer } from './answer.ts'

/** The coupled wagon that a special uncouples, takes, loses or pays (000:191-195, 000:225-227). */
export const takeWagon: FreightAnswer<'takeWagon'> = {
  ...saying('takeWagon'),
  list(s, out, n) {
    if (!asksForWagon(s)) return n
    const owner = wagonOwner(s)
    for (let i = 0; i < coupledCount(s, owner); i++) {
      const card = coupledCard(s, owner, i)
      if (takeWagonRefusal(s, card) === null) out[n++] = packCode(KIND.takeWagon, card)
    }
    return n
  },
  refusal,
  against: (s, { kind, id }) => (kind === 'wagon' ? againstEach(s, refusal, [{ card: id }]) : []),
  apply: (s, code, emit) => take(s, itemOfCode(code), emit),
}

function refusal(s: State, { card }: { readonly card: number }): Reason | null {
  return refused(s, asksForWagon(s) ? takeWagonRefusal(s, card) : 'noSuchQuestion', () => [wagonRef(card)])
}
