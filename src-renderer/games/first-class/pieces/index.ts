import type { Ref } from '../../../../src-shared/core.ts'
import type { Box } from '../../../stage/scene.ts'
import type { Line } from '../lettering.ts'
import type { Look, Piece } from '../looks.ts'
import { departurePieces } from './departures.ts'
import { dockPieces } from './dock.ts'
import { ghostPieces } from './ghosts.ts'
import { marketPieces } from './market.ts'
import type { Kinds, PieceKind } from './piece.ts'
import { routePieces } from './route.ts'
import { seatPieces } from './seats.ts'
import { stripPieces } from './strip.ts'
import { trainPieces } from './train.ts'

/** Every kind of piece on the table of First Class. */
const PIECES: Kinds<Look> = {
  ...marketPieces,
  ...seatPieces,
  ...trainPieces,
  ...routePieces,
  ...stripPieces,
  ...dockPieces,
  ...departurePieces,
  ...ghostPieces,
}

/** All there is to a look. */
export const kindOf = ({ kind }: Look) => PIECES[kind] as PieceKind<Look>

/** What is written on a look. */
export const linesOf = (look: Look): readonly Line[] => kindOf(look).letters?.(look) ?? []

/** What a piece covers, in the table's units; null = nothing one could point at. */
export const footOf = (piece: Piece): Box | null => kindOf(piece.look).foot?.(piece) ?? null

/** What of a piece is read: a city with its name, the number of a wagon, the cards of the market. */
export const readOf = (piece: Piece): Box | null => kindOf(piece.look).read?.(piece) ?? null

/** What a piece may be taken for, by its name among the poses. */
export const refsOf = (name: string, piece: Piece): Ref[] => kindOf(piece.look).refs?.(piece, name) ?? []
