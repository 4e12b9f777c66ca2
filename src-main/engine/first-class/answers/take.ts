import { KIND, firstOf, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import type { State } from '../../flat.ts'
import { SLOTS, cardAt, slotOf, takeFromRow } from '../board/rows.ts'
import { ruleOfKind } from '../modules/module.ts'
import { outcomesOf } from '../outcomes/outcomes.ts'
import { FINE, WHY } from '../reasons.ts'
import { cardRef } from '../refs.ts'
import { AT, actor } from '../state.ts'
import { CARD_KIND } from '../tables.ts'
import { answer } from './answer.ts'
import { whyNotRefuse } from './refuse.ts'

const { autoRefuse: AUTO_REFUSE, taken: TAKEN } = AT

/** An action card from the rows, to be carried out. [002:187-201] */
export const take = answer({
  kind: 'take',
  /** Each card that may be taken or refused, and that beside it. */
  list(s, out, n) {
    if (s[TAKEN]) return n
    for (let slot = 0; slot < SLOTS; slot++) {
      const card = cardAt(s, slot)
      if (card < 0) continue
      if (whyOnlyRefused(s, card) === FINE) out[n++] = packCode(KIND.take, card)
      out[n++] = packCode(KIND.refuse, card)
    }
    return n
  },
  whyNot: (s, { card }) => whyNotTake(s, card),
  touches: (_, { card }) => [cardRef(card)],
  whyNotAt: (s, { kind, id }) => (kind === 'card' && slotOf(s, id) >= 0 ? whyNotTake(s, id) : FINE),
  apply(s, code, emit) {
    const card = firstOf(code)
    s[TAKEN] = 1
    takeFromRow(s, slotOf(s, card), false, emit)
    ruleOfKind(CARD_KIND[card]).carryOut(s, actor(s), card, emit)
  },
  leads: true,
  plans: (s, code, playing) => outcomesOf(s, code, firstOf(code), playing),
})

const whyNotTake = (s: State, card: number): number => whyNotRefuse(s, card) || whyOnlyRefused(s, card)

/** For a card of the rows. */
function whyOnlyRefused(s: State, card: number): number {
  const rule = ruleOfKind(CARD_KIND[card])
  const must = rule.refusal ? rule.refusal(s, actor(s), card) : FINE
  if (must !== FINE || s[AUTO_REFUSE] === 0) return must
  return rule.does && !rule.does(s, actor(s), card) ? WHY.cardDoesNothing : FINE
}
