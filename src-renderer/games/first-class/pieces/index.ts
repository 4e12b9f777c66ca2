import { askedOf } from '../../../stage/appearance.ts'
import type { Line } from '../layout/lettering.ts'
import type { Look } from '../looks.ts'
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
export const { footOf, readOf, refsOf } = askedOf(kindOf)

/** What is written on a look. */
export const linesOf = (look: Look): readonly Line[] => kindOf(look).letters?.(look) ?? []
