import { KIND, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import { choose, takeFrameCoins } from '../frames/frame.ts'
import { FINE, WHY } from '../reasons.ts'
import { seatRef } from '../refs.ts'
import { AT, actor } from '../state.ts'
import { answer } from './answer.ts'

const { frameCoins: FRAME_COINS } = AT

const OF_COINS = [FRAME_COINS]

/** The coins of the frame, for which room must first be made; those that fit come by themselves. [002:611-615] */
export const takeCoins = answer({
  kind: 'takeCoins',
  list(s, out, n) {
    if (s[FRAME_COINS] > 0) out[n++] = packCode(KIND.takeCoins)
    return n
  },
  whyNot: (s) => (s[FRAME_COINS] > 0 ? FINE : WHY.notInFrame),
  touches: (s) => [seatRef(actor(s))],
  apply(s, _, emit) {
    choose(s, OF_COINS)
    takeFrameCoins(s, emit)
  },
})
