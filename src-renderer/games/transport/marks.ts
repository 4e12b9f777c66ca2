import type { Ref } from '../../../src-shared/core.ts'
import type { Lift } from '../../stage/drawing.ts'
import type { Lit } from '../../stage/marks.ts'
import type { Poses } from './looks.ts'
import { names } from './looks.ts'

/** Which cards of the hand are lifted or dimmed. */
export function liftsOf(lit: readonly Lit[], poses: Poses): Map<string, Lift> {
  const lifts = new Map<string, Lift>()
  for (const { ref, states } of lit) {
    const name = pieceOf(ref)
    if (name === null || poses[name]?.look.kind !== 'face') continue
    if (states.has('selected')) lifts.set(name, { up: 14, scale: 1.06, alpha: 1, front: true })
    else if (states.has('hovered')) lifts.set(name, { up: 4, scale: 1, alpha: 1, front: true })
    else if (states.has('notNow')) lifts.set(name, { up: 0, scale: 1, alpha: 0.45, front: false })
  }
  return lifts
}

/** The piece that stands for a thing. */
export function pieceOf(ref: Ref): string | null {
  switch (ref.kind) {
    case 'card':
    case 'pallet':
      return names.card(ref.id)
    case 'parcel':
      return names.parcel(ref.id)
    case 'seat':
      return names.plate(ref.id)
    case 'pile':
      return names.stock
    default:
      return null
  }
}
