import type { Piece as AnyPiece, Poses as AnyPoses } from '../../stage/pieces.ts'
import type { BoardLook } from './pieces/board.ts'
import type { CardLook } from './pieces/cards.ts'
import type { PlateLooks } from './pieces/plates.ts'
import type { RebuildingLook } from './pieces/rebuilding.ts'
import type { TrainLook } from './pieces/trains.ts'

/** What the pieces of Freight Express look like. Plain data: pieces/ says what is drawn and written for each kind. */
export type Look = BoardLook | CardLook | PlateLooks | RebuildingLook | TrainLook

export type Piece = AnyPiece<Look>
export type Poses = AnyPoses<Look>

/** Names of pieces. */
export const names = {
  sheet: 'sheet',
  tile: (cell: number) => `tile ${cell}`,
  station: (station: number) => `station ${station}`,
  locomotive: (seat: number) => `locomotive ${seat}`,
  behind: (card: number) => `behind ${card}`,
  plate: (seat: number) => `plate ${seat}`,
  engine: (seat: number) => `engine ${seat}`,
  wagon: (card: number) => `wagon ${card}`,
  card: (card: number) => `card ${card}`,
  back: (place: number) => `back ${place}`,
  sign: (station: number) => `sign ${station}`,
  handName: 'hand name',
  stock: 'pile 0',
  discard: 'pile 1',
  toEnd: 'to end',
  goal: (seat: number, cell: number) => `goal ${seat} ${cell}`,
  waiting: (station: number) => `waiting ${station}`,
  closed: 'closed',
  lifted: 'lifted',
  die: (cell: number) => `die ${cell}`,
  veto: (seat: number) => `veto ${seat}`,
  ticket: (seat: number) => `ticket ${seat}`,
} as const

export const pileName = (id: number): string => [names.stock, names.discard, names.toEnd][id] ?? names.discard
