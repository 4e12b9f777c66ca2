import { askedOf } from '../../../stage/appearance.ts'
import { squareAt } from '../../../stage/box.ts'
import type { Box } from '../../../stage/scene.ts'
import type { Look, Piece } from '../looks.ts'
import { cardPieces } from './cards.ts'
import { floorPieces } from './floor.ts'
import { namePlatePieces } from './name-plate.ts'
import { parcelPieces } from './parcels.ts'
import type { PieceKind, PieceKinds } from './piece.ts'
import { seatPieces } from './seats.ts'
import { trayPieces } from './tray.ts'

/** Every kind of piece on the table of Transport. */
const PIECES: PieceKinds<Look> = {
  ...floorPieces,
  ...cardPieces,
  ...parcelPieces,
  ...seatPieces,
  ...namePlatePieces,
  ...trayPieces,
}

/** All there is to a look. */
export const kindOf = ({ kind }: Look) => PIECES[kind] as PieceKind<Look>
export const { footOf, readOf, refsOf } = askedOf(kindOf)

/** The box of a piece on the glass. */
export const glassBox = (piece: Piece): Box => kindOf(piece.look).bounds?.(piece) ?? squareAt(piece, 48 * piece.scale)
