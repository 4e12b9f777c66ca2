import type { Seat } from '../../core.ts'
import type { FreightOptions } from './options.ts'
import type { Special } from './specials.ts'

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
  /** Advanced: a flight ticket, a veto; the wagon that must leave the station first, -1 = none. */
  readonly ticket: boolean
  readonly veto: boolean
  readonly bound: number
  /** Free placement: stations still to be placed; UNKNOWN for others. */
  readonly stations: readonly number[]
}

/** A drive that waits for an answer. */
export interface DriveView {
  /** Whose locomotive drives. */
  readonly seat: Seat
  readonly card: number
  /** Steps still to go. */
  readonly left: number
  /** Most wagons the flipped card allows while a surplus is asked, else -1. */
  readonly allowed: number
}

/** A special that is being dealt with. */
export interface SpecialView {
  readonly special: Special
  readonly station: number
  /** Who entered the station. */
  readonly seat: Seat
  /** What they said; null = not yet. */
  readonly will: boolean | null
  /** Is there anything to dictate about it, as far as everyone at the table can see? */
  readonly hasDetails: boolean
  /** Who chooses the details: they, or whoever dictates. */
  readonly chooser: Seat
  /** The opponent chosen, -1 = none yet. */
  readonly victim: Seat
  /** The card turned up, -1 = none yet. */
  readonly turnedUp: number
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
  /** Advanced: what lies on each station, from A; all 'none' in the basic game. */
  readonly specials: readonly Special[]
  /** Tickets and vetoes in the supply. */
  readonly tickets: number
  readonly vetoes: number
  /** The closed station, -1 = none. Its cell shows the track on it. */
  readonly closed: number
  readonly closedCell: number
  /** The card taken up by rebuilding, -1 = none, and how it lay. */
  readonly lifted: number
  readonly liftedFrom: number
  readonly liftedRotation: number
  /** The active seat must play its whole hand in this turn (card train). */
  readonly mustPlay: boolean
  readonly special: SpecialView | null
  readonly ended: boolean
}
