import { KIND, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import { topSlot } from '../../chain.ts'
import { gainCoins } from '../board/coins.ts'
import { AT, stack } from '../state.ts'
import type { EffectRule } from '../frames/rule.ts'

/**
 * Coins, all at once: by themselves when there is room (see steps/frame.ts), else at the moment one chooses.
 * [002:611-615]
 */
export const coinsEffect: EffectRule = {
  can: () => true,
  load(s, n) {
    s[AT.frameCoins] += n
  },
  open: () => false, // nothing to ask when only they are left: room must be made
  list(s, _seat, out, n) {
    if (s[AT.frameCoins] > 0) out[n++] = packCode(KIND.takeCoins)
    return n
  },
  slots: [AT.frameCoins],
  answers: [KIND.takeCoins],
  use(s, seat, _code, emit) {
    const n = s[AT.frameCoins]
    const top = topSlot(s, stack)
    s[AT.frameCoins] = 0
    gainCoins(s, seat, n, s[top + 4], s[top + 5], emit)
  },
}
