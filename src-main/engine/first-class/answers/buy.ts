import { END_CARD_PRICE } from '../../../../src-shared/games/first-class/cards/index.ts'
import { KIND, firstOf, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import type { State } from '../../flat.ts'
import { coinCount } from '../board/coins.ts'
import { endCardRefusal, openEndCard } from '../board/end-cards.ts'
import { FINE, WHY } from '../reasons.ts'
import { endCardRef } from '../refs.ts'
import { OPEN_END_CARDS, actor } from '../state.ts'
import { answer } from './answer.ts'
import { pushPayment } from './pay.ts'

/** One of the open end cards for four coins, which are asked next. [002:624] */
export const buy = answer({
  kind: 'buy',
  list(s, out, n) {
    if (coinCount(s, actor(s)) < END_CARD_PRICE) return n
    for (let i = 0; i < OPEN_END_CARDS; i++)
      if (openEndCard(s, i) >= 0) out[n++] = packCode(KIND.buy, openEndCard(s, i))
    return n
  },
  whyNot: (s, { endCard }) => whyNot(s, endCard),
  touches: (_, { endCard }) => [endCardRef(endCard)],
  whyNotAt: (s, { kind, id }) => (kind === 'endCard' ? whyNot(s, id) : FINE),
  apply: (s, code) => pushPayment(s, 'endCard', firstOf(code), END_CARD_PRICE),
  leads: (before) => before.length === 0,
})

const whyNot = (s: State, endCard: number): number =>
  endCardRefusal(s, endCard) || (coinCount(s, actor(s)) < END_CARD_PRICE ? WHY.tooFewCoins : FINE)
