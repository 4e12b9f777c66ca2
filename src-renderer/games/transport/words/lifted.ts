import type { LaidView, TransportView } from '../../../../src-shared/games/transport/view.ts'

/** The card or pallet that a key or forklift has lifted and not yet put down: its place is a gap meanwhile. */
export function liftedIn({ laid, step }: TransportView): LaidView | null {
  if (step.name !== 'keyPlace' && step.name !== 'palletPlace') return null
  return laid.find(({ card }) => card === step.card) ?? null
}

/** The table as it is while that hangs in the air: neither it nor the parcel on it lies anywhere. */
export function withoutLifted<V extends TransportView>(view: V): V {
  const lifted = liftedIn(view)
  return lifted ? { ...view, laid: view.laid.filter((laid) => laid !== lifted) } : view
}
