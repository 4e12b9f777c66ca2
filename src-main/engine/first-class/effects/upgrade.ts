import { KIND, firstOf, packCode, secondOf } from '../../../../src-shared/games/first-class/actions.ts'
import { levelAt, risingPlace } from '../board/coaches.ts'
import { AT, TRAINS } from '../state.ts'
import { TOP_LEVEL } from '../tables.ts'
import { upgradeWagon } from '../board/trains.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import type { EffectRule } from '../frames/rule.ts'

const hasRising = (s: State, seat: Seat, level: number): boolean =>
  risingPlace(s, seat, 0, level) >= 0 || risingPlace(s, seat, 1, level) >= 0

/** An upgrade of a wagon of exactly one value; always the leftmost of that value in its train. [002:264-271] */
export const upgradeEffect: EffectRule = {
  can: hasRising,
  load(s, n, from) {
    s[AT.frameUpgrades + from - 1] += n
  },
  open(s, seat) {
    for (let level = 1; level < TOP_LEVEL; level++)
      if (s[AT.frameUpgrades + level - 1] > 0 && hasRising(s, seat, level)) return true
    return false
  },
  list(s, seat, out, n) {
    for (let level = 1; level < TOP_LEVEL; level++) {
      if (s[AT.frameUpgrades + level - 1] === 0) continue
      for (let train = 0; train < TRAINS; train++) {
        const place = risingPlace(s, seat, train, level)
        if (place >= 0) out[n++] = packCode(KIND.upgrade, train, place)
      }
    }
    return n
  },
  slots: [0, 1, 2, 3, 4].map((i) => AT.frameUpgrades + i).concat(AT.frameFree, AT.frameLimit),
  answers: [KIND.upgrade],
  /** A fixed upgrade is used up before a free one: the free one can do more. */
  use(s, seat, code, emit) {
    const fixed = AT.frameUpgrades + levelAt(s, seat, firstOf(code), secondOf(code)) - 1
    if (s[fixed] > 0) s[fixed]--
    else s[AT.frameFree]--
    upgradeWagon(s, seat, firstOf(code), secondOf(code), emit)
  },
}
