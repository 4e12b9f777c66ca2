import type { Piece as AnyPiece, Poses as AnyPoses } from '../../stage/pieces.ts'
import type { CardLook } from './pieces/cards.ts'
import type { ShedLook } from './pieces/floor.ts'
import type { NamePlateLook, NameTagLook } from './pieces/name-plate.ts'
import type { ParcelLook } from './pieces/parcels.ts'
import type { SeatLook } from './pieces/seats.ts'
import type { TrayLook } from './pieces/tray.ts'

/** What the pieces of Transport look like. Plain data: pieces/ says what is drawn and written for each kind. */
export type Look = ShedLook | CardLook | ParcelLook | SeatLook | NamePlateLook | NameTagLook | TrayLook

export type Piece = AnyPiece<Look>
export type Poses = AnyPoses<Look>

/** Names of pieces. */
export const names = {
  shed: 'shed',
  store: (place: number) => `store ${place}`,
  compass: 'compass',
  card: (card: number) => `card ${card}`,
  roller: (cell: number, side: number) => `roller ${cell} ${side}`,
  parcel: (parcel: number) => `parcel ${parcel}`,
  gap: 'gap',
  signs: (card: number) => `signs ${card}`,
  back: (place: number) => `back ${place}`,
  caption: (card: number) => `caption ${card}`,
  title: 'title',
  plate: (seat: number) => `plate ${seat}`,
  /** On the plate of who has won. */
  crown: (seat: number) => `crown ${seat}`,
  /** Thrown for them: it lies round their pallet. */
  paper: (seat: number, n: number) => `paper ${seat} ${n}`,
  /** Beside its pallet. */
  namePlate: (seat: number) => `name plate ${seat}`,
  /** On it, where there is no room beside it. */
  nameTag: (seat: number) => `name tag ${seat}`,
  /** Behind all plates. */
  board: 'board',
  team: (first: number) => `team ${first}`,
  stock: 'pile 0',
  bag: 'bag',
} as const
