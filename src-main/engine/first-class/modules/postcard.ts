import { KIND, firstOf, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import { popRecord } from '../../chain.ts'
import type { State } from '../../flat.ts'
import { pushCardFrames } from '../cards/base-cards.ts'
import { pushFromCard } from '../cards/from-card.ts'
import { cardRef } from '../refs.ts'
import { MAY, WHY } from '../reasons.ts'
import { postcardOn, routeCard, routeCount } from '../board/route.ts'
import { AT, MAX_ROUTE, actor, stack } from '../state.ts'
import { LAY_POSTCARD, type Step } from '../step.ts'
import { tell } from '../tell.ts'
import { POSTCARD, putCard } from '../board/zones.ts'
import type { CardRule } from './module.ts'

/** May a postcard go to the route card at place `index`? MAY, or why not. */
export const postcardRefusal = (s: State, seat: Seat, index: number): number =>
  postcardOn(s, seat, index) >= 0 ? WHY.routeCardTaken : MAY

function anyFreeRouteCard(s: State, seat: Seat): boolean {
  for (let i = 0; i < routeCount(s, seat); i++) if (postcardRefusal(s, seat, i) === MAY) return true
  return false
}

/** A postcard goes onto any route card without one, never onto the board; then what else it says. [002:965-986] */
export const postcardCard: CardRule = {
  refusal: (s, seat) => (anyFreeRouteCard(s, seat) ? MAY : WHY.noFreeRouteCard),
  carryOut(s, _seat, card) {
    pushCardFrames(s, card)
    pushFromCard(s, LAY_POSTCARD, card)
  },
}

export const postcardStep: Step = {
  kind: 'layPostcard',
  auto: 'ifSingle',
  advance: () => false,
  choices(s, _top, out, n) {
    for (let i = 0; i < routeCount(s, actor(s)); i++)
      if (postcardRefusal(s, actor(s), i) === MAY) out[n++] = packCode(KIND.postcard, i)
    return n
  },
  apply(s, top, code, emit) {
    const seat = actor(s)
    const card = s[top + 5]
    const index = firstOf(code)
    popRecord(s, stack)
    s[AT.postcards + seat * MAX_ROUTE + index] = card + 1
    putCard(s, card, POSTCARD, seat)
    if (emit) tell(s, emit, [cardRef(card), cardRef(routeCard(s, seat, index))], { kind: 'postcardLaid', card, index })
  },
}
