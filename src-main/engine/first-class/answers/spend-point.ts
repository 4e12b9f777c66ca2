import { KIND, firstOf, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import { coinsIn, columnRefusal, spendCoin } from '../board/coins.ts'
import { addPoints } from '../points.ts'
import { FINE } from '../reasons.ts'
import { columnRef } from '../refs.ts'
import { actor } from '../state.ts'
import { answer } from './answer.ts'

/** A coin of any column: a point. Spending that achieves nothing is not listed; a point always is. [002:617-629] */
export const spendPoint = answer({
  kind: 'spendPoint',
  list(s, out, n) {
    const seat = actor(s)
    for (let column = 0; column < 3; column++)
      if (coinsIn(s, seat, column) > 0) out[n++] = packCode(KIND.spendPoint, column)
    return n
  },
  whyNot: (s, { column }) => columnRefusal(s, actor(s), column),
  touches: (s, { column }) => [columnRef(actor(s), column)],
  whyNotAt: (s, { kind, id }) => (kind === 'column' ? columnRefusal(s, actor(s), id % 3) : FINE),
  apply(s, code, emit) {
    spendCoin(s, actor(s), firstOf(code), 'point', emit)
    addPoints(s, actor(s), 'coins', 1, emit)
  },
})
