import { KIND, firstOf, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import { topSlot } from '../../chain.ts'
import { beginFrame, isOffered, mostFrames } from '../frames/bundle.ts'
import { FINE, WHY } from '../reasons.ts'
import { stack } from '../state.ts'
import { answer } from './answer.ts'

/** Which frame of the card, contract or city comes next. [002:195, 1310-1311] */
export const frame = answer({
  kind: 'frame',
  list(s, out, n) {
    const top = topSlot(s, stack)
    for (let i = 0; i < mostFrames(s, top); i++) if (isOffered(s, top, i)) out[n++] = packCode(KIND.frame, i)
    return n
  },
  whyNot: (s, { index }) => {
    const top = topSlot(s, stack)
    return index < mostFrames(s, top) && isOffered(s, top, index) ? FINE : WHY.nothingHere
  },
  touches: (_, { index }) => [{ kind: 'frame', id: index }],
  apply: (s, code, emit) => beginFrame(s, firstOf(code), emit),
})
