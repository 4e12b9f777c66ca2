import { KIND, kindOf, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import { applyFreeAction, lapseGained, listGained } from '../free-actions.ts'
import { START_TILE } from '../refs.ts'
import { goOn, nextTurn, takeDueBonus } from '../turn.ts'
import { AT, actor, nextSeat, seatCount } from '../state.ts'
import type { State } from '../../flat.ts'
import type { Step } from '../step.ts'

const scratch = new Int32Array(64)
const somethingWaits = (s: State): boolean => listGained(s, actor(s), scratch, 0) > 0

/**
 * The start tile's bonuses for the other seats, clockwise: without coins or contracts; what a bonus gains on
 * its way (a mail wagon) is used now or lapses. [002:453, 1338-1340; ruling 6]
 */
export const bonusStep: Step = {
  kind: 'bonus',
  auto: 'ifSingle',
  advance(s, _top, emit) {
    if (s[AT.offset] > 0 && somethingWaits(s)) return false
    lapseGained(s, emit)
    s[AT.offset]++
    if (s[AT.offset] < seatCount(s)) {
      s[AT.actor] = nextSeat(s, s[AT.active], s[AT.offset])
      takeDueBonus(s, emit)
      return true
    }
    s[AT.offset] = 0
    if (s[AT.startBonusOnOwnTurn]) goOn(s, emit)
    else nextTurn(s, emit)
    return true
  },
  choices(s, _top, out, n) {
    n = listGained(s, actor(s), out, n)
    out[n++] = packCode(KIND.enough)
    return n
  },
  apply(s, _top, code, emit) {
    if (kindOf(code) === KIND.enough) lapseGained(s, emit)
    else applyFreeAction(s, actor(s), code, emit)
  },
  source: () => START_TILE,
}
