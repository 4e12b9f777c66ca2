import { WRITING, itemCode, itemOfCode, withItem } from '../../../../src-shared/games/transport/actions.ts'
import { PALLETS } from '../../../../src-shared/games/transport/cards.ts'
import { FINE } from '../../../../src-shared/games/transport/reasons.ts'
import { boardOf } from '../board/board.ts'
import { whyNotLift } from '../board/icons.ts'
import { refused } from '../reasons.ts'
import { asPiece, pieceRef } from '../refs.ts'
import { askFurther, PALLET_PLACE } from '../state.ts'
import { againstMeant, type TransportAnswer } from './answer.ts'

const CODE = itemCode('lift')

/** The forklift lifts this pallet (003:71). */
export const lift: TransportAnswer<'lift'> = {
  ...WRITING.lift,
  list(s, out, n) {
    const board = boardOf(s)
    for (let pallet = 0; pallet < PALLETS; pallet++) {
      if (whyNotLift(board, pallet) === FINE) out[n++] = withItem(CODE, pallet)
    }
    return n
  },
  refusal: (s, { pallet }) => refused(whyNotLift(boardOf(s), pallet), pieceRef(pallet)),
  touches: (_, { pallet }) => asPiece(pallet),
  against: (s, target) => againstMeant(s, target, (card) => whyNotLift(boardOf(s), card)),
  apply: (s, code) => askFurther(s, PALLET_PLACE, itemOfCode(code)),
  leads: true,
}
