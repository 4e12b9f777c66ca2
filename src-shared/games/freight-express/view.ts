import type { Seat } from '../../core.ts'
import type { FreightOptions } from './options.ts'

/** What lies on a cell for all to see. */
export interface CellView {
  /** Station letter, A = 0; -1 = none. */
  readonly station: number
  /** The card on top; -1 = none. */
  readonly card: number
  /** Quarter turns clockwise of that card. */
  readonly rotation: number
  /** Cards lying here, the covered ones counted. */
  readonly height: number
}

export interface LocomotiveView {
  /** geometry/rails sleeper id; -1 while the line is still being placed. */
  readonly sleeper: number
  /** geometry/rails Facing. */
  readonly facing: number
}

export interface SeatView {
  readonly locomotive: LocomotiveView
  /** Cards in hand, in the order drawn; UNKNOWN where the viewer may not know. */
  readonly hand: readonly number[]
  readonly coupled: readonly number[]
  /** How many wagons lie under the locomotive. */
  readonly delivered: number
  /** Which ones: only for the viewer 'open' and with the option openDeliveries, else null. */
  readonly deliveredCards: readonly number[] | null
  /** Free placement: stations still to be placed; UNKNOWN for others. */
  readonly stations: readonly number[]
}

/** A drive that waits for an answer. */
export interface DriveView {
  readonly seat: Seat
  readonly card: number
  /** Steps still to go. */
  readonly left: number
  /** Most wagons the flipped card allows while a surplus is asked, else -1. */
  readonly allowed: number
}

export interface FreightView {
  readonly game: 'freight-express'
  readonly options: FreightOptions
  readonly columns: number
  readonly rows: number
  /** Row by row, `columns * rows` of them. */
  readonly cells: readonly CellView[]
  readonly seats: readonly SeatView[]
  readonly stock: number
  readonly discard: number
  /** The discard's top card, -1 = empty. */
  readonly discardTop: number
  readonly turn: number
  readonly active: Seat
  /** Stations are still being placed. */
  readonly placing: boolean
  readonly drive: DriveView | null
  readonly ended: boolean
}
