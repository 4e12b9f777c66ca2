import { firstOf } from '../../../../src-shared/games/first-class/actions.ts'
import type { State } from '../../flat.ts'
import { slotOf, takeFromRow } from '../board/rows.ts'
import { file } from '../cards/base-cards.ts'
import { pushBundle } from '../frames/gained.ts'
import { FINE, WHY } from '../reasons.ts'
import { FROM_CARD, cardRef } from '../refs.ts'
import { AT, actor } from '../state.ts'
import { REFUSAL_FRAME } from '../tables.ts'
import { answer } from './answer.ts'

const { taken: TAKEN } = AT

/** An action card from the rows, filed for one free upgrade instead of all that it does. [002:197-199] */
export const refuse = answer({
  kind: 'refuse',
  list: (_s, _out, n) => n, // by `take`, each beside its card
  whyNot: (s, { card }) => whyNotRefuse(s, card),
  touches: (_, { card }) => [cardRef(card)],
  apply(s, code, emit) {
    const card = firstOf(code)
    s[TAKEN] = 1
    takeFromRow(s, slotOf(s, card), true, emit)
    file(s, actor(s), card, emit)
    pushBundle(s, REFUSAL_FRAME, 1, FROM_CARD, card)
  },
})

/** Each turn takes one card of the rows. */
export function whyNotRefuse(s: State, card: number): number {
  if (slotOf(s, card) < 0) return WHY.notInRows
  return s[TAKEN] ? WHY.alreadyTaken : FINE
}
