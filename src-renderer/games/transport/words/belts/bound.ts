import type { Phrase } from '../../../../../src-shared/core.ts'
import type { LaidView, TransportView } from '../../../../../src-shared/games/transport/view.ts'
import { phrase } from '../../../../messages/index.ts'
import { downOf, upOf } from '../cards.ts'
import { reachedBy } from './roads.ts'

/**
 * The pallets that a parcel comes to with its next move as all lies now, whoever moves it: a threat or a chance, which
 * nobody should have to count out card by card.
 */
export function boundFor(view: TransportView, laid: LaidView): readonly number[] {
  if (laid.parcel < 0 || view.ended) return []
  const known = bound.get(view) ?? new Map<LaidView, readonly number[]>()
  bound.set(view, known)
  const pallets = known.get(laid) ?? reachedBy(view, laid, upOf(view, laid.parcel))
  known.set(laid, pallets)
  return pallets
}
/** Of a view as long as it is there: every plate asks for all parcels, at each place that it tries. */
const bound = new WeakMap<TransportView, Map<LaidView, readonly number[]>>()

/** The parcel that would bring most to a pallet with its next move as all lies now, and how much; null: none would. */
export function comingTo(view: TransportView, pallet: number): { readonly parcel: number; readonly n: number } | null {
  const [most] = view.laid
    .filter((laid) => boundFor(view, laid).includes(pallet))
    .map(({ parcel }) => ({ parcel, n: downOf(view, parcel) }))
    .toSorted((a, b) => b.n - a.n)
  return most ?? null
}

/** The same in words, for the position in words; null: none would. */
export function comingPhrase(view: TransportView, pallet: number): Phrase | null {
  const come = comingTo(view, pallet)
  return come && phrase('transport.panel.coming', { up: upOf(view, come.parcel), n: come.n })
}

/** Pallets as a bit for each seat: looks are flat records. */
export const asBits = (pallets: readonly number[]): number => pallets.reduce((bits, seat) => bits | (1 << seat), 0)
