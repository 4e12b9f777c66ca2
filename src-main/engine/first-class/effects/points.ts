import { AT } from '../state.ts'
import type { EffectRule } from '../frames/rule.ts'

/** Points, by themselves: nothing depends on when (see steps/frame.ts). */
export const pointsEffect: EffectRule = {
  can: () => true,
  load(s, n) {
    s[AT.framePoints] += n
  },
  open: () => false,
  list: (_s, _seat, _out, n) => n,
  slots: [AT.framePoints],
  answers: [],
  use() {},
}
