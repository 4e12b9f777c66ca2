import type { Seat } from '../../../src-shared/core.ts'
import type { State } from '../../../src-main/engine/flat.ts'
import { riderAt } from '../../../src-main/engine/first-class/board/coaches.ts'
import { file, pushCardFrames } from '../../../src-main/engine/first-class/cards/base-cards.ts'
import type { CardRule } from '../../../src-main/engine/first-class/modules/module.ts'
import { addPoints } from '../../../src-main/engine/first-class/points.ts'
import { FINE, WHY } from '../../../src-main/engine/first-class/reasons.ts'
import { PLACES, TRAINS } from '../../../src-main/engine/first-class/state.ts'

/** The steward serves whoever rides: a point for each card in the wagons of a seat, then the card's frames. */
export const stewardCard: CardRule = {
  refusal: (s, seat) => (riders(s, seat) > 0 ? FINE : WHY.cardDoesNothing),
  carryOut(s, seat, card, emit) {
    file(s, seat, card, emit)
    addPoints(s, seat, 'celebrities', riders(s, seat), emit)
    pushCardFrames(s, card)
  },
}

function riders(s: State, seat: Seat): number {
  let n = 0
  for (let train = 0; train < TRAINS; train++)
    for (let place = 0; place < PLACES; place++) if (riderAt(s, seat, train, place) >= 0) n++
  return n
}
