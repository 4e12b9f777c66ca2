import { WRITING, itemCode, itemOfCode, withItem } from '../../../../src-shared/games/transport/actions.ts'
import { ICON_OF, PARCEL_ICON } from '../../../../src-shared/games/transport/cards.ts'
import { FINE, WHY, type Why } from '../../../../src-shared/games/transport/reasons.ts'
import { boardOf, type Board } from '../board/board.ts'
import { canLie, fitsAnywhere, mustAct, whyNoParcel } from '../board/icons.ts'
import { handCard, handCount, placeInHand, playFromHand } from '../piles.ts'
import { refused } from '../reasons.ts'
import { cardRef, pieceRef, seatRef } from '../refs.ts'
import { activeSeat, askFurther, isLaid, PLACE } from '../state.ts'
import { told } from '../tell.ts'
import { againstCard, type TransportAnswer } from './answer.ts'

const CODE = itemCode('connect')

/** Chooses the hand card to connect (003:55); where is asked next. */
export const connect: TransportAnswer<'connect'> = {
  ...WRITING.connect,
  list(s, out, n) {
    const board = boardOf(s)
    const seat = activeSeat(s)
    for (let i = 0; i < handCount(s, seat); i++) {
      const card = handCard(s, seat, i)
      if (whyNotConnect(board, card) === FINE) out[n++] = withItem(CODE, card)
    }
    return n
  },
  refusal: (s, { card }) => refused(whyNotConnect(boardOf(s), card), pieceRef(card)),
  touches: (_, { card }) => [cardRef(card)],
  /** Of what lies on the table nobody thinks that it is in hand. */
  against: (s, target) => againstCard(target, (card) => (isLaid(s, card) ? FINE : whyNotConnect(boardOf(s), card))),
  /** It is held out; from now on all see it. */
  apply(s, code, emit) {
    const card = itemOfCode(code)
    playFromHand(s, activeSeat(s), card)
    askFurther(s, PLACE, card)
    if (emit) emit({ kind: 'picked', ...told(s, seatRef(activeSeat(s)), [cardRef(card)]), card })
  },
  leads: true,
}

/** Why a hand card cannot be connected anywhere: it fits nowhere, or its icon could not act (003:57). */
function whyNotConnect(board: Board, card: number): Why {
  if (placeInHand(board.s, activeSeat(board.s), card) < 0) return WHY.notInHand
  const icon = ICON_OF[card]
  if (icon === PARCEL_ICON && whyNoParcel(board) !== FINE) return whyNoParcel(board)
  // One that may be connected lies somewhere: most can, and are not asked twice.
  const acts = mustAct(board, card, true)
  if (acts ? canLie(board, card) : fitsAnywhere(board, card)) return FINE
  return acts && fitsAnywhere(board, card) ? NO_ACT[icon] : WHY.noPlace
}
const NO_ACT: readonly Why[] = [FINE, FINE, WHY.keyCannotAct, WHY.forkliftCannotAct]
