import { WRITING, insertCode } from '../../../../src-shared/games/transport/actions.ts'
import { PALLETS } from '../../../../src-shared/games/transport/cards.ts'
import { WHY, type Why } from '../../../../src-shared/games/transport/reasons.ts'
import { SIDES } from '../../../../src-shared/geometry/hexagons.ts'
import type { Reason, Ref } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { boardOf, type Board } from '../board/board.ts'
import { listPlaces, whyNotLaid } from '../board/icons.ts'
import { listInsertions, whyNotInsert } from '../board/places.ts'
import type { Lay } from '../laying.ts'
import { reason, reasonsIn, refused } from '../reasons.ts'
import { asPiece, cellRef, palletRef, pieceRef } from '../refs.ts'
import { cardOn, chosenCard, heldCard } from '../state.ts'
import type { TransportAnswer } from './answer.ts'

/** The chosen or lifted card takes the cell of a pallet, which moves on over a side of the card (003:55). */
export const insert = (lay: Lay): TransportAnswer<'insert'> => ({
  ...WRITING.insert,
  list: (s, out, n) => listPlaces(boardOf(s), chosenCard(s), listInsertions, out, n),
  refusal: (s, { cell, rotation, side }) => refusal(s, cell, rotation, side),
  touches: (s, { cell }) => [cellRef(cell), ...asPiece(cardOn(s, cell)), ...asPiece(chosenCard(s))],
  against(s, target) {
    const board = boardOf(s)
    const pallet = palletMeant(board, target)
    if (pallet < 0) return []
    const cell = board.lies[pallet]
    if (cell === 0) return [reason(WHY.boxed, [pieceRef(pallet)])]
    return reasonsIn(
      Array.from({ length: SIDES * SIDES }, (_, i) => refusal(s, cell, Math.floor(i / SIDES), i % SIDES)),
    )
  },
  apply: lay,
  plan(s, { cell, rotation, side }) {
    const card = chosenCard(s)
    const pallet = cardOn(s, cell)
    return {
      kind: heldCard(s) >= 0 ? 'connect' : 'move',
      refs: [pieceRef(card), cellRef(cell), palletRef(pallet)],
      end: cellRef(cell),
      facts: { card, cell, rotation, pallet, side },
    }
  },
})

/** The pallet that is pointed at, by itself, its card or its cell, or -1. */
function palletMeant(board: Board, { kind, id }: Ref): number {
  if (kind === 'pallet' || kind === 'card') return id < PALLETS ? id : -1
  const card = kind === 'cell' ? board.cardAt(id) - 1 : -1
  return card < PALLETS ? card : -1
}

/** It cannot go before the pallet, the pallet could not go on, or the icon of the card could not act there. */
function refusal(s: State, cell: number, rotation: number, side: number): Reason | null {
  const board = boardOf(s)
  const card = chosenCard(s)
  const why = whyNotLaid(board, card, insertCode(cell, rotation, side), () =>
    whyNotInsert(board, card, cell, rotation, side),
  )
  return refused(why, OF_PALLET.includes(why) ? palletRef(board.cardAt(cell) - 1) : cellRef(cell))
}
const OF_PALLET: readonly Why[] = [WHY.palletCutOff, WHY.noRoomForPallet, WHY.floorNotInserted]
