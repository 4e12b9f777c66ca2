import { cardRef, coachRef, conductorRef, trainRef } from '../words/refs.ts'
import type { Piece } from '../../../stage/pieces.ts'
import type { Sign } from '../art/pictograms.ts'
import { lane } from '../art/scenery.ts'
import {
  conductor,
  engine,
  engineTile,
  mailMark,
  mailWagon,
  number,
  ordered,
  rider,
  slots,
  wagon,
} from '../art/train.ts'
import { wheel } from '../art/wagons.ts'
import { label, title } from '../layout/lettering.ts'
import { around, drawn, from, named, type Kinds } from './piece.ts'

/** A seat's two trains, each in its lane. */
export type TrainLook =
  | {
      readonly kind: 'lane'
      readonly train: number
      readonly width: number
      readonly scene: number
      readonly platform: number
    }
  | { readonly kind: 'laneWords'; readonly name: string; readonly points: string }
  /** Places still empty: from which on, and the number of the engine tile that would end the train. */
  | {
      readonly kind: 'slots'
      readonly from: number
      readonly tile: string
      readonly pitch: number
      readonly top: number
      readonly platform: number
      readonly figures: number
    }
  | { readonly kind: 'engine'; readonly seat: number }
  | { readonly kind: 'wagon'; readonly value: number }
  /** Lies over one that is drawn on a wagon, while that rolls. */
  | { readonly kind: 'wheel'; readonly radius: number }
  /** `mail`: which of the four it is; `aloft`: it is carried to its train. */
  | { readonly kind: 'mailWagon'; readonly seat: number; readonly mail: number; readonly aloft?: true }
  | { readonly kind: 'engineTile' }
  | { readonly kind: 'conductor'; readonly seat: number }
  /** What a place is worth; filled: its conductor has come. */
  | {
      readonly kind: 'number'
      readonly text: string
      readonly tone: string
      readonly filled: boolean
      readonly width: number
      /** A celebrity rides there: that it counts double is said right of it. */
      readonly twice: boolean
    }
  | { readonly kind: 'mailMark' }
  | { readonly kind: 'rider'; readonly sign: Sign; readonly state: 'in' | 'cap' | 'up' | 'free' }
  | { readonly kind: 'ordered'; readonly tile: number; readonly reached: boolean }

export const coachFoot = (piece: Piece<unknown>) => from(piece, 128, 88)
/** He stands on a roof: his piece is at his feet. */
export const conductorFoot = ({ x, y, scale }: Piece<unknown>) => ({
  x: x - 18 * scale,
  y: y - 64 * scale,
  width: 36 * scale,
  height: 66 * scale,
})

/** Below the scene, where places have their numbers. */
const platformOf = ({ x, y, look }: Piece<{ width: number; scene: number; platform: number }>) => ({
  x,
  y: y + look.scene,
  width: look.width,
  height: look.platform,
})

const mailWagonIn = (layer: 'coaches' | 'air') =>
  drawn<Extract<TrainLook, { readonly kind: 'mailWagon' }>>(layer, (ink, { seat, mail }) => mailWagon(ink, seat, mail))

export const trainPieces: Kinds<TrainLook> = {
  lane: {
    art: drawn('lanes', (ink, { train, width, scene, platform }, night) =>
      lane(ink, train, width, scene, platform, night),
    ),
    foot: (piece) => from(piece, piece.look.width, piece.look.scene + piece.look.platform),
    // The sky is bare, the platform is not.
    read: platformOf,
    refs: named(trainRef),
  },
  laneWords: {
    letters: ({ name, points }) => [
      label(name, 0, 0, 'start', { room: 42 }),
      title(points, 66, 0, 17, { anchor: 'end', most: 1.2 }),
    ],
  },
  slots: {
    art: drawn('strip', slots),
  },
  engine: { art: drawn('rails', (ink, { seat }) => engine(ink, seat)), foot: (piece) => from(piece, 160, 88) },
  wagon: { art: drawn('coaches', (ink, { value }) => wagon(ink, value)), foot: coachFoot, refs: named(coachRef) },
  wheel: {
    art: drawn('coaches', (ink, { radius }) => ({
      body: wheel(ink, 0, radius, 0),
      box: [-radius - 2, -radius - 2, 2 * radius + 4, 2 * radius + 4],
    })),
  },
  mailWagon: {
    art: (look, paint) => mailWagonIn(look.aloft ? 'air' : 'coaches')(look, paint),
    foot: coachFoot,
    refs: named(coachRef),
  },
  engineTile: { art: drawn('coaches', engineTile), foot: coachFoot, refs: named(coachRef) },
  conductor: {
    art: drawn('people', (ink, { seat }) => conductor(ink, seat)),
    foot: conductorFoot,
    read: conductorFoot,
    refs: named(conductorRef),
  },
  number: {
    art: drawn('platform', (ink, { text, tone, filled, width, twice }) =>
      number(ink, text, tone, filled, width, twice),
    ),
    read: (piece) => around(piece, 34, 28),
  },
  mailMark: { art: drawn('platform', mailMark) },
  rider: {
    art: drawn('platform', (ink, { sign, state }) => rider(ink, sign, state)),
    foot: (piece) => around(piece, 26, 26),
    refs: named(cardRef),
  },
  ordered: { art: drawn('platform', (ink, { tile, reached }) => ordered(ink, tile, reached)) },
}
