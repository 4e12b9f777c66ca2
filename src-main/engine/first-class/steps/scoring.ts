import { KIND, firstOf, kindOf, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { refillEndCards } from '../board/end-cards.ts'
import { applyFreeAction, lapseGained, listFreeActions } from '../free-actions.ts'
import { pushOpenBundle } from '../frames/gained.ts'
import { inPlay, installed } from '../modules/module.ts'
import { FROM_CITY, cityRef, seatRef } from '../refs.ts'
import { MAY } from '../reasons.ts'
import { cityId, cityRefusal, locomotiveAt, markPaid, routeIndexOf } from '../board/route.ts'
import { nextScoring } from '../turn.ts'
import { scoreTrains } from '../scoring.ts'
import { actor } from '../state.ts'
import { CITY_FRAME } from '../tables.ts'
import { tell, type Tell } from '../tell.ts'
import type { Step } from '../step.ts'

/** A seat's scoring: bonuses of its cities, coins and contracts in any order, then the points. [002:664-739] */
export const scoringStep: Step = {
  kind: 'scoring',
  auto: 'ifSingle',
  advance: () => false,
  choices(s, _top, out, n) {
    const seat = actor(s)
    for (let city = 0; city < locomotiveAt(s, seat); city++) {
      if (cityRefusal(s, seat, city) === MAY) out[n++] = packCode(KIND.city, city)
    }
    n = listFreeActions(s, seat, out, n)
    out[n++] = packCode(KIND.takePoints)
    return n
  },
  apply(s, _top, code, emit) {
    const seat = actor(s)
    if (kindOf(code) === KIND.city) collect(s, seat, firstOf(code), emit)
    else if (kindOf(code) === KIND.takePoints) takePoints(s, seat, emit)
    else applyFreeAction(s, seat, code, emit)
  },
  source: (s) => seatRef(actor(s)),
}

/** All frames of one city, before any other city's. [002:672] */
function collect(s: State, seat: Seat, city: number, emit: Tell): void {
  markPaid(s, seat, city)
  const times = bonusTimes(s, seat, routeIndexOf(s, seat, city))
  if (emit) tell(s, emit, [cityRef(seat, city)], { kind: 'cityCollected', index: city, times })
  pushOpenBundle(s, CITY_FRAME[cityId(s, seat, city)], 1, times, FROM_CITY, seat * 64 + city)
}

function bonusTimes(s: State, seat: Seat, index: number): number {
  let times = 1
  if (index >= 0)
    for (const module of installed)
      if (module.bonusTimes && inPlay(s, module)) times *= module.bonusTimes(s, seat, index)
  return times
}

function takePoints(s: State, seat: Seat, emit: Tell): void {
  lapseGained(s, emit)
  scoreTrains(s, seat, emit)
  refillEndCards(s, emit)
  nextScoring(s, emit)
}
