import { pushCardFrames } from '../cards/base-cards.ts'
import { pushFromCard } from '../cards/from-card.ts'
import { cardRef, coachRef } from '../refs.ts'
import { FINE, WHY } from '../reasons.ts'
import { tell } from '../tell.ts'
import type { CardRule } from './module.ts'
import { anyFreeWagon, seatingStep } from './riders.ts'

/** Its kind of record. */
export const CELEBRITY = 16

/**
 * A celebrity goes into the first free wagon of a train of one's choice, then does what else its card says.
 * [002:950-957]
 */
export const celebrityCard: CardRule = {
  refusal: (s, seat) => (anyFreeWagon(s, seat) ? FINE : WHY.noFreeWagon),
  carryOut(s, _seat, card) {
    pushCardFrames(s, card)
    pushFromCard(s, CELEBRITY, card)
  },
}

export const celebrityStep = seatingStep('boardCelebrity', (s, { seat, train, place, card }, emit) => {
  if (emit)
    tell(s, emit, [cardRef(card), coachRef(seat, train, place)], { kind: 'celebrityBoarded', card, train, place })
})
