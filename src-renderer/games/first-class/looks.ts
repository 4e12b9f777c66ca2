import type { Piece as AnyPiece, Poses as AnyPoses } from '../../stage/pieces.ts'
import type { DepartureLook } from './pieces/departures.ts'
import type { DockLook } from './pieces/dock.ts'
import type { GhostLook } from './pieces/ghosts.ts'
import type { MarketLook } from './pieces/market.ts'
import type { RouteLook } from './pieces/route.ts'
import type { SeatLook } from './pieces/seats.ts'
import type { StripLook } from './pieces/strip.ts'
import type { TrainLook } from './pieces/train.ts'

/** What the pieces of First Class look like: flat and plain. `pieces/` says how each is drawn. */
export type Look = MarketLook | SeatLook | TrainLook | RouteLook | StripLook | DockLook | DepartureLook | GhostLook

export type Piece = AnyPiece<Look>
export type Poses = AnyPoses<Look>
export type Made = Record<string, Piece>

/** Names of pieces. */
export const names = {
  card: (card: number) => `card ${card}`,
  gap: (row: number, column: number) => `gap ${row} ${column}`,
  cleared: (row: number) => `cleared ${row}`,
  halt: (row: number) => `halt ${row}`,
  start: 'start',
  stack: (stack: number) => `stack ${stack}`,
  gauge: (row: number) => `gauge ${row}`,
  endCard: (endCard: number) => `endCard ${endCard}`,
  east: 'east',
  /** A closed card of the draft; what is said on an open one. */
  pile: (i: number) => `pile ${i}`,
  draft: (n: number) => `draft ${n}`,
  cloth: 'cloth',
  said: (endCard: number) => `said ${endCard}`,
  order: (tile: number) => `order ${tile}`,
  plate: (seat: number) => `plate ${seat}`,
  board: (seat: number) => `board ${seat}`,
  lane: (seat: number, train: number) => `lane ${seat} ${train}`,
  laneWords: (seat: number, train: number) => `laneWords ${seat} ${train}`,
  engine: (seat: number, train: number) => `engine ${seat} ${train}`,
  coach: (seat: number, train: number, place: number) => `coach ${seat} ${train} ${place}`,
  number: (seat: number, train: number, place: number) => `number ${seat} ${train} ${place}`,
  rider: (card: number) => `rider ${card}`,
  conductor: (seat: number, train: number) => `conductor ${seat} ${train}`,
  city: (seat: number, index: number) => `city ${seat} ${index}`,
  routeNext: (seat: number) => `routeNext ${seat}`,
  token: (seat: number) => `token ${seat}`,
  flap: (seat: number, column: number) => `flap ${seat} ${column}`,
  strip: (seat: number) => `strip ${seat}`,
  between: (seat: number, place: number) => `between ${seat} ${place}`,
  column: (seat: number, column: number) => `column ${seat} ${column}`,
  coinsHead: (seat: number) => `coinsHead ${seat}`,
  coin: (seat: number, column: number, n: number) => `coin ${seat} ${column} ${n}`,
  more: (seat: number) => `more ${seat}`,
  gained: (index: number) => `gained ${index}`,
  mail: (seat: number, mail: number) => `mail ${seat} ${mail}`,
} as const
