import { KIND, firstOf, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import { popRecord } from '../../chain.ts'
import { coinsIn, spendCoin } from '../coins.ts'
import { takeEndCard } from '../end-cards.ts'
import { actor, stack } from '../state.ts'
import type { Step } from './step.ts'

const END_CARD = 1
const LEFT = 2
/** Columns are named from left to right, so that the same four coins are one way to pay. */
const COLUMN = 3

/** The four coins of an end card, from columns of one's choice. [002:636] */
export const payStep: Step = {
  kind: 'pay',
  auto: 'ifSingle',
  advance(s, top, emit) {
    if (s[top + LEFT] > 0) return false
    const endCard = s[top + END_CARD]
    popRecord(s, stack)
    takeEndCard(s, actor(s), endCard, emit)
    return true
  },
  choices(s, top, out, n) {
    const seat = actor(s)
    let behind = 0
    for (let column = s[top + COLUMN]; column < 3; column++) behind += coinsIn(s, seat, column)
    for (let column = s[top + COLUMN]; column < 3 && behind >= s[top + LEFT]; column++) {
      if (coinsIn(s, seat, column) > 0) out[n++] = packCode(KIND.pay, column)
      behind -= coinsIn(s, seat, column)
    }
    return n
  },
  apply(s, top, code, emit) {
    s[top + COLUMN] = firstOf(code)
    s[top + LEFT]--
    spendCoin(s, actor(s), firstOf(code), 'endCard', emit)
  },
}
