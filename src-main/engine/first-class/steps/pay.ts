import { KIND, firstOf, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import { popRecord, pushRecord } from '../../chain.ts'
import type { State } from '../../flat.ts'
import { coinsIn, spendCoin } from '../board/coins.ts'
import { takeEndCard } from '../board/end-cards.ts'
import { FROM_END_CARD } from '../refs.ts'
import { actor, stack } from '../state.ts'
import { PAY, type Step } from '../step.ts'

const BOUGHT = 1
const LEFT = 2
/** Columns are named from left to right, so that the same four coins are one way to pay. */
const COLUMN = 3

/** Asks for so many coins for one thing. */
export function pushPayment(s: State, bought: number, price: number, sourceKind: number, sourceId: number): void {
  const top = pushRecord(s, stack, PAY)
  s[top + BOUGHT] = bought
  s[top + LEFT] = price
  s[top + 4] = sourceKind
  s[top + 5] = sourceId
}

/** The coins of an end card (or of what a module sells), from columns of one's choice. [002:624] */
export const payStep: Step = {
  kind: 'pay',
  auto: 'ifSingle',
  advance(s, top, emit) {
    if (s[top + LEFT] > 0) return false
    const bought = s[top + BOUGHT]
    const endCard = s[top + 4] === FROM_END_CARD
    popRecord(s, stack)
    if (endCard) takeEndCard(s, actor(s), bought, emit) // what modules sell is handed over before
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
    spendCoin(s, actor(s), firstOf(code), s[top + 4] === FROM_END_CARD ? 'endCard' : 'order', emit)
  },
}
