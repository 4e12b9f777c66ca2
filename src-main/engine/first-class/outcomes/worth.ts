import type { Seat } from '../../../../src-shared/core.ts'
import { LEVELS } from '../../../../src-shared/games/first-class/effects.ts'
import type { State } from '../../flat.ts'
import { conductorOf, lengthOf, levelAt } from '../board/coaches.ts'
import { coinCount } from '../board/coins.ts'
import { locomotiveAt } from '../board/route.ts'
import { totalPoints } from '../points.ts'
import { promised } from '../promised.ts'
import { frameCan } from '../frames/effects.ts'
import { gainedFrame } from '../frames/gained.ts'
import { recordCount } from '../../chain.ts'
import { TRAINS, gained } from '../state.ts'

/** A 0-wagon is a wagon too: it may rise. */
const OF_A_WAGON = 0.6
const OF_A_CITY = 0.5
const OF_A_COIN = 0.7
/** A bonus that waits to be used, where it can do anything as the board stands. */
const OF_A_BONUS = 1

/**
 * What an outcome is worth beside others of the same card: points, the next scoring, and what lies near the conductors
 * for the ones after it. Only an order in which outcomes are shown; what bots think of them is another matter.
 */
export function worthOf(s: State, seat: Seat): number {
  const points = totalPoints(s, seat) + promised(s, seat)
  const kept = OF_A_COIN * coinCount(s, seat) + OF_A_CITY * locomotiveAt(s, seat) + OF_A_BONUS * useful(s, seat)
  return points + kept + hope(s, seat)
}

/** Bonuses that wait and can be used. */
function useful(s: State, seat: Seat): number {
  let n = 0
  for (let i = 0; i < recordCount(s, gained); i++) if (frameCan(s, seat, gainedFrame(s, i))) n++
  return n
}

/** Wagons count the more the sooner a conductor can come to them. */
function hope(s: State, seat: Seat): number {
  let sum = 0
  for (let train = 0; train < TRAINS; train++)
    for (let place = 0; place < lengthOf(s, seat, train); place++) {
      const level = levelAt(s, seat, train, place)
      const ahead = Math.max(0, place + 1 - conductorOf(s, seat, train))
      if (level > 0) sum += (LEVELS[level - 1] + OF_A_WAGON) / (1 + ahead)
    }
  return sum
}
