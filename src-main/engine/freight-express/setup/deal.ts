import type { State } from '../../flat.ts'
import { addToHand, handOf, takeTop } from '../piles.ts'
import { AT, nextSeat, seatCount } from '../state.ts'
import { STOCK, seatRef } from '../refs.ts'
import { told, type Tell } from '../tell.ts'

/** 000:37 */
const FIRST_HAND = 3

/** Each seat from the starter on gets its first cards from the top of the stock. */
export function dealHands(s: State, emit: Tell): void {
  let seat = s[AT.starter]
  for (let i = 0; i < seatCount(s); i++, seat = nextSeat(s, seat)) {
    for (let n = 0; n < FIRST_HAND; n++) addToHand(s, seat, takeTop(s))
    emit?.({
      kind: 'dealt',
      ...told(s, seat, STOCK, [seatRef(seat), STOCK], [seat]),
      cards: handOf(s, seat),
    })
  }
}
