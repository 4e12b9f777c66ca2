import { coin, coinStruck } from '../art/board.ts'
import { flag } from '../art/plate.ts'
import { enginesGoal, token } from '../art/medal.ts'
import {
  conductor,
  conductorsGoal,
  ghostConductor,
  ghostNumber,
  ghostPlace,
  ghostWagon,
  widthOfGhost,
} from '../art/train.ts'
import { struckOut } from '../art/ticket.ts'
import { around, drawn, type Kinds } from './piece.ts'
import { coachFoot, conductorFoot } from './train.ts'

/** What would be there: shown in a preview only. */
export type GhostLook =
  | {
      readonly kind: 'ghostWagon'
      readonly value: number
      readonly mail: boolean
      readonly seat: number
      /** It is on its way: its place alone is shown. */
      readonly empty?: true
    }
  /** `twice`: of a wagon that counts double. */
  | { readonly kind: 'ghostNumber'; readonly from: string; readonly to: string; readonly twice?: true }
  /** `empty`: he is on his way there, and must not stand there before he comes. */
  | { readonly kind: 'ghostConductor'; readonly seat: number; readonly empty?: true }
  /** A conductor who stays, before the wagon that rises under him. */
  | { readonly kind: 'ghostStander'; readonly seat: number }
  | { readonly kind: 'ghostToken'; readonly seat: number; readonly empty?: true }
  | { readonly kind: 'ghostCoin' }
  /** Lies over a coin that would be spent. */
  | { readonly kind: 'ghostSpent' }
  /** Of who starts the next round, on its way from plate to plate. */
  | { readonly kind: 'flag' }
  /** Lies over a card that would leave the game. */
  | { readonly kind: 'ghostOut'; readonly height: number }

export const ghostPieces: Kinds<GhostLook> = {
  ghostWagon: {
    art: drawn('ghosts', (ink, look) =>
      look.empty ? ghostPlace(ink) : ghostWagon(ink, look.value, look.mail, look.seat),
    ),
    foot: coachFoot,
  },
  ghostNumber: {
    art: drawn('ghosts', (ink, look) => ghostNumber(ink, look.from, look.to, look.twice)),
    read: (piece) => around(piece, widthOfGhost(piece.look.from, piece.look.to, piece.look.twice), 28),
  },
  ghostConductor: {
    art: drawn('ghosts', (ink, { seat, empty }) => (empty ? conductorsGoal(ink) : ghostConductor(ink, seat))),
    foot: conductorFoot,
  },
  ghostStander: { art: drawn('ghosts', (ink, { seat }) => conductor(ink, seat)), foot: conductorFoot },
  ghostToken: {
    art: drawn('ghosts', (ink, { seat, empty }) => (empty ? enginesGoal(ink) : token(ink, seat))),
    read: (piece) => around(piece, 34, 32),
  },
  ghostOut: { art: drawn('ghosts', (ink, { height }) => struckOut(ink, height)) },
  ghostCoin: { art: drawn('ghosts', coin) },
  ghostSpent: { art: drawn('ghosts', coinStruck) },
  flag: { art: drawn('ghosts', flag) },
}
