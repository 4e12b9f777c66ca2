import type { Seat } from '../../../src-shared/core.ts'
import type { State } from '../flat.ts'
import { coupledCard, coupledCount, discard, handCard, handCount, playFromHand, uncouple } from './piles.ts'
import { NO_FACING } from '../../../src-shared/geometry/rails.ts'
import { FACING, SLEEPER, stationSleeper } from './state.ts'

/** What a derailing or a train given up costs: the whole hand and all coupled wagons (000:115-117). */
export function loseEverything(s: State, seat: Seat): void {
  while (handCount(s, seat) > 0) {
    const card = handCard(s, seat, 0)
    playFromHand(s, seat, card)
    discard(s, card)
  }
  while (coupledCount(s, seat) > 0) {
    const card = coupledCard(s, seat, 0)
    uncouple(s, seat, card)
    discard(s, card)
  }
}

/** A seat's hand, as a list of cards. */
export const handOf = (s: State, seat: Seat): number[] =>
  Array.from({ length: handCount(s, seat) }, (_, i) => handCard(s, seat, i))
/** A seat's coupled wagons, as cards. */
export const trainOf = (s: State, seat: Seat): number[] =>
  Array.from({ length: coupledCount(s, seat) }, (_, i) => coupledCard(s, seat, i))

/** The main station, where all trains start (000:23). */
export function backToStart(s: State, seat: Seat): void {
  s[SLEEPER + seat] = stationSleeper(s, 0)
  s[FACING + seat] = NO_FACING
}
