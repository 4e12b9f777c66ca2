import type { LaidView, TransportView } from '../../../../src-shared/games/transport/view.ts'
import { piece } from '../../../stage/pieces.ts'
import { centreOf } from '../belts/belt.ts'
import type { Look, Piece } from '../looks.ts'

/** So far a lifted card is raised above its place, and so much larger it is seen. */
export const RISE = 46
export const LIFTED = 1.06

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

/** It hangs above the place where it lay. */
export function raised(look: Look & { kind: 'liftedCard' }, { cell }: LaidView): Piece {
  const { x, y } = centreOf(cell)
  return piece(look, 'board', x, y - RISE, { scale: LIFTED, z: 1 })
}
