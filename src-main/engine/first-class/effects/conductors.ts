import { KIND, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import { stepsAhead } from '../board/conductors.ts'
import { AT, TRAINS } from '../state.ts'
import { conductorEffect } from './conductor.ts'
import type { EffectRule } from '../frames/rule.ts'

/**
 * Both conductors, each up to n steps. Never in one frame with the shared steps (a test of the cards says so).
 * [002:326-336]
 */
export const conductorsEffect: EffectRule = {
  can: conductorEffect.can,
  load(s, n) {
    for (let train = 0; train < TRAINS; train++) s[AT.frameConductors + train] += n
  },
  open(s, seat) {
    for (let train = 0; train < TRAINS; train++)
      if (s[AT.frameConductors + train] > 0 && stepsAhead(s, seat, train) > 0) return true
    return false
  },
  list(s, seat, out, n) {
    for (let train = 0; train < TRAINS; train++) {
      for (let steps = Math.min(s[AT.frameConductors + train], stepsAhead(s, seat, train)); steps > 0; steps--) {
        out[n++] = packCode(KIND.walk, train, steps)
      }
    }
    return n
  },
  slots: [],
  answers: [], // the same answers as the shared steps
  use() {},
}
