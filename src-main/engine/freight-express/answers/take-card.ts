import { itemOfCode } from '../../../../src-shared/games/freight-express/actions.ts'
import type { Reason } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { refused } from '../reasons.ts'
import { cardRef } from '../refs.ts'
import { asksForCard, takeCard as take, takeCardRefusal } from '../wagon-specials.ts'
import { againstEach, listHand, saying, type FreightAnswer } from './answer.ts'

/** The hand card that a special couples, loses or pays (000:219-221, 000:227). */
export const takeCard: FreightAnswer<'takeCard'> = {
  ...saying('takeCard'),
  list: (s, out, n) => (asksForCard(s) ? listHand(s, 'takeCard', isRight, out, n) : n),
  refusal,
  against: (s, { kind, id }) => (kind === 'card' ? againstEach(s, refusal, [{ card: id }]) : []),
  apply: (s, code, emit) => take(s, itemOfCode(code), emit),
}

const isRight = (s: State, card: number): boolean => takeCardRefusal(s, card) === null

function refusal(s: State, { card }: { readonly card: number }): Reason | null {
  return refused(s, asksForCard(s) ? takeCardRefusal(s, card) : 'noSuchQuestion', () => [cardRef(card)])
}
