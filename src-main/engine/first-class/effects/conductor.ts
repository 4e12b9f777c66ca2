import { KIND, firstOf, packCode, secondOf } from '../../../../src-shared/games/first-class/actions.ts'
import { stepsAhead, walk } from '../board/conductors.ts'
import { AT, TRAINS } from '../state.ts'
import type { EffectRule } from '../frames/rule.ts'

const walked = (s: Int32Array, train: number): boolean => (s[AT.frameWalked] & (1 << train)) !== 0

/** Steps shared between the conductors; each makes one move of as many as one likes. [002:340] */
export const conductorEffect: EffectRule = {
  can: (s, seat) => stepsAhead(s, seat, 0) > 0 || stepsAhead(s, seat, 1) > 0,
  load(s, n) {
    s[AT.frameConductor] += n
  },
  open(s, seat) {
    if (s[AT.frameConductor] === 0) return false
    for (let train = 0; train < TRAINS; train++) if (!walked(s, train) && stepsAhead(s, seat, train) > 0) return true
    return false
  },
  list(s, seat, out, n) {
    for (let train = 0; train < TRAINS; train++) {
      if (walked(s, train)) continue
      for (let steps = Math.min(s[AT.frameConductor], stepsAhead(s, seat, train)); steps > 0; steps--) {
        out[n++] = packCode(KIND.walk, train, steps)
      }
    }
    return n
  },
  slots: [AT.frameConductor, AT.frameWalked, AT.frameConductors, AT.frameConductors + 1],
  answers: [KIND.walk],
  use(s, seat, code, emit) {
    const train = firstOf(code)
    const steps = secondOf(code)
    if (s[AT.frameConductors + train] > 0) s[AT.frameConductors + train] = 0
    else {
      s[AT.frameConductor] -= steps
      s[AT.frameWalked] |= 1 << train
    }
    walk(s, seat, train, steps, emit)
  },
}
