import { WRITING, placeCode } from '../../../../src-shared/games/transport/actions.ts'
import { WHY, type Why } from '../../../../src-shared/games/transport/reasons.ts'
import { SIDES } from '../../../../src-shared/geometry/hexagons.ts'
import type { State } from '../../flat.ts'
import { boardOf } from '../board/board.ts'
import { listPlaces, whyNotLaid } from '../board/icons.ts'
import { listOpenPlaces, whyNotAt } from '../board/places.ts'
import type { Lay } from '../laying.ts'
import { reasonsIn, refused } from '../reasons.ts'
import { asPiece, cellRef, pieceRef } from '../refs.ts'
import { chosenCard, heldCard } from '../state.ts'
import type { TransportAnswer } from './answer.ts'

/**
 * The chosen hand card, or what a key or a forklift has lifted, goes onto an empty cell (003:55): `lay` puts it there.
 */
export const place = (lay: Lay): TransportAnswer<'place'> => ({
  ...WRITING.place,
  list: (s, out, n) => listPlaces(boardOf(s), chosenCard(s), listOpenPlaces, out, n),
  refusal: (s, { cell, rotation }) => refused(whyNotPlace(s, cell, rotation), cellRef(cell)),
  touches: (s, { cell }) => [cellRef(cell), ...asPiece(chosenCard(s))],
  against: (s, { kind, id }) =>
    kind === 'cell'
      ? reasonsIn(Array.from({ length: SIDES }, (_, rotation) => refused(whyNotPlace(s, id, rotation), cellRef(id))))
      : [],
  apply: lay,
  plan(s, { cell, rotation }) {
    const card = chosenCard(s)
    return {
      kind: heldCard(s) >= 0 ? 'connect' : 'move',
      refs: [pieceRef(card), cellRef(cell)],
      end: cellRef(cell),
      facts: { card, cell, rotation },
    }
  },
})

/** It does not fit, or lay so already, or its icon could not act there. */
function whyNotPlace(s: State, cell: number, rotation: number): Why {
  const board = boardOf(s)
  const card = chosenCard(s)
  if (board.lies[card] === cell && cell !== 0 && board.turned[card] === rotation) return WHY.sameAgain
  return whyNotLaid(board, card, placeCode(cell, rotation), () => whyNotAt(board, card, cell, rotation))
}
