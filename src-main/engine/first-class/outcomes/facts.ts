import type { Seat } from '../../../../src-shared/core.ts'
import { LEVELS } from '../../../../src-shared/games/first-class/effects.ts'
import type { OutcomeFacts } from '../../../../src-shared/games/first-class/outcome.ts'
import type { State } from '../../flat.ts'
import { conductorOf, lengthOf, levelAt } from '../board/coaches.ts'
import { coinCount } from '../board/coins.ts'
import { locomotiveAt } from '../board/route.ts'
import { totalPoints } from '../points.ts'
import { promised } from '../promised.ts'
import { TRAINS } from '../state.ts'

/** In what two boards of a seat differ, in whichever order that came. */
export function differs(before: State, after: State, seat: Seat): Omit<OutcomeFacts, 'card'> {
  const laid: number[] = []
  const risen: number[] = []
  const walked: number[] = []
  for (let train = 0; train < TRAINS; train++) {
    for (let place = 0; place < lengthOf(after, seat, train); place++) {
      const [from, to] = [levelAt(before, seat, train, place), levelAt(after, seat, train, place)]
      if (place >= lengthOf(before, seat, train) && to > 0) laid.push(train, place)
      // A new wagon that rises at once has risen from nothing.
      const base = Math.max(from, 1)
      if (to > base) risen.push(train, place, LEVELS[base - 1], LEVELS[to - 1])
    }
    const goal = conductorOf(after, seat, train)
    if (goal > conductorOf(before, seat, train)) walked.push(train, goal)
  }
  const driven = locomotiveAt(after, seat)
  return {
    laid,
    risen,
    walked,
    driven: driven > locomotiveAt(before, seat) ? driven : -1,
    points: totalPoints(after, seat) - totalPoints(before, seat),
    coins: coinCount(after, seat) - coinCount(before, seat),
    next: [promised(before, seat), promised(after, seat)],
  }
}
