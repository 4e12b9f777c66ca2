import { CARD_KINDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { pushCardFrames } from '../cards/base-cards.ts'
import { layRefusal, lengthOf, levelAt, upgradeRefusal } from '../board/coaches.ts'
import { cardRef, trainRef } from '../refs.ts'
import { FINE } from '../reasons.ts'
import { AT, BETWEEN_PLACES } from '../state.ts'
import { CARD_KIND, CARD_LEVEL } from '../tables.ts'
import { tell, type Tell } from '../tell.ts'
import { layWagon, upgradeWagon } from '../board/trains.ts'
import { rulesSince } from '../versions.ts'
import { cardBetween, leftOf, pushLayBetween } from './between.ts'
import type { CardRule } from './module.ts'

const { betweenDone: BETWEEN_DONE } = AT

const TECHNICIAN = CARD_KINDS.indexOf('technician')

/** His bonus first, then he takes his place and goes to work. [002:1254-1260] */
export const technicianCard: CardRule = {
  carryOut(s, _seat, card) {
    pushLayBetween(s, card)
    pushCardFrames(s, card)
  },
}

/**
 * As soon as the left wagon of a train is good enough, the right one rises: at once, without a conductor, once.
 * [002:1258-1268]
 */
export function checkTechnician(s: State, seat: Seat, train: number, place: number, emit: Tell): void {
  const card = cardBetween(s, seat, place)
  if (card < 0 || CARD_KIND[card] !== TECHNICIAN) return
  const done = BETWEEN_DONE + seat * BETWEEN_PLACES + place
  if (s[done] & (1 << train) || levelAt(s, seat, train, leftOf(place)) < CARD_LEVEL[card]) return
  s[done] |= 1 << train
  const lapsed = !work(s, seat, train, leftOf(place) + 1, emit)
  if (emit) tell(s, emit, [cardRef(card), trainRef(seat, train)], { kind: 'technicianWorked', card, train, lapsed })
}

/**
 * The mail wagon at place 3 never rises. A missing wagon becomes a 0-wagon if one is left [004:711]; one that cannot
 * rise now never will by this card [002:1288].
 */
function work(s: State, seat: Seat, train: number, place: number, emit: Tell): boolean {
  if (lengthOf(s, seat, train) === place) {
    if (layRefusal(s, seat, train) !== FINE && rulesSince(s, 2)) return false
    layWagon(s, seat, train, emit)
  } else if (upgradeRefusal(s, seat, train, place) === FINE) upgradeWagon(s, seat, train, place, emit)
  else return false
  return true
}
