import { KIND, firstOf, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { canLay, layRefusal } from '../board/coaches.ts'
import { MAY } from '../reasons.ts'
import { AT } from '../state.ts'
import { layWagon } from '../board/trains.ts'
import type { EffectRule } from '../frames/rule.ts'

/** A 0-wagon at the end of either train. It uses up a wagon symbol first, else a free upgrade. [002:231-237, 304] */
export const wagonEffect: EffectRule = {
  can: canLay,
  load(s, n) {
    s[AT.frameWagons] += n
  },
  open: (s, seat) => s[AT.frameWagons] > 0 && canLay(s, seat),
  list: (s, seat, out, n) => (s[AT.frameWagons] > 0 ? listLays(s, seat, out, n) : n),
  slots: [AT.frameWagons, AT.frameFree, AT.frameLimit],
  answers: [KIND.lay],
  use(s, seat, code, emit) {
    if (s[AT.frameWagons] > 0) s[AT.frameWagons]--
    else s[AT.frameFree]--
    layWagon(s, seat, firstOf(code), emit)
  },
}

/** Lists the trains that take a new wagon, from place `n` of `out` on. Gives the place after the last. */
export function listLays(s: State, seat: Seat, out: Int32Array, n: number): number {
  for (let train = 0; train < 2; train++) if (layRefusal(s, seat, train) === MAY) out[n++] = packCode(KIND.lay, train)
  return n
}
