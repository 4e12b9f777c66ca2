import { KIND, firstOf, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import { popRecord, pushRecord } from '../../chain.ts'
import { pushCardFrames } from '../base-cards.ts'
import { FROM_CARD, cardRef, coachRef } from '../refs.ts'
import { MAY, WHY } from '../refusals.ts'
import { TRAINS, actor, stack } from '../state.ts'
import { CELEBRITY, type Step } from '../steps/step.ts'
import { tell } from '../tell.ts'
import type { CardRule } from './module.ts'
import { anyFreeWagon, firstFreeWagon, seatRider } from './riders.ts'

/** A celebrity goes into the first free wagon of a train of one's choice, then does what else its card says. [002:950-957] */
export const celebrityCard: CardRule = {
  refusal: (s, seat) => (anyFreeWagon(s, seat) ? MAY : WHY.noFreeWagon),
  carryOut(s, _seat, card) {
    pushCardFrames(s, card)
    const top = pushRecord(s, stack, CELEBRITY)
    s[top + 4] = FROM_CARD
    s[top + 5] = card
  },
}

export const celebrityStep: Step = {
  kind: 'boardCelebrity',
  auto: 'ifSingle',
  advance: () => false,
  choices(s, _top, out, n) {
    for (let train = 0; train < TRAINS; train++) if (firstFreeWagon(s, actor(s), train) >= 0) out[n++] = packCode(KIND.board, train)
    return n
  },
  apply(s, top, code, emit) {
    const seat = actor(s)
    const card = s[top + 5]
    const train = firstOf(code)
    const place = firstFreeWagon(s, seat, train)
    popRecord(s, stack)
    seatRider(s, seat, train, place, card)
    if (emit) tell(s, emit, [cardRef(card), coachRef(seat, train, place)], { kind: 'celebrityBoarded', card, train, place })
  },
}
