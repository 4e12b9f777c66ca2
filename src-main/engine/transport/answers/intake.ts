import { WRITING, itemCode, itemOfCode, withItem } from '../../../../src-shared/games/transport/actions.ts'
import { FIRST_INTAKE, INTAKES, faceComingIn, numberUp } from '../../../../src-shared/games/transport/cards.ts'
import { FINE } from '../../../../src-shared/games/transport/reasons.ts'
import { boardOf } from '../board/board.ts'
import { whyNotIntake } from '../board/icons.ts'
import { takeFromBag } from '../piles.ts'
import { refused } from '../reasons.ts'
import { cardRef, parcelRef, pieceRef } from '../refs.ts'
import { AT, everySeat, iconCard, seatCount } from '../state.ts'
import { told } from '../tell.ts'
import { askParcel } from '../turn.ts'
import { againstMeant, type TransportAnswer } from './answer.ts'

const CODE = itemCode('intake')

/** The new parcel comes in on this card (003:63). */
export const intake: TransportAnswer<'intake'> = {
  ...WRITING.intake,
  list(s, out, n) {
    const board = boardOf(s)
    for (let card = FIRST_INTAKE; card < FIRST_INTAKE + INTAKES; card++) {
      if (whyNotIntake(board, card) === FINE) out[n++] = withItem(CODE, card)
    }
    return n
  },
  refusal: (s, { card }) => refused(whyNotIntake(boardOf(s), card), pieceRef(card)),
  touches: (_, { card }) => [cardRef(card)],
  against: (s, target) => againstMeant(s, target, (card) => whyNotIntake(boardOf(s), card)),
  apply(s, code, emit) {
    const card = itemOfCode(code)
    const parcel = takeFromBag(s)
    const face = faceComingIn(seatCount(s))
    s[AT.parcelOn + parcel] = card + 1
    s[AT.face + parcel] = face
    if (emit) {
      const base = told(s, cardRef(iconCard(s)), [parcelRef(parcel), cardRef(card)], everySeat(s))
      emit({ kind: 'parcelPlaced', ...base, parcel, card, face, number: numberUp(parcel, face) })
    }
    askParcel(s)
  },
}
