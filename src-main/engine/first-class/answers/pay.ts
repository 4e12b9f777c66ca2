import { KIND, firstOf, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import type { CoinUse } from '../../../../src-shared/games/first-class/events.ts'
import type { RefKind } from '../../../../src-shared/core.ts'
import { popRecord, pushRecord, topSlot } from '../../chain.ts'
import type { State } from '../../flat.ts'
import { coinsIn, columnRefusal, spendCoin } from '../board/coins.ts'
import { takeEndCard } from '../board/end-cards.ts'
import { FINE, WHY } from '../reasons.ts'
import { columnRef, endCardRef, sourceKind, sourceOf } from '../refs.ts'
import { actor, stack } from '../state.ts'
import { PAY } from '../step.ts'
import type { Tell } from '../tell.ts'
import { answer } from './answer.ts'

const BOUGHT = 1
const LEFT = 2
/** Columns are named from left to right, so that the same coins are one way to pay. */
const COLUMN = 3

/** Things that are sold: what the coins are for is a kind of thing. */
type Sold = Extract<RefKind, CoinUse>

/** Asks for so many coins for one thing. */
export function pushPayment(s: State, kind: Sold, bought: number, price: number): void {
  const top = pushRecord(s, stack, PAY)
  s[top + BOUGHT] = bought
  s[top + LEFT] = price
  s[top + 4] = sourceOf(kind)
  s[top + 5] = bought
}

/** When all is paid: what modules sell is handed over before, an end card now. */
export function handOver(s: State, emit: Tell): boolean {
  const top = topSlot(s, stack)
  if (s[top + LEFT] > 0) return false
  const bought = s[top + BOUGHT]
  const sold = soldAt(s, top)
  popRecord(s, stack)
  if (sold === 'endCard') takeEndCard(s, actor(s), bought, emit)
  return true
}

/** One of the coins of an end card, or of what a module sells, from a column of one's choice. [002:624] */
export const pay = answer({
  kind: 'pay',
  list(s, out, n) {
    for (let column = 0; column < 3; column++) if (whyNot(s, column) === FINE) out[n++] = packCode(KIND.pay, column)
    return n
  },
  whyNot: (s, { column }) => whyNot(s, column),
  touches: (s, { column }) => [columnRef(actor(s), column)],
  whyNotAt: (s, { kind, id }) => (kind === 'column' ? columnRefusal(s, actor(s), id % 3) : FINE),
  apply(s, code, emit) {
    const top = topSlot(s, stack)
    s[top + COLUMN] = firstOf(code)
    s[top + LEFT]--
    spendCoin(s, actor(s), firstOf(code), soldAt(s, top), emit)
  },
  leads: (before) => before.length > 0,
  /** An end card with all coins that pay for it. */
  plan(s, { column }, before) {
    const top = topSlot(s, stack)
    if (before.length === 0 || s[top + LEFT] > 1) return null
    const bought = endCardRef(s[top + BOUGHT])
    const columns = [...before.slice(1).map(firstOf), column]
    return { kind: 'buy', refs: [bought], end: bought, facts: { bought: bought.id, columns } }
  },
})

/** `pushPayment` lets nothing else in. */
const soldAt = (s: State, top: number): Sold => sourceKind(s[top + 4]) as Sold

/** A column on the right of what was paid last is only for what the ones behind it hold enough for. */
function whyNot(s: State, column: number): number {
  const top = topSlot(s, stack)
  let behind = 0
  for (let i = column; i < 3; i++) behind += coinsIn(s, actor(s), i)
  const none = columnRefusal(s, actor(s), column)
  return none || (column >= s[top + COLUMN] && behind >= s[top + LEFT] ? FINE : WHY.nothingHere)
}
