import { askedOf } from '../../../stage/appearance.ts'
import type { Box } from '../../../stage/scene.ts'
import type { Look, Piece } from '../looks.ts'
import { boardPieces } from './board.ts'
import { cardPieces } from './cards.ts'
import { cardBox, type PieceKind, type PieceKinds } from './piece.ts'
import { platePieces } from './plates.ts'
import { rebuildingPieces } from './rebuilding.ts'
import { trainPieces } from './trains.ts'

/** Every kind of piece on the table of Freight Express. */
const PIECES: PieceKinds<Look> = {
  ...boardPieces,
  ...cardPieces,
  ...platePieces,
  ...rebuildingPieces,
  ...trainPieces,
}

/** All there is to a look. */
export const kindOf = ({ kind }: Look) => PIECES[kind] as PieceKind<Look>
export const { footOf, readOf, refsOf } = askedOf(kindOf)

/** The box of a piece on the glass. */
export const glassBox = (piece: Piece): Box => (kindOf(piece.look).bounds ?? cardBox)(piece)
