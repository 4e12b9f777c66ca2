import { KIND, firstOf, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import { popRecord, topSlot } from '../../chain.ts'
import type { State } from '../../flat.ts'
import { answer } from '../answers/answer.ts'
import { pushFromCard, takeAndPlace } from '../cards/from-card.ts'
import { betweenRef, cardRef } from '../refs.ts'
import { MAY, WHY } from '../reasons.ts'
import { AT, BETWEEN_PLACES, actor, stack } from '../state.ts'
import { LAY_BETWEEN, ofRecord, type FirstClassStep } from '../step.ts'
import { tell, type Tell } from '../tell.ts'
import { BETWEEN, putCard } from '../board/zones.ts'
import { inPlay, installed, type Met } from './module.ts'

/**
 * The gap between the trains, which E and F share: four places in a row, each beside two cards of both
 * trains (1 and 2, 3 and 4, ...), whether or not wagons stand there yet. [002:1221-1225, 004:777-784, 805-809]
 */
export const cardBetween = (s: State, seat: Seat, place: number): number =>
  s[AT.between + seat * BETWEEN_PLACES + place] - 1
/** The place, in either train, of the left wagon beside a place; the right one is the next. */
export const leftOf = (place: number): number => place * 2

/** Asks where between the trains a card just taken is laid. */
export function pushLayBetween(s: State, card: number): void {
  pushFromCard(s, LAY_BETWEEN, card)
}

/** The next free place, or over any card one has. */
const between = answer({
  kind: 'between',
  list(s, out, n) {
    for (let place = 0; place < BETWEEN_PLACES; place++)
      if (whyNot(s, place) === MAY) out[n++] = packCode(KIND.between, place)
    return n
  },
  whyNot: (s, { place }) => whyNot(s, place),
  touches: (s, { place }) => [betweenRef(actor(s), place)],
  whyNotAt: (s, { kind, id }) => (kind === 'between' ? whyNot(s, id % BETWEEN_PLACES) : MAY),
  apply(s, code, emit) {
    const card = s[topSlot(s, stack) + 5]
    popRecord(s, stack)
    lay(s, actor(s), card, firstOf(code), emit)
  },
  plan: (s, { place }, before) => takeAndPlace(s, betweenRef(actor(s), place), before),
})

function whyNot(s: State, place: number): number {
  if (place >= BETWEEN_PLACES) return WHY.nothingHere
  return place === 0 || cardBetween(s, actor(s), place - 1) >= 0 ? MAY : WHY.placeLeavesGap
}

export const layBetweenStep: FirstClassStep = { ...ofRecord, inner: true, kind: 'layBetween', answers: [between] }

/** What is covered counts no longer, done or not. */
function lay(s: State, seat: Seat, card: number, place: number, emit: Tell): void {
  const over = cardBetween(s, seat, place)
  s[AT.beneath + card] = over + 1
  s[AT.between + seat * BETWEEN_PLACES + place] = card + 1
  s[AT.betweenDone + seat * BETWEEN_PLACES + place] = 0
  putCard(s, card, BETWEEN, seat)
  if (emit) tell(s, emit, [cardRef(card), betweenRef(seat, place)], { kind: 'betweenLaid', card, place, over })
  for (const module of installed)
    if (module.betweenLaid && inPlay(s, module)) module.betweenLaid(s, seat, card, place, emit)
}

export const betweenMet: Met<'between'> = (s, seat, { n }) => {
  let count = 0
  for (let place = 0; place < BETWEEN_PLACES; place++) if (cardBetween(s, seat, place) >= 0) count++
  return count >= n
}
