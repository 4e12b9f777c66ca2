import { KIND, firstOf, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import { citiesAhead, drive } from '../board/route.ts'
import { AT } from '../state.ts'
import type { EffectRule } from '../frames/rule.ts'

/** The locomotive drives once, as far as one likes; what is left lapses. [002:354-360, 390] */
export const locomotiveEffect: EffectRule = {
  can: (s, seat) => citiesAhead(s, seat) > 0,
  load(s, n) {
    s[AT.frameLocomotive] += n
  },
  open: (s, seat) => s[AT.frameLocomotive] > 0 && citiesAhead(s, seat) > 0,
  list(s, seat, out, n) {
    for (let steps = Math.min(s[AT.frameLocomotive], citiesAhead(s, seat)); steps > 0; steps--)
      out[n++] = packCode(KIND.drive, steps)
    return n
  },
  slots: [AT.frameLocomotive],
  answers: [KIND.drive],
  use(s, seat, code, emit) {
    s[AT.frameLocomotive] = 0
    drive(s, seat, firstOf(code), emit)
  },
}
