import type { Ref } from '../../../../src-shared/core.ts'
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

/** What a piece covers, in its own space; null = the pill may lie on it. */
export const footOf = (piece: Piece): Box | null => kindOf(piece.look).foot?.(piece) ?? null

/** What of a piece on the board is read: the sign of a station, the badge of a locomotive. */
export const readOf = (piece: Piece): Box | null => kindOf(piece.look).read?.(piece) ?? null

/** The box of a piece on the glass. */
export const glassBox = (piece: Piece): Box => (kindOf(piece.look).bounds ?? cardBox)(piece)

/** What a piece may be taken for by itself, by its name among the poses. */
export const refsOf = (name: string, piece: Piece): Ref[] => kindOf(piece.look).refs?.(piece, name) ?? []
