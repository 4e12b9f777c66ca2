import type { Special } from '../../../src-shared/games/freight-express/specials.ts'
import type { SpecialLook } from './special-looks.ts'
import type { SeatPlate } from '../../stage/plate.ts'
import type { Piece as AnyPiece, Poses as AnyPoses } from '../../stage/pieces.ts'

/** What the pieces of Freight Express look like. Plain data: the art is made of it elsewhere. */
export type Look =
  | { readonly kind: 'sheet'; readonly columns: number; readonly rows: number }
  /** A card on the table, its rails as they lie; `seed` chooses what grows on it. */
  | {
      readonly kind: 'tile'
      readonly rails: number
      readonly seed: number
      /** Cards lying here, the covered ones counted; as many as can be shown. */ readonly height: number
    }
  /** `special`: what it offers in the advanced game. */
  | { readonly kind: 'station'; readonly station: number; readonly special?: Special }
  | { readonly kind: 'seam' }
  | { readonly kind: 'stop' }
  | { readonly kind: 'locomotive'; readonly seat: number; readonly lit: boolean }
  | PlateLook
  | { readonly kind: 'engine'; readonly seat: number }
  /** `small`: the train is long for its plate. */
  | {
      readonly kind: 'wagon'
      readonly card: number
      readonly small: boolean
      /** Over plates and chips, from one train to another. */ readonly inTheAir?: boolean
    }
  | { readonly kind: 'face'; readonly card: number }
  | { readonly kind: 'back' }
  /** A station still to be placed, in the tray; -1 = one the viewer may not know. */
  | { readonly kind: 'sign'; readonly station: number }
  | PileLook
  /** What would be there: shown in a preview only. */
  | { readonly kind: 'ghostLocomotive'; readonly seat: number }
  /** `card` and `rotation` as it was laid. */
  | {
      readonly kind: 'ghostTile'
      readonly rails: number
      readonly seed: number
      readonly card: number
      readonly rotation: number
    }
  | { readonly kind: 'ghostStation'; readonly station: number }
  | { readonly kind: 'ghostWagon'; readonly card: number }
  /** There for a moment while something moves: a plank that is passed, steam or dust. */
  | { readonly kind: 'flash' }
  | { readonly kind: 'puff' }
  /** Two locomotives touch. */
  | { readonly kind: 'ticks' }
  /** A station's sign by itself, for the moment in which it rings. */
  | { readonly kind: 'stationSign'; readonly station: number; readonly special?: Special }
  /** The number of a step, on its sleeper. */
  /** Of a step; `below` what drives over it. */
  | { readonly kind: 'number'; readonly n: number; readonly below?: boolean }
  | SpecialLook

export interface PlateLook extends SeatPlate {
  readonly delivered: number
  /** What the delivered wagons add up to, where they lie open; else null. */
  readonly worth: number | null
  readonly hand: number
  /** How much larger than usual its words are. */
  readonly text: number
}

export interface PileLook {
  readonly kind: 'pile'
  /** Left out where there is room for the count alone. */
  readonly word: string
  readonly count: number
  readonly text: number
  /** Card on top; -1 = face down or none. */
  readonly top: number
}

export type Piece = AnyPiece<Look>
export type Poses = AnyPoses<Look>

/** Names of pieces. */
export const names = {
  sheet: 'sheet',
  tile: (cell: number) => `tile ${cell}`,
  station: (station: number) => `station ${station}`,
  locomotive: (seat: number) => `locomotive ${seat}`,
  plate: (seat: number) => `plate ${seat}`,
  engine: (seat: number) => `engine ${seat}`,
  wagon: (card: number) => `wagon ${card}`,
  card: (card: number) => `card ${card}`,
  back: (place: number) => `back ${place}`,
  sign: (station: number) => `sign ${station}`,
  stock: 'pile 0',
  discard: 'pile 1',
  closed: 'closed',
  lifted: 'lifted',
  die: (cell: number) => `die ${cell}`,
  veto: (seat: number) => `veto ${seat}`,
  ticket: (seat: number) => `ticket ${seat}`,
} as const
