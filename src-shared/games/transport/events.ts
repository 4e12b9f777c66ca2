import type { GameEvent, Seat } from '../../core.ts'

/** Where a card lies and how: cell and rotation of geometry/hexagons and shapes.ts. */
export interface Lie {
  readonly cell: number
  readonly rotation: number
}

/** One card of a parcel's way: the sides by which it comes in and leaves; -1 where it rests. */
export interface WayStep {
  readonly card: number
  readonly cell: number
  readonly from: number
  readonly to: number
}

/** How a game of Transport ends; the last part of the message key `transport.end.<name>`. */
export const END_REASONS = ['fourthParcel', 'noCardLeft', 'nobodyConnected'] as const
export type EndReason = (typeof END_REASONS)[number]

type Base = GameEvent

/** All that happens in Transport. Lists of cards hold UNKNOWN after redaction. */
export type TransportEvent =
  /** A hand at the start of the game. */
  | (Base & { readonly kind: 'dealt'; readonly cards: readonly number[] })
  | (Base & { readonly kind: 'turnBegan' })
  /** A hand card is held out for all to see; where it goes comes next. */
  | (Base & { readonly kind: 'picked'; readonly card: number })
  /** The card held out lies on the table. For one inserted, `palletPushed` came before. */
  | (Base & { readonly kind: 'connected'; readonly card: number; readonly at: Lie; readonly inserted: boolean })
  /** A pallet made room for a card that is about to be inserted over `side` of that card. */
  | (Base & { readonly kind: 'palletPushed'; readonly pallet: number; readonly from: Lie; readonly at: Lie })
  /** A parcel came out of the bag onto an intake, with this number up. */
  | (Base & {
      readonly kind: 'parcelPlaced'
      readonly parcel: number
      readonly card: number
      readonly face: number
      readonly number: number
    })
  /** A key moved a card and the parcel on it (-1 = none). */
  | (Base & {
      readonly kind: 'keyMoved'
      readonly card: number
      readonly from: Lie
      readonly at: Lie
      readonly inserted: boolean
      readonly parcel: number
    })
  | (Base & { readonly kind: 'forkliftMoved'; readonly pallet: number; readonly from: Lie; readonly at: Lie })
  /** Each pallet now lies where the other one lay. */
  | (Base & {
      readonly kind: 'palletsExchanged'
      readonly pallets: readonly [number, number]
      readonly at: readonly [Lie, Lie]
    })
  /** As the cards lie now, arrows lead from no intake and no parcel to this pallet any more; before, some did. */
  | (Base & { readonly kind: 'palletCutOff'; readonly pallet: number })
  /** Some lead again to a pallet that was cut off. */
  | (Base & { readonly kind: 'palletJoined'; readonly pallet: number })
  /** The way holds the card it left and all it came to; its length is the number and one. */
  | (Base & {
      readonly kind: 'parcelMoved'
      readonly parcel: number
      readonly number: number
      readonly way: readonly WayStep[]
    })
  | (Base & { readonly kind: 'flipped'; readonly parcel: number; readonly face: number; readonly number: number })
  /** A parcel went from a pallet to the score tile of its colour, as the nth there (from 1). */
  | (Base & {
      readonly kind: 'scored'
      readonly parcel: number
      readonly pallet: number
      readonly tile: Seat
      readonly value: number
      readonly nth: number
    })
  /** No parcel on the table has a legal way. */
  | (Base & { readonly kind: 'nothingMoves' })
  | (Base & { readonly kind: 'drew'; readonly cards: readonly number[] })
  /** A whole hand went back and a new one came. `shuffledFirst`: the stock was short, the old cards went in before. */
  | (Base & {
      readonly kind: 'swapped'
      readonly away: readonly number[]
      readonly cards: readonly number[]
      readonly shuffledFirst: boolean
    })
  | (Base & { readonly kind: 'ended'; readonly reason: EndReason })

export type TransportEventKind = TransportEvent['kind']

/** Cards that an event lays, and how. */
export function laidBy(event: TransportEvent): (readonly [number, Lie])[] {
  switch (event.kind) {
    case 'connected':
    case 'keyMoved':
      return [[event.card, event.at]]
    case 'palletPushed':
    case 'forkliftMoved':
      return [[event.pallet, event.at]]
    case 'palletsExchanged':
      return [
        [event.pallets[0], event.at[0]],
        [event.pallets[1], event.at[1]],
      ]
    default:
      return []
  }
}
