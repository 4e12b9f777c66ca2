import { KIND, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import { canLay, lengthOf, levelAt, upgradeRefusal } from '../board/coaches.ts'
import { MAY } from '../reasons.ts'
import { AT, TRAINS } from '../state.ts'
import { TOP_LEVEL } from '../tables.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import type { EffectRule } from '../frames/rule.ts'
import { listLays } from './wagon.ts'

/** An upgrade of any wagon, or a new 0-wagon. In a factory's frame only up to its limit. [002:296-304, 004:794] */
export const freeEffect: EffectRule = {
  can: (s, seat) => canLay(s, seat) || anyRises(s, seat, TOP_LEVEL),
  load(s, n) {
    s[AT.frameFree] += n
    s[AT.frameLimit] = TOP_LEVEL
  },
  open: (s, seat) => s[AT.frameFree] > 0 && (canLay(s, seat) || anyRises(s, seat, s[AT.frameLimit])),
  list(s, seat, out, n) {
    if (s[AT.frameFree] === 0) return n
    n = listRises(s, seat, out, n)
    return s[AT.frameWagons] === 0 ? listLays(s, seat, out, n) : n
  },
  slots: [],
  answers: [], // a wagon or an upgrade: the same answers as theirs
  use() {},
}

/** Can any wagon of a seat rise by one value, to `limit` at most (1 to 6, see levelAt)? */
export function anyRises(s: State, seat: Seat, limit: number): boolean {
  for (let train = 0; train < TRAINS; train++) {
    const length = lengthOf(s, seat, train)
    for (let place = 0; place < length; place++) if (upgradeRefusal(s, seat, train, place, limit) === MAY) return true
  }
  return false
}

/** Those that a fixed upgrade of the same frame does not list already. */
function listRises(s: State, seat: Seat, out: Int32Array, n: number): number {
  for (let train = 0; train < TRAINS; train++) {
    const length = lengthOf(s, seat, train)
    for (let place = 0; place < length; place++) {
      if (upgradeRefusal(s, seat, train, place, s[AT.frameLimit]) !== MAY) continue
      if (s[AT.frameUpgrades + levelAt(s, seat, train, place) - 1] === 0)
        out[n++] = packCode(KIND.upgrade, train, place)
    }
  }
  return n
}
