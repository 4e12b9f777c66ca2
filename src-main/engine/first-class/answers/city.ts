import { KIND, firstOf, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { cityId, cityRefusal, locomotiveAt, markPaid, routeIndexOf } from '../board/route.ts'
import { pushOpenBundle } from '../frames/gained.ts'
import { having, inPlay } from '../modules/module.ts'
import { FINE } from '../reasons.ts'
import { FROM_CITY, ROUTE_IDS, cityRef } from '../refs.ts'
import { actor } from '../state.ts'
import { CITY_FRAME } from '../tables.ts'
import { tell } from '../tell.ts'
import { answer } from './answer.ts'

/** Scoring: all frames of one city, before any other city's. [002:672] */
export const city = answer({
  kind: 'city',
  list(s, out, n) {
    const seat = actor(s)
    for (let index = 0; index < locomotiveAt(s, seat); index++)
      if (cityRefusal(s, seat, index) === FINE) out[n++] = packCode(KIND.city, index)
    return n
  },
  whyNot: (s, { index }) => cityRefusal(s, actor(s), index),
  touches: (s, { index }) => [cityRef(actor(s), index)],
  whyNotAt: (s, { kind, id }) => (kind === 'city' ? cityRefusal(s, actor(s), id % ROUTE_IDS) : FINE),
  apply(s, code, emit) {
    const seat = actor(s)
    const index = firstOf(code)
    markPaid(s, seat, index)
    const times = bonusTimes(s, seat, routeIndexOf(s, seat, index))
    if (emit) tell(s, emit, [cityRef(seat, index)], { kind: 'cityCollected', index, times })
    pushOpenBundle(s, CITY_FRAME[cityId(s, seat, index)], 1, times, FROM_CITY, cityRef(seat, index).id)
  },
})

/** `route` = the place of the route card on which the city is; -1 = the board. */
function bonusTimes(s: State, seat: Seat, route: number): number {
  let times = 1
  if (route >= 0)
    for (const module of having.bonusTimes) if (inPlay(s, module)) times *= module.bonusTimes(s, seat, route)
  return times
}
