import { KIND, firstOf, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import type { State } from '../../flat.ts'
import { contractAt, contractCount, removeContract } from '../board/contracts.ts'
import { CONTRACT, FILED, isAt, putCard } from '../board/zones.ts'
import { pushOpenBundle } from '../frames/gained.ts'
import { contractMet } from '../modules/module.ts'
import { FINE, WHY } from '../reasons.ts'
import { FROM_CARD, cardRef } from '../refs.ts'
import { AT, actor } from '../state.ts'
import { CARD_FRAME, CARD_FRAMES } from '../tables.ts'
import { tell } from '../tell.ts'
import { answer } from './answer.ts'

/** A contract whose condition is met; its frames are carried out at once. [002:415-431] */
export const fulfil = answer({
  kind: 'fulfil',
  list(s, out, n) {
    const seat = actor(s)
    for (let i = 0; i < contractCount(s, seat); i++) {
      const card = contractAt(s, seat, i)
      if (whyNot(s, card) === FINE) out[n++] = packCode(KIND.fulfil, card)
    }
    return n
  },
  whyNot: (s, { card }) => whyNot(s, card),
  touches: (_, { card }) => [cardRef(card)],
  whyNotAt: (s, { kind, id }) => (kind === 'card' && isAt(s, id, CONTRACT, actor(s)) ? whyNot(s, id) : FINE),
  /** It counts itself among the fulfilled ones. */
  apply(s, code, emit) {
    const seat = actor(s)
    const card = firstOf(code)
    removeContract(s, seat, card)
    putCard(s, card, FILED, seat)
    const count = ++s[AT.fulfilled + seat]
    if (emit) tell(s, emit, [cardRef(card)], { kind: 'contractFulfilled', card, count })
    pushOpenBundle(s, CARD_FRAME[card], CARD_FRAMES[card], 1, FROM_CARD, card)
  },
})

function whyNot(s: State, card: number): number {
  if (!isAt(s, card, CONTRACT, actor(s))) return WHY.contractNotHeld
  return contractMet(s, actor(s), card) ? FINE : WHY.contractNotMet
}
