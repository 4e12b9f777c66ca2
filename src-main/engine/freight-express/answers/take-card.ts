import { KIND, itemOfCode, packCode } from '../../../../src-shared/games/freight-express/actions.ts'
import type { Reason } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { handCard, handCount } from '../piles.ts'
import { refused } from '../reasons.ts'
import { cardRef } from '../refs.ts'
import { activeSeat } from '../state.ts'
import { asksForCard, takeCard as take, takeCardRefusal } from '../specials/wagon-specials.ts'
import { againstEach, saying, type FreightAnswer } from './answer.ts'

/** The hand card that a special couples, loses or pays (000:219-221, 000:227). */
export const takeCard: FreightAnswer<'takeCard'> = {
  ...saying('takeCard'),
  list(s, out, n) {
    if (!asksForCard(s)) return n
    const seat = activeSeat(s)
    for (let i = 0; i < handCount(s, seat); i++) {
      const card = handCard(s, seat, i)
      if (takeCardRefusal(s, card) === null) out[n++] = packCode(KIND.takeCard, card)
    }
    return n
  },
  refusal,
  against: (s, { kind, id }) => (kind === 'card' ? againstEach(s, refusal, [{ card: id }]) : []),
  apply: (s, code, emit) => take(s, itemOfCode(code), emit),
}

function refusal(s: State, { card }: { readonly card: number }): Reason | null {
  return refused(s, asksForCard(s) ? takeCardRefusal(s, card) : 'noSuchQuestion', () => [cardRef(card)])
}
