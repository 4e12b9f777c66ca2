import type { Piece as AnyPiece, Poses as AnyPoses } from '../../stage/pieces.ts'
import type { SeatPlate } from '../../stage/plate.ts'

/** What the pieces of Transport look like. Plain data: the art is made of it elsewhere. */
export type Look =
  /** The floor, turned by so many sixths; and where north is then. */
  | { readonly kind: 'shed'; readonly turned: number }
  | { readonly kind: 'compass' }
  | CardLook<'card'>
  /** A card on its way, above everything. */
  | CardLook<'flyingCard'>
  | CardLook<'ghostCard'>
  /** A card in hand, or held out of it. */
  | { readonly kind: 'face'; readonly card: number }
  | { readonly kind: 'back' }
  | { readonly kind: 'flyingBack' }
  | { readonly kind: 'roller' }
  | ParcelLook<'parcel'>
  | ParcelLook<'flyingParcel'>
  | ParcelLook<'ghostParcel'>
  /** A parcel on a score tile. */
  | ParcelLook<'scored'>
  /** A belt that runs under a parcel, from side to side; over a turn plate its arms alone do. */
  | { readonly kind: 'run'; readonly from: number; readonly to: number; readonly bed: Bed; readonly phase: number }
  /** A turn plate that points one way. */
  | { readonly kind: 'pointing' }
  /** The open hatch of an intake, and the bright lip when a parcel passes over it. */
  | { readonly kind: 'hatch' }
  | { readonly kind: 'lip' }
  /** The icon of a card acts. */
  | { readonly kind: 'pulse' }
  | { readonly kind: 'truck' }
  /** Over the tile that has its fourth parcel. */
  | { readonly kind: 'flag' }
  | { readonly kind: 'step'; readonly n: number }
  /** The signs of a card once more, over the parcel that rests on it. */
  | CardLook<'signs'>
  /** What a preview would bring: beside the plate, and in the place on its tile. */
  | { readonly kind: 'gain'; readonly n: number }
  | { readonly kind: 'wouldScore'; readonly n: number }
  | PlateLook
  | TeamLook
  | PileLook
  /** `part` = how much larger than usual. */
  | { readonly kind: 'caption'; readonly text: string; readonly room: number; readonly part: number }
  | { readonly kind: 'title'; readonly text: string; readonly part: number }

/** What a belt runs on: the whole card, the arms of a turn plate alone, or downhill. */
export type Bed = 'belt' | 'arms' | 'slope'

interface CardLook<K extends string> {
  readonly kind: K
  readonly card: number
  readonly rotation: number
}

interface ParcelLook<K extends string> {
  readonly kind: K
  readonly up: number
  readonly down: number
  readonly high: boolean
}

export interface PlateLook extends SeatPlate {
  readonly total: number
  /** How much larger than usual words are. */
  readonly text: number
}

/** The frame round two partners. */
export interface TeamLook {
  readonly kind: 'team'
  readonly width: number
  readonly height: number
  readonly total: number
  readonly text: number
}

export interface PileLook {
  readonly kind: 'pile'
  readonly of: 'stock' | 'bag'
  readonly word: string
  readonly count: number
  readonly text: number
  /** The words stand beside it. */
  readonly beside: boolean
}

export type Piece = AnyPiece<Look>
export type Poses = AnyPoses<Look>

/** Names of pieces. */
export const names = {
  shed: 'shed',
  compass: 'compass',
  card: (card: number) => `card ${card}`,
  roller: (cell: number, side: number) => `roller ${cell} ${side}`,
  parcel: (parcel: number) => `parcel ${parcel}`,
  signs: (card: number) => `signs ${card}`,
  back: (place: number) => `back ${place}`,
  caption: (card: number) => `caption ${card}`,
  title: 'title',
  plate: (seat: number) => `plate ${seat}`,
  team: (first: number) => `team ${first}`,
  stock: 'pile 0',
  bag: 'bag',
} as const
