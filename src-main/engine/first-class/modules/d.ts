import { CARD_KINDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { riderAt } from '../board/coaches.ts'
import { pushFromCard } from '../cards/from-card.ts'
import { cardRef, coachRef } from '../refs.ts'
import { FINE, WHY } from '../reasons.ts'
import { AT, PLACES, TRAINS } from '../state.ts'
import { CARD_KIND } from '../tables.ts'
import { tell } from '../tell.ts'
import { checkBoarding, isAboard, passengersMayPay } from './boarding.ts'
import { withLetter, type CardRule, type Module } from './module.ts'
import { anyFreeWagon, layRiders, seatingStep } from './riders.ts'

const { boarded: BOARDED } = AT

/** Its kind of record. */
export const RIDER = 21

const BOARDING = CARD_KINDS.indexOf('boarding')

/** A passenger of the upper train or luggage of the lower one, chosen when it is taken. [002:1128-1142] */
const boardingCard: CardRule = {
  refusal: (s, seat) => (anyFreeWagon(s, seat) ? FINE : WHY.noFreeWagon),
  carryOut(s, _seat, card) {
    pushFromCard(s, RIDER, card)
  },
}

const riderStep = seatingStep('passengerOrLuggage', (s, { seat, train, place, card }, emit) => {
  if (emit) tell(s, emit, [cardRef(card), coachRef(seat, train, place)], { kind: 'riderSeated', card, train, place })
  checkBoarding(s, seat, train, place, emit)
})

/** Passengers alone, or luggage alone, whether aboard yet or not. [002:1201] */
function placed(s: State, seat: Seat, train: number): number {
  let n = 0
  for (let place = 0; place < PLACES; place++) {
    const card = riderAt(s, seat, train, place)
    if (card >= 0 && CARD_KIND[card] === BOARDING) n++
  }
  return n
}

/** Module D, passengers and luggage. [002:1118-1207] */
export const moduleD: Module = {
  inPlay: withLetter('D'),
  cards: { boarding: boardingCard },
  conditions: { boarded: (s, seat, { n }) => placed(s, seat, 0) >= n || placed(s, seat, 1) >= n },
  steps: () => [[RIDER, riderStep]],
  layBoard: [
    layRiders,
    (s, seat, board) => board.aboard?.forEach((bits, train) => (s[BOARDED + seat * TRAINS + train] = bits)),
  ],
  view: { coach: (s, seat, train, place) => ({ boarded: isAboard(s, seat, train, place) }) },
  wagonChanged: checkBoarding,
  mayPay: passengersMayPay,
  conductorMoved(s, seat, train, from, emit) {
    for (let place = from; place < PLACES; place++) checkBoarding(s, seat, train, place, emit)
  },
}
