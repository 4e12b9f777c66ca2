import { KIND, itemOfCode, packCode } from '../../../../src-shared/games/freight-express/actions.ts'
import type { FreightReason } from '../../../../src-shared/games/freight-express/reasons.ts'
import type { Reason, Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { coupledCard, coupledCount, hasCoupled } from '../piles.ts'
import { refused } from '../reasons.ts'
import { trainRef, wagonRef } from '../refs.ts'
import { isMatch, matchingWagon } from '../specials/by-value.ts'
import { chooserSeat } from '../specials/special-state.ts'
import type { Tell } from '../tell.ts'
import { againstEach, saying, type FreightAnswer } from './answer.ts'

/**
 * The coupled wagon that a special uncouples, takes, loses or pays (000:191-195, 000:225-227): one of the value that
 * was turned up, or any where the train has none of it.
 *
 * @param owner whose wagon it is
 * @param take what becomes of it
 */
export function takeWagon(
  owner: (s: State) => Seat,
  take: (s: State, card: number, emit: Tell) => void,
  isAsked: (s: State) => boolean = () => true,
): FreightAnswer<'takeWagon'> {
  function whyNot(s: State, card: number): FreightReason | null {
    if (!isAsked(s)) return 'noSuchQuestion'
    if (!hasCoupled(s, owner(s), card)) return owner(s) === chooserSeat(s) ? 'notCoupled' : 'notTheirWagon'
    return isMatch(s, card) || !matchingWagon(s, owner(s)) ? null : 'valueMismatch'
  }
  const refusal = (s: State, { card }: { readonly card: number }): Reason | null =>
    refused(s, whyNot(s, card), (name) => [wagonRef(card), ...(name === 'notTheirWagon' ? [trainRef(owner(s))] : [])])
  return {
    ...saying('takeWagon'),
    list(s, out, n) {
      const seat = owner(s)
      for (let i = 0; i < coupledCount(s, seat); i++) {
        const card = coupledCard(s, seat, i)
        if (whyNot(s, card) === null) out[n++] = packCode(KIND.takeWagon, card)
      }
      return n
    },
    refusal,
    against: (s, { kind, id }) => (kind === 'wagon' ? againstEach(s, refusal, [{ card: id }]) : []),
    apply: (s, code, emit) => take(s, itemOfCode(code), emit),
  }
}
