import { WRITING, itemCode, itemOfCode, withItem } from '../../../../src-shared/games/transport/actions.ts'
import type { Reason } from '../../../../src-shared/core.ts'
import { PARCEL_COUNT } from '../../../../src-shared/games/transport/cards.ts'
import { WHY } from '../../../../src-shared/games/transport/reasons.ts'
import type { State } from '../../flat.ts'
import { boardOf } from '../board/board.ts'
import { canMove, stepsOf } from '../board/ways.ts'
import { reason } from '../reasons.ts'
import { cardRef, parcelRef, pieceRef } from '../refs.ts'
import { askFurther, AT, BOXED, cardUnder, parcelOn, WAY } from '../state.ts'
import { cardMeant, type TransportAnswer } from './answer.ts'

const CODE = itemCode('parcel')

/** Chooses the parcel to move (003:77); its way is asked next. */
export const parcel: TransportAnswer<'parcel'> = {
  ...WRITING.parcel,
  list(s, out, n) {
    const board = boardOf(s)
    for (let id = 0; id < PARCEL_COUNT; id++) if (canMove(board, id)) out[n++] = withItem(CODE, id)
    return n
  },
  refusal: (s, { parcel: id }) => refusal(s, id),
  touches: (s, { parcel: id }) => [parcelRef(id), cardRef(cardUnder(s, id))],
  against(s, target) {
    const card = cardMeant(s, target)
    const meant = target.kind === 'parcel' ? target.id : card < 0 ? -1 : parcelOn(s, card)
    if (meant < 0) return card < 0 ? [] : [noParcelOn(card)]
    const why = refusal(s, meant)
    return why ? [why] : []
  },
  apply: (s, code) => askFurther(s, WAY, itemOfCode(code)),
  leads: true,
}

const noParcelOn = (card: number): Reason => reason(WHY.noParcelThere, [pieceRef(card)])

/** It is not on the table, or no way of its length is open to it. */
function refusal(s: State, id: number): Reason | null {
  if (id >= PARCEL_COUNT) return reason(WHY.noSuchQuestion)
  const on = s[AT.parcelOn + id]
  if (on === 0) return reason(WHY.inBag, [parcelRef(id)])
  if (on === BOXED) return reason(WHY.boxed, [parcelRef(id)])
  if (on < 0) return reason(WHY.scored, [parcelRef(id)])
  return canMove(boardOf(s), id) ? null : reason(WHY.noWay, [parcelRef(id)], stepsOf(s, id))
}
