import type { Seat } from '../../core.ts'
import type { TransportDecision } from './decisions.ts'
import type { TransportOptions } from './options.ts'

/** A card on the table. */
export interface LaidView {
  readonly card: number
  readonly cell: number
  readonly rotation: number
  /** The parcel that rests on it, -1 = none. */
  readonly parcel: number
}

export interface ParcelView {
  readonly place: 'bag' | 'table' | 'tile' | 'box'
  /** The card it rests on, or the seat whose tile it lies on; -1 in the bag. */
  readonly on: number
  /** The face that lies up (cards.ts HIGH or LOW). In the bag: HIGH. */
  readonly face: number
}

export interface SeatView {
  /** Cards in hand, in the order drawn; UNKNOWN where the viewer may not know. */
  readonly hand: readonly number[]
  /** Parcels on the score tile, in the order they came. */
  readonly tile: readonly number[]
  /** Seats that this one plays with, itself among them. */
  readonly team: readonly Seat[]
}

/** What the table waits for, and what has been chosen on the way there. */
export interface StepView {
  readonly name: TransportDecision | 'ended'
  /** The card held out of the hand (no longer in it), or the card or pallet that is lifted (still lying); -1 = none. */
  readonly card: number
  /** The parcel that is about to move, -1 = none. */
  readonly parcel: number
  /** The card whose icon acts, -1 = none. */
  readonly icon: number
}

export interface TransportView {
  readonly game: 'transport'
  readonly options: TransportOptions
  readonly laid: readonly LaidView[]
  /** All twenty, by id. */
  readonly parcels: readonly ParcelView[]
  readonly seats: readonly SeatView[]
  /** Cards in the stock, parcels in the bag. */
  readonly stock: number
  readonly bag: number
  readonly turn: number
  readonly active: Seat
  readonly step: StepView
  /** Has a card been connected this turn? */
  readonly connected: boolean
  /** Turns since anyone last connected a card, and how many of them end the game. */
  readonly idleTurns: number
  readonly idleLimit: number
  readonly ended: boolean
}
