import type { FreightEvent } from '../../../src-shared/games/freight-express/events.ts'
import type { Seat } from '../../../src-shared/core.ts'
import type { State } from '../flat.ts'
import { coupledCard, coupledCount, discard, handCard, handCount, playFromHand, uncouple } from './piles.ts'
import { DISCARD, cardRef, seatRef } from './refs.ts'
import { activeSeat } from './state.ts'
import { told, type Tell } from './tell.ts'
import { newToOthers, ofSpecial } from './specials/special-state.ts'

/** Cards that leave a hand or a train for the discard. */

type Purpose = Extract<FreightEvent, { kind: 'discarded' }>['purpose']

/** A hand card goes to the discard. */
export function discardFromHand(s: State, seat: Seat, card: number): void {
  playFromHand(s, seat, card)
  discard(s, card)
}

/** A wagon is uncoupled and goes to the discard. */
export function discardWagon(s: State, seat: Seat, card: number): void {
  uncouple(s, seat, card)
  discard(s, card)
}

/** Whose turn it is discards a hand card of their own accord. */
export function payWith(s: State, card: number, purpose: Purpose, emit: Tell): void {
  const seat = activeSeat(s)
  discardFromHand(s, seat, card)
  emit?.({
    kind: 'discarded',
    ...told(s, seat, seatRef(seat), [cardRef(card), DISCARD]),
    card,
    purpose,
  })
}

/** Whose turn it is discards a hand card because the special at work asks for it. */
export function payForSpecial(s: State, card: number, purpose: Purpose, emit: Tell): void {
  discardFromHand(s, activeSeat(s), card)
  emit?.({ kind: 'discarded', ...ofSpecial(s, [cardRef(card), DISCARD], newToOthers(s)), card, purpose })
}

/** What a derailing or a train given up costs: the whole hand and all coupled wagons (000:115-117). */
export function loseEverything(s: State, seat: Seat): void {
  while (handCount(s, seat) > 0) discardFromHand(s, seat, handCard(s, seat, 0))
  while (coupledCount(s, seat) > 0) discardWagon(s, seat, coupledCard(s, seat, 0))
}
