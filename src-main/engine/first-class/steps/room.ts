import { KIND, kindOf, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import { popRecord } from '../../chain.ts'
import { fitsAtOnce, layCoins } from '../board/coins.ts'
import { seatRef } from '../refs.ts'
import { listSpending, spend } from '../spending.ts'
import { actor, stack } from '../state.ts'
import { tell } from '../tell.ts'
import type { Step } from '../step.ts'

/** Coins wait for free fields: one spends until all of them fit, or lets them all go. [002:615, 1334] */
export const roomStep: Step = {
  kind: 'makeRoom',
  auto: 'ifSingle',
  advance(s, top, emit) {
    const n = s[top + 1]
    if (!fitsAtOnce(s, actor(s), n)) return false
    popRecord(s, stack)
    layCoins(s, actor(s), n, emit)
    return true
  },
  choices(s, _top, out, n) {
    n = listSpending(s, actor(s), out, n)
    out[n++] = packCode(KIND.waive)
    return n
  },
  apply(s, top, code, emit) {
    if (kindOf(code) !== KIND.waive) return spend(s, actor(s), code, emit)
    const n = s[top + 1]
    popRecord(s, stack)
    if (emit) tell(s, emit, [seatRef(actor(s))], { kind: 'coinsLost', n })
  },
}
