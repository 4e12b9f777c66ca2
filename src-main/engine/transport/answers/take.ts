import { WRITING, itemCode, itemOfCode, withItem } from '../../../../src-shared/games/transport/actions.ts'
import { FINE } from '../../../../src-shared/games/transport/reasons.ts'
import { boardOf } from '../board/board.ts'
import { nextTakeable, whyNotTake } from '../board/icons.ts'
import { refused } from '../reasons.ts'
import { cardRef, pieceRef } from '../refs.ts'
import { askFurther, KEY_PLACE } from '../state.ts'
import { againstMeant, type TransportAnswer } from './answer.ts'

const CODE = itemCode('take')

/** The key takes this card (003:67). Where it goes is asked by itself, for its places alone may be hundreds. */
export const take: TransportAnswer<'take'> = {
  ...WRITING.take,
  list(s, out, n) {
    const board = boardOf(s)
    for (let card = nextTakeable(board, 0); card >= 0; card = nextTakeable(board, card + 1)) {
      if (whyNotTake(board, card) === FINE) out[n++] = withItem(CODE, card)
    }
    return n
  },
  refusal: (s, { card }) => refused(whyNotTake(boardOf(s), card), pieceRef(card)),
  touches: (_, { card }) => [cardRef(card)],
  against: (s, target) => againstMeant(s, target, (card) => whyNotTake(boardOf(s), card)),
  apply: (s, code) => askFurther(s, KEY_PLACE, itemOfCode(code)),
}
