import { KIND, firstOf, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import { popRecord, topSlot } from '../../chain.ts'
import type { State } from '../../flat.ts'
import { answer } from '../answers/answer.ts'
import { pushCardFrames } from '../cards/base-cards.ts'
import { pushFromCard, takeAndPlace } from '../cards/from-card.ts'
import { cardRef } from '../refs.ts'
import { FINE, WHY } from '../reasons.ts'
import { postcardOn, routeCard, routeCount } from '../board/route.ts'
import { AT, MAX_ROUTE, actor, stack } from '../state.ts'
import { ofRecord, type FirstClassStep } from '../step.ts'
import { tell } from '../tell.ts'
import { POSTCARD, putCard } from '../board/zones.ts'
import type { CardRule, LayBoard } from './module.ts'

const { postcards: POSTCARDS } = AT

/** Its kind of record. */
export const LAY_POSTCARD = 17

function anyFreeRouteCard(s: State, seat: Seat): boolean {
  for (let i = 0; i < routeCount(s, seat); i++) if (whyNot(s, seat, i) === FINE) return true
  return false
}

/** A postcard goes onto any route card without one, never onto the board; then what else it says. [002:965-986] */
export const postcardCard: CardRule = {
  refusal: (s, seat) => (anyFreeRouteCard(s, seat) ? FINE : WHY.noFreeRouteCard),
  carryOut(s, _seat, card) {
    pushCardFrames(s, card)
    pushFromCard(s, LAY_POSTCARD, card)
  },
}

/** The route card (in the order laid) that it doubles. */
const postcard = answer({
  kind: 'postcard',
  list(s, out, n) {
    for (let i = 0; i < routeCount(s, actor(s)); i++)
      if (whyNot(s, actor(s), i) === FINE) out[n++] = packCode(KIND.postcard, i)
    return n
  },
  whyNot: (s, { index }) => whyNot(s, actor(s), index),
  touches: (s, { index }) => [cardRef(routeCard(s, actor(s), index))],
  whyNotAt(s, { kind, id }) {
    for (let i = 0; i < routeCount(s, actor(s)); i++)
      if (kind === 'card' && routeCard(s, actor(s), i) === id) return whyNot(s, actor(s), i)
    return FINE
  },
  apply(s, code, emit) {
    const seat = actor(s)
    const card = s[topSlot(s, stack) + 5]
    const index = firstOf(code)
    popRecord(s, stack)
    s[POSTCARDS + seat * MAX_ROUTE + index] = card + 1
    putCard(s, card, POSTCARD, seat)
    if (emit) tell(s, emit, [cardRef(card), cardRef(routeCard(s, seat, index))], { kind: 'postcardLaid', card, index })
  },
  plan: (s, { index }, before) => takeAndPlace(s, cardRef(routeCard(s, actor(s), index)), before),
})

function whyNot(s: State, seat: Seat, index: number): number {
  if (index >= routeCount(s, seat)) return WHY.nothingHere
  return postcardOn(s, seat, index) >= 0 ? WHY.routeCardTaken : FINE
}

export const postcardStep: FirstClassStep = { ...ofRecord, inner: true, kind: 'layPostcard', answers: [postcard] }

/** Those that a scenario has on route cards. */
export const layPostcards: LayBoard = (s, seat, board, claim) =>
  board.postcards?.forEach((card, i) => {
    if (card < 0) return
    putCard(s, claim(card), POSTCARD, seat)
    s[POSTCARDS + seat * MAX_ROUTE + i] = card + 1
  })
