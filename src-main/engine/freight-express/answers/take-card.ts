import { KIND, itemOfCode, packCode } from '../../../../src-shared/games/freight-express/actions.ts'
import type { FreightReason } from '../../../../src-shared/games/freight-express/reasons.ts'
import type { Reason } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { handCard, handCount, holds } from '../piles.ts'
import { refused } from '../reasons.ts'
import { cardRef } from '../refs.ts'
import { isMatch } from '../specials/by-value.ts'
import { activeSeat } from '../state.ts'
import type { Tell } from '../tell.ts'
import { againstEach, saying, type FreightAnswer } from './answer.ts'

/**
 * The hand card that a special couples, loses or pays (000:219-221, 000:227): one of the value that was turned up.
 *
 * @param take what becomes of it
 * @param mayBeAny is any other as good?
 */
export function takeCard(
  take: (s: State, card: number, emit: Tell) => void,
  mayBeAny: (s: State) => boolean,
  isAsked: (s: State) => boolean = () => true,
): FreightAnswer<'takeCard'> {
  function whyNot(s: State, card: number): FreightReason | null {
    if (!isAsked(s)) return 'noSuchQuestion'
    if (!holds(s, activeSeat(s), card)) return 'notInHand'
    return isMatch(s, card) || mayBeAny(s) ? null : 'valueMismatch'
  }
  const refusal = (s: State, { card }: { readonly card: number }): Reason | null =>
    refused(s, whyNot(s, card), () => [cardRef(card)])
  return {
    ...saying('takeCard'),
    list(s, out, n) {
      const seat = activeSeat(s)
      for (let i = 0; i < handCount(s, seat); i++) {
        const card = handCard(s, seat, i)
        if (whyNot(s, card) === null) out[n++] = packCode(KIND.takeCard, card)
      }
      return n
    },
    refusal,
    against: (s, { kind, id }) => (kind === 'card' ? againstEach(s, refusal, [{ card: id }]) : []),
    apply: (s, code, emit) => take(s, itemOfCode(code), emit),
  }
}
