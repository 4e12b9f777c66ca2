import type { GameEvent, Seat } from '../../core.ts'

/** One locomotive moved one sleeper on: where to, and which way it faces there (geometry/rails `Facing`). */
export interface Move {
  readonly seat: Seat
  readonly sleeper: number
  readonly facing: number
}

type Base = GameEvent

/** All that happens in Freight Express. `cards` may hold UNKNOWN after redaction. */
export type FreightEvent =
  | (Base & { readonly kind: 'stationPlaced'; readonly station: number; readonly cell: number })
  /** Free placement is over: the table is cut to its stations and one cell all round. */
  | (Base & { readonly kind: 'lineSettled' })
  | (Base & { readonly kind: 'dealt'; readonly cards: readonly number[] })
  | (Base & { readonly kind: 'turnBegan' })
  | (Base & { readonly kind: 'drew'; readonly cards: readonly number[] })
  /** The discard became the stock. */
  | (Base & { readonly kind: 'shuffled'; readonly count: number })
  | (Base & { readonly kind: 'laid'; readonly card: number; readonly cell: number; readonly rotation: number })
  | (Base & { readonly kind: 'covered'; readonly card: number; readonly cell: number; readonly rotation: number; readonly over: number })
  | (Base & { readonly kind: 'coupled'; readonly card: number; readonly station: number })
  | (Base & { readonly kind: 'uncoupled'; readonly card: number; readonly station: number })
  /** A hand card went to the discard: fuel for a drive, or the price of a refill. */
  | (Base & { readonly kind: 'discarded'; readonly card: number; readonly purpose: 'drive' | 'refill' })
  /**
   * A stretch of a drive without a question in between: one entry a step, each with all that moved in that
   * step: first the locomotive pushed furthest ahead, last the driver's. `from` = where each stood before.
   */
  | (Base & {
      readonly kind: 'drove'
      readonly from: readonly Move[]
      readonly steps: readonly (readonly Move[])[]
      /** The station the driver has entered, or -1. */
      readonly enters: number
      /** Steps of the card that lapse in that station. */
      readonly lapsed: number
      /** Seats whose locomotives were pushed. */
      readonly rammed: readonly Seat[]
    })
  /** `seat`'s locomotive left the rails over `side` of the card under `sleeper`. `payer` lost hand and wagons. */
  | (Base & {
      readonly kind: 'derailed'
      readonly sleeper: number
      readonly side: number
      readonly payer: Seat
      readonly hand: readonly number[]
      readonly wagons: readonly number[]
    })
  /** The driver passed a crossing's centre: this card was flipped and allows so many wagons. */
  | (Base & { readonly kind: 'flipped'; readonly card: number; readonly allowed: number; readonly surplus: number; readonly cell: number })
  | (Base & { readonly kind: 'dropped'; readonly card: number })
  | (Base & { readonly kind: 'gaveUpTrain'; readonly hand: readonly number[]; readonly wagons: readonly number[] })
  | (Base & { readonly kind: 'ended'; readonly reason: 'noCardLeft' })

export type FreightEventKind = FreightEvent['kind']

