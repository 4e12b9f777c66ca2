import { CARD_KINDS } from '../../../src-shared/games/first-class/cards/index.ts'
import type { Seat } from '../../../src-shared/core.ts'
import { levelAt, lengthOf } from '../../engine/first-class/board/coaches.ts'
import { cardBetween, leftOf } from '../../engine/first-class/modules/between.ts'
import { AT, BETWEEN_PLACES, TRAINS } from '../../engine/first-class/state.ts'
import { CARD_KIND, CARD_LEVEL, CARD_POINTS } from '../../engine/first-class/tables.ts'
import type { State } from '../../engine/game.ts'
import { likelihood, type Pace } from './pace.ts'
import { scoringsAt } from './trains.ts'
import { WEIGHTS } from './weights.ts'

/** What lies between the trains: switches, technicians, factories. */
const rises = likelihood(0.3)
const SWITCH = CARD_KINDS.indexOf('switch')
const TECHNICIAN = CARD_KINDS.indexOf('technician')
const FACTORY = CARD_KINDS.indexOf('factory')
/** Beside the third place stand the mail wagons. */
const MAIL_BESIDE = 2

export function betweenWorth(s: State, seat: Seat, pace: Pace): number {
  let worth = 0
  for (let place = 0; place < BETWEEN_PLACES; place++) {
    const card = cardBetween(s, seat, place)
    if (card < 0) return worth
    const kind = CARD_KIND[card]
    if (kind === SWITCH) worth += switchWorth(s, seat, place, card, pace)
    else if (kind === TECHNICIAN) worth += technicianWorth(s, seat, place, card, pace)
    else if (kind === FACTORY) worth += (place + 1) * WEIGHTS.freeUpgrade * 0.55 * Math.min(1, pace.left / 8)
  }
  return worth
}

function switchWorth(s: State, seat: Seat, place: number, card: number, pace: Pace): number {
  let worth = 0
  for (let train = 0; train < TRAINS; train++) {
    if (place === MAIL_BESIDE && train === 1) continue
    const wagon = leftOf(place) + train
    worth +=
      CARD_POINTS[card] *
      scoringsAt(s, seat, train, wagon, pace) *
      rises(pace.left, lacks(s, seat, train, wagon, CARD_LEVEL[card]))
  }
  return worth
}

function technicianWorth(s: State, seat: Seat, place: number, card: number, pace: Pace): number {
  let worth = 0
  for (let train = 0; train < TRAINS; train++) {
    if (place === MAIL_BESIDE || s[AT.betweenDone + seat * BETWEEN_PLACES + place] & (1 << train)) continue
    worth += WEIGHTS.freeUpgrade * rises(pace.left, lacks(s, seat, train, leftOf(place), CARD_LEVEL[card]))
  }
  return worth
}

/** Steps until there is a wagon of this value at this place. */
const lacks = (s: State, seat: Seat, train: number, place: number, level: number): number =>
  Math.max(0, level - levelAt(s, seat, train, place)) + Math.max(0, place - lengthOf(s, seat, train))
