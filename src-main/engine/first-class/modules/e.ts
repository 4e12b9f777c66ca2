import { CARD_KINDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { conductorOf, levelAt } from '../board/coaches.ts'
import { addPoints } from '../points.ts'
import { betweenRef, cardRef } from '../refs.ts'
import { BETWEEN_PLACES, TRAINS } from '../state.ts'
import { CARD_KIND, CARD_LEVEL, CARD_POINTS } from '../tables.ts'
import { tell } from '../tell.ts'
import { cardBetween, gap, leftOf, pushLayBetween } from './between.ts'
import { withLetter, type CardRule, type Module } from './module.ts'
import { checkTechnician, technicianCard } from './technician.ts'

const SWITCH = CARD_KINDS.indexOf('switch')

const switchCard: CardRule = {
  carryOut: (s, _seat, card) => pushLayBetween(s, card),
}

/**
 * The upper arrow points to the left wagon of the upper train, the lower to the right wagon of the lower.
 * [002:1237-1240]
 */
export function switchPays(s: State, seat: Seat, place: number, train: number): boolean {
  const card = cardBetween(s, seat, place)
  if (card < 0 || CARD_KIND[card] !== SWITCH) return false
  const wagon = leftOf(place) + train
  return levelAt(s, seat, train, wagon) >= CARD_LEVEL[card] && conductorOf(s, seat, train) > wagon
}

/** Module E, switches and technicians. [002:1209-1288] */
export const moduleE: Module = {
  ...gap,
  inPlay: withLetter('E'),
  cards: { switch: switchCard, technician: technicianCard },
  wagonChanged(s, seat, train, place, emit) {
    if (place % 2 === 0 && place >> 1 < BETWEEN_PLACES) checkTechnician(s, seat, train, place >> 1, emit)
  },
  betweenLaid(s, seat, _card, place, emit) {
    for (let train = 0; train < TRAINS; train++) checkTechnician(s, seat, train, place, emit)
  },
  scored(s, seat, emit) {
    for (let place = 0; place < BETWEEN_PLACES; place++)
      for (let train = 0; train < TRAINS; train++) {
        if (!switchPays(s, seat, place, train)) continue
        const card = cardBetween(s, seat, place)
        const points = CARD_POINTS[card]
        if (emit)
          tell(s, emit, [cardRef(card), betweenRef(seat, place)], { kind: 'switchScored', card, place, train, points })
        addPoints(s, seat, 'switches', points, emit)
      }
  },
}
