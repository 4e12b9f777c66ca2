import { UNKNOWN } from '../../../src-shared/core.ts'
import { laidBy, type TransportEvent } from '../../../src-shared/games/transport/events.ts'
import type { TransportView } from '../../../src-shared/games/transport/view.ts'
import { centreOf, restAt, type Point } from './belts/belt.ts'
import { lineOf } from './belts/travel.ts'

/** A deed that stays marked on the table. */
export type Deed =
  /** A parcel went over the belts to this card, or off it onto a score tile. `went`: the number it showed then. */
  | {
      readonly kind: 'way'
      readonly parcel: number
      readonly card: number
      /** Where that card lay. */
      readonly cell: number
      readonly line: readonly Point[]
      readonly went: number
      /** It lies there with the number that it had: its way is drawn once it has been turned over. */
      readonly isTurning?: true
    }
  /** A card or pallet was laid; from where, if it lay elsewhere before. */
  | { readonly kind: 'card'; readonly card: number; readonly cell: number; readonly from: Point | null }
  /** A card is on its way to where it will lie; so much of its arrow is there. */
  | {
      readonly kind: 'carried'
      readonly card: number
      readonly from: Point
      readonly to: Point
      readonly part: number
    }
  /** A parcel came out of the bag. */
  | { readonly kind: 'placed'; readonly parcel: number; readonly card: number; readonly at: Point }
  | { readonly kind: 'scored'; readonly parcel: number; readonly tile: number; readonly value: number }

export type DeedOf = Deed & { readonly seat: number }

/** What every seat did in its latest turn, in order: it stays marked until the seat's next turn begins. */
export type LastMove = readonly DeedOf[]

/** What is marked after an event. `before` is the position it began in. */
export function remember(
  last: LastMove | null,
  event: TransportEvent,
  before: TransportView,
  after: TransportView,
): LastMove | null {
  const { seat } = event
  const known = event.kind === 'turnBegan' ? (last ?? []).filter((deed) => deed.seat !== seat) : (last ?? [])
  const seen = event.kind === 'flipped' ? turnedOver(known, event.parcel) : known
  const deeds = [...seen, ...deedsOf(event, before, after).map((deed): DeedOf => ({ ...deed, seat }))]
  const left = deeds.filter((deed, i) => isThere(deed, after) && !deeds.slice(i + 1).some((next) => ends(next, deed)))
  if (left.length === 0) return null
  return last?.length === left.length && left.every((deed, i) => deed === last[i]) ? last : left
}

/** The way of a parcel is drawn from now on. */
export const turnedOver = (last: LastMove, parcel: number): LastMove =>
  last.map((deed) => {
    if (deed.kind !== 'way' || !deed.isTurning || deed.parcel !== parcel) return deed
    const { isTurning: _, ...way } = deed
    return way
  })

function deedsOf(event: TransportEvent, before: TransportView, after: TransportView): readonly Deed[] {
  switch (event.kind) {
    case 'parcelMoved': {
      const { card, cell } = event.way[event.way.length - 1]
      return [
        {
          kind: 'way',
          parcel: event.parcel,
          card,
          cell,
          line: lineOf(before, event.way),
          went: event.number,
          isTurning: true,
        },
      ]
    }
    case 'connected':
      return [{ kind: 'card', card: event.card, cell: event.at.cell, from: null }]
    case 'keyMoved':
    case 'forkliftMoved':
      return laidBy(event).map(([card, { cell }]) => ({ kind: 'card', card, cell, from: centreOf(event.from.cell) }))
    case 'palletsExchanged': {
      const [a, b] = event.at
      return laidBy(event).map(([card, { cell }], i) => ({
        kind: 'card',
        card,
        cell,
        from: centreOf((i === 0 ? b : a).cell),
      }))
    }
    case 'parcelPlaced': {
      const laid = after.laid.find(({ card }) => card === event.card)
      return laid ? [{ kind: 'placed', parcel: event.parcel, card: event.card, at: restAt(laid) }] : []
    }
    case 'scored':
      return [{ kind: 'scored', parcel: event.parcel, tile: event.tile, value: event.value }]
    default:
      return []
  }
}

/** A card that was moved on is marked where it lies; a parcel on its way again, by its last way in that turn. */
function ends(next: DeedOf, deed: DeedOf): boolean {
  if (next.kind === 'card') return deed.kind === 'card' && deed.card === next.card
  if (next.kind !== 'way' || deed.kind === 'card' || deed.kind === 'carried') return false
  return deed.parcel === next.parcel && (deed.kind === 'placed' || deed.seat !== next.seat)
}

/** Whether the position is still one that a deed led to. */
function isThere(deed: Deed, view: TransportView): boolean {
  if (deed.kind === 'card') return isLying(deed, view)
  // The card at its end may have been moved on, with the parcel: the way would lead to the bare floor.
  if (deed.kind === 'way' && !isLying(deed, view)) return false
  // It is shown only while it happens, and remembered as the card that lies there then.
  if (deed.kind === 'carried') return false
  const { place, on } = view.parcels[deed.parcel]
  if (deed.kind === 'scored') return isOnTile(deed, view)
  // Where a way led onto a pallet the parcel may have gone on to that seat's tile.
  if (place === 'tile') return deed.kind === 'way' && isOnTile({ parcel: deed.parcel, tile: deed.card }, view)
  return place === 'table' && on === deed.card
}

const isLying = (deed: { readonly card: number; readonly cell: number }, { laid }: TransportView): boolean =>
  laid.some(({ card, cell }) => card === deed.card && cell === deed.cell)

const isOnTile = ({ parcel, tile }: { readonly parcel: number; readonly tile: number }, { seats }: TransportView) =>
  seats[tile]?.tile.includes(parcel) ?? false

export const stillThere = (last: LastMove, view: TransportView): boolean => last.every((deed) => isThere(deed, view))

/** Whose cards are seen by whoever looks, and nobody else's; the seat to move where it is not one alone. */
export function ownSeat({ seats, active }: Pick<TransportView, 'seats' | 'active'>): number {
  const known = seats.flatMap(({ hand }, seat) =>
    hand.length > 0 && hand.every((card) => card !== UNKNOWN) ? [seat] : [],
  )
  return known.length === 1 ? known[0] : active
}

/** Of so many turns the deeds are shown: the latest, and the one before it. */
const SHOWN_TURNS = 2

/**
 * What is shown of it: what the seat to move has done in this turn; before its first deed, what was done in the two
 * turns before it. What `own` seat did goes from the table with its turn: whoever did it knows it, and looks on.
 */
export function shownOf(last: LastMove, active: number, own = active): LastMove {
  const isOver = ({ seat, kind }: DeedOf) => seat === own && own !== active && kind !== 'scored'
  const drawn = last.filter((deed) => !isOver(deed) && (deed.kind !== 'way' || !deed.isTurning))
  const now = drawn.filter(({ seat }) => seat === active)
  if (now.length > 0) return now
  const latest = [...new Set(drawn.map(({ seat }) => seat).reverse())].slice(0, SHOWN_TURNS)
  return drawn.filter(({ seat }) => latest.includes(seat))
}
