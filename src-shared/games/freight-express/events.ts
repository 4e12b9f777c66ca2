import type { GameEvent, Seat } from '../../core.ts'
import type { Special } from './specials.ts'

/** One locomotive moved one sleeper on: where to, and which way it faces there (geometry/rails `Facing`). */
export interface Move {
  readonly seat: Seat
  readonly sleeper: number
  readonly facing: number
}

/**
 * What a hand card was discarded for. noMatch = lost at coupling by the flipped value; leftOver = could not be played.
 */
export const DISCARD_PURPOSES = ['drive', 'refill', 'flight', 'rebuild', 'abduction', 'noMatch', 'leftOver'] as const
export type DiscardPurpose = (typeof DISCARD_PURPOSES)[number]
/** Why a robbery changed nothing. */
export type RobberyFailure = 'noCards' | 'noWagons' | 'noRoom' | 'nothingToPay'
export type VetoUse = 'forbid' | 'force' | 'dictate'

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
  | (Base & {
      readonly kind: 'covered'
      readonly card: number
      readonly cell: number
      readonly rotation: number
      readonly over: number
    })
  | (Base & { readonly kind: 'coupled'; readonly card: number; readonly station: number })
  | (Base & { readonly kind: 'uncoupled'; readonly card: number; readonly station: number })
  /** A hand card went to the discard: it paid for something, or nothing could be done with it. */
  | (Base & { readonly kind: 'discarded'; readonly card: number; readonly purpose: DiscardPurpose })
  /**
   * A stretch of a drive without a question in between: one entry a step, each with all that moved in that
   * step: first the locomotive pushed furthest ahead, last the driver's. `from` = where each stood before. `seat` =
   * whose locomotive drives; `by` = who drives it where that is another, who has abducted it.
   */
  | (Base & {
      readonly kind: 'drove'
      readonly by?: Seat
      readonly from: readonly Move[]
      readonly steps: readonly (readonly Move[])[]
      /** The station the driver has entered, or -1. */
      readonly enters: number
      /** Steps of the card that lapse in that station, or where the rails end: without a question. */
      readonly lapsed: number
      /** Seats whose locomotives were pushed. */
      readonly rammed: readonly Seat[]
    })
  /**
   * `by`, who has abducted `seat`'s locomotive, chose that it stops where the rails end (house rule stopAtRailEnd): so
   * many steps of the card lapse. Of a train of one's own `drove` tells it.
   */
  | (Base & { readonly kind: 'halted'; readonly by: Seat; readonly lapsed: number })
  /** `seat`'s locomotive left the rails over `side` of the card under `sleeper`. `payer` lost hand and wagons. */
  | (Base & {
      readonly kind: 'derailed'
      readonly sleeper: number
      readonly side: number
      readonly payer: Seat
      readonly hand: readonly number[]
      readonly wagons: readonly number[]
    })
  /** The driver passed a crossing's centre: this card was flipped and allows so many wagons. `by` as in `drove`. */
  | (Base & {
      readonly kind: 'flipped'
      readonly by?: Seat
      readonly card: number
      readonly allowed: number
      readonly surplus: number
      readonly cell: number
    })
  | (Base & { readonly kind: 'dropped'; readonly card: number })
  | (Base & { readonly kind: 'gaveUpTrain'; readonly hand: readonly number[]; readonly wagons: readonly number[] })
  /** Advanced. `seat` entered a station under its own power and is asked first whether it will. */
  | (Base & { readonly kind: 'specialOffered'; readonly station: number; readonly special: Special })
  | (Base & { readonly kind: 'specialSkipped'; readonly station: number; readonly special: Special })
  | (Base & { readonly kind: 'specialAnnounced'; readonly station: number; readonly special: Special })
  /** It cannot be done after all: nothing happens. */
  | (Base & { readonly kind: 'specialFailed'; readonly station: number; readonly special: Special })
  /**
   * A robbery changed nothing, for all to see: neither had the value, the victim's train had no room, or there was no
   * card to pay with.
   */
  | (Base & {
      readonly kind: 'nothingRobbed'
      readonly special: Special
      readonly station: number
      readonly victim: Seat
      readonly value: number
      readonly why: RobberyFailure
    })
  /** `seat` used its veto on the special of `against`; it goes back to the supply. */
  | (Base & {
      readonly kind: 'vetoPlayed'
      readonly use: VetoUse
      readonly against: Seat
      readonly station: number
      readonly special: Special
    })
  | (Base & { readonly kind: 'ticketTaken' })
  | (Base & { readonly kind: 'vetoTaken' })
  /** A special turned the top card of the stock over; it lies on the discard. */
  | (Base & { readonly kind: 'turnedUp'; readonly card: number; readonly value: number })
  /** Open for all: hand cards of the flipped value went from one hand to another. */
  | (Base & { readonly kind: 'cardsGiven'; readonly from: Seat; readonly to: Seat; readonly cards: readonly number[] })
  /** `seat`'s hand was shown to those in `to`. */
  | (Base & { readonly kind: 'handShown'; readonly to: readonly Seat[]; readonly cards: readonly number[] })
  /** Drawn blind from another's hand: known to the two alone. */
  | (Base & { readonly kind: 'cardsDrawnFrom'; readonly from: Seat; readonly cards: readonly number[] })
  | (Base & {
      readonly kind: 'stationClosed'
      readonly station: number
      readonly cell: number
      readonly card: number
      readonly rotation: number
    })
  /** The cards that lay on it went to the discard, the lowest last; none when it was lifted off. */
  | (Base & {
      readonly kind: 'stationReopened'
      readonly station: number
      readonly cell: number
      readonly cards: readonly number[]
    })
  /** Rebuilding: the uppermost card was taken up, `under` (or -1) lies open now. */
  | (Base & {
      readonly kind: 'lifted'
      readonly card: number
      readonly cell: number
      readonly under: number
      readonly underRotation: number
    })
  | (Base & {
      readonly kind: 'relaid'
      readonly card: number
      readonly cell: number
      readonly rotation: number
      readonly over: number
    })
  | (Base & { readonly kind: 'scrapped'; readonly card: number })
  /** A coupled wagon changed trains. */
  | (Base & { readonly kind: 'wagonRaided'; readonly from: Seat; readonly to: Seat; readonly card: number })
  /** House rule: a hand card of `seat` was coupled to the train of `to`. */
  | (Base & { readonly kind: 'raidPaid'; readonly to: Seat; readonly card: number })
  /** The locomotive of `victim` is driven by `seat`; the way follows as `drove` of the victim. */
  | (Base & { readonly kind: 'abducted'; readonly victim: Seat; readonly card: number })
  /** Over `gap` empty cells; the ticket went back to the supply. */
  | (Base & {
      readonly kind: 'flew'
      readonly from: Move
      readonly to: Move
      readonly gap: number
      readonly enters: number
    })
  | (Base & { readonly kind: 'ended'; readonly reason: 'noCardLeft' })

/** Who did it: `by` where an abducted locomotive is driven, else the seat of the event. */
export const doerOf = (event: FreightEvent): Seat =>
  (event.kind === 'drove' || event.kind === 'flipped' || event.kind === 'halted' ? event.by : undefined) ?? event.seat

/** The other seats whose locomotives were pushed: whoever drives an abducted train may push their own with it. */
export const pushedIn = (drove: Extract<FreightEvent, { kind: 'drove' }>): readonly Seat[] =>
  drove.rammed.filter((pushed) => pushed !== doerOf(drove))

export type FreightEventKind = FreightEvent['kind']
