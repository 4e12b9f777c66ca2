import type { Ref } from '../../../../src-shared/core.ts'
import { squareAt } from '../../../stage/box.ts'
import type { Box } from '../../../stage/scene.ts'
import type { Look, Piece } from '../looks.ts'
import { cardPieces } from './cards.ts'
import { parcelPieces } from './parcels.ts'
import type { PieceKind, PieceKinds } from './piece.ts'
import { seatPieces } from './seats.ts'
import { trayPieces } from './tray.ts'

/** Every kind of piece on the table of Transport. */
const PIECES: PieceKinds<Look> = { ...cardPieces, ...parcelPieces, ...seatPieces, ...trayPieces }

/** All there is to a look. */
export const kindOf = ({ kind }: Look) => PIECES[kind] as PieceKind<Look>

/** What a piece covers of the board. */
export const footOf = (piece: Piece): Box | null => kindOf(piece.look).foot?.(piece) ?? null

/** What of a piece on the board is read: the number of a parcel, the sign of a pallet. */
export const readOf = (piece: Piece): Box | null => kindOf(piece.look).read?.(piece) ?? null

/** The box of a piece on the glass. */
export const glassBox = (piece: Piece): Box => kindOf(piece.look).bounds?.(piece) ?? squareAt(piece, 48 * piece.scale)

/** What a piece may be taken for, by its name among the poses. */
export const refsOf = (name: string, piece: Piece): Ref[] => kindOf(piece.look).refs?.(piece, name) ?? []
