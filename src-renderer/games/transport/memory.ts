import type { TransportEvent } from '../../../src-shared/games/transport/events.ts'
import type { TransportView } from '../../../src-shared/games/transport/view.ts'
import type { Point } from './belt.ts'
import { laidBy, lineOf } from './travel.ts'

/** The move that stays marked on the table until another is made, or its seat's next turn begins. */
export type LastMove =
  | {
      readonly kind: 'way'
      readonly seat: number
      readonly parcel: number
      readonly card: number
      readonly line: readonly Point[]
    }
  | { readonly kind: 'card'; readonly seat: number; readonly card: number; readonly cell: number }

/** What is marked after an event. `before` is the position it began in. */
export function remember(last: LastMove | null, event: TransportEvent, before: TransportView): LastMove | null {
  const { seat } = event
  switch (event.kind) {
    case 'parcelMoved':
      return {
        kind: 'way',
        seat,
        parcel: event.parcel,
        card: event.way.at(-1)?.card ?? -1,
        line: lineOf(before, event.way),
      }
    case 'connected':
    case 'keyMoved':
    case 'forkliftMoved':
    case 'palletsExchanged': {
      const [[card, { cell }]] = laidBy(event)
      return { kind: 'card', seat, card, cell }
    }
    // Whose turn comes again may do nothing on the table: then their move of the last turn is not taken for this one's.
    case 'turnBegan':
      return last?.seat === seat ? null : last
    default:
      return last
  }
}

/** Whether a position shown afresh is still the one that a move led to. */
export function stillThere(last: LastMove, view: TransportView): boolean {
  if (last.kind === 'card') return view.laid.some(({ card, cell }) => card === last.card && cell === last.cell)
  const parcel = view.parcels[last.parcel]
  return parcel.place === 'tile' || (parcel.place === 'table' && parcel.on === last.card)
}
