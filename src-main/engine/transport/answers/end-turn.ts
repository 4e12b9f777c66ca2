import { WRITING, itemCode } from '../../../../src-shared/games/transport/actions.ts'
import { reasonKey, WHY } from '../../../../src-shared/games/transport/reasons.ts'
import { fillHand, handCount, handOf, stockCount } from '../piles.ts'
import { cardRef, seatRef, STOCK } from '../refs.ts'
import { activeSeat, AT, hasMoved, idleLimit, nextSeat } from '../state.ts'
import { told } from '../tell.ts'
import { beginTurn, endGame } from '../turn.ts'
import { type TransportAnswer } from './answer.ts'
import { parcel } from './parcel.ts'

const CODE = itemCode('endTurn')

/** Draws if a card was connected (003:83), then the next seat's turn begins, unless the game ends. */
export const endTurn: TransportAnswer<'endTurn'> = {
  ...WRITING.endTurn,
  list(_, out, n) {
    out[n++] = CODE
    return n
  },
  refusal: () => null,
  // Where no parcel could move, the one that is pointed at has a reason of its own; after a move its board is another.
  against(s, target) {
    const why = hasMoved(s) ? [] : (parcel.against?.(s, target) ?? [])
    return why.filter(({ key }) => key === reasonKey(WHY.noWay))
  },
  touches: (s) => [seatRef(activeSeat(s))],
  apply(s, _, emit) {
    const seat = activeSeat(s)
    if (s[AT.connected]) {
      if (stockCount(s) === 0) return endGame(s, 'noCardLeft', emit)
      const before = handCount(s, seat)
      fillHand(s, seat)
      if (emit) {
        const cards = handOf(s, seat).slice(before)
        emit({ kind: 'drew', ...told(s, STOCK, [STOCK, seatRef(seat), ...cards.map(cardRef)], [seat]), cards })
      }
    } else if (++s[AT.idle] >= idleLimit(s)) return endGame(s, 'nobodyConnected', emit)
    s[AT.turn]++
    s[AT.active] = nextSeat(s, seat)
    beginTurn(s, emit)
  },
}
