import { WRITING, itemCode } from '../../../../src-shared/games/transport/actions.ts'
import { fillHand, handOf, setHandAside, shuffleAsideIn, stockCount } from '../piles.ts'
import { cardRef, seatRef, STOCK } from '../refs.ts'
import { activeSeat, handSize, MAX_HAND } from '../state.ts'
import { told } from '../tell.ts'
import { askParcel } from '../turn.ts'
import { type TransportAnswer } from './answer.ts'

const CODE = itemCode('swap')
/** Room for the hand that is swapped: so that search makes no garbage. */
const aside = new Int32Array(MAX_HAND)

/**
 * 003:87: the hand is set aside, a new one drawn, the old cards shuffled in; first so, if the stock is short (ours).
 */
export const swap: TransportAnswer<'swap'> = {
  ...WRITING.swap,
  list(_, out, n) {
    out[n++] = CODE
    return n
  },
  refusal: () => null,
  touches: () => [STOCK],
  apply(s, _, emit) {
    const seat = activeSeat(s)
    const away = emit && handOf(s, seat)
    const shuffledFirst = stockCount(s) < handSize(s)
    const count = setHandAside(s, seat, aside)
    if (shuffledFirst) shuffleAsideIn(s, seat, aside, count)
    fillHand(s, seat)
    if (!shuffledFirst) shuffleAsideIn(s, seat, aside, count)
    if (emit && away) {
      const cards = handOf(s, seat)
      const base = told(s, seatRef(seat), [STOCK, seatRef(seat), ...cards.map(cardRef)], [seat])
      emit({ kind: 'swapped', ...base, away, cards, shuffledFirst })
    }
    askParcel(s)
  },
}
