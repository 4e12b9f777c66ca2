import type { Ref } from '../../../src-shared/core.ts'
import type { Lift } from '../../stage/drawing.ts'
import type { Lit } from '../../stage/marks.ts'
import type { Poses } from './looks.ts'
import { names } from './looks.ts'

/** Which pieces on the glass are lifted or dimmed. */
export function liftsOf(lit: readonly Lit[], poses: Poses): Map<string, Lift> {
  const lifts = new Map<string, Lift>()
  for (const { ref, states } of lit) {
    const name = pieceOf(ref)
    const piece = name === null ? undefined : poses[name]
    if (name === null || piece?.space !== 'screen' || ref.kind === 'seat' || ref.kind === 'train') continue
    const held = ref.kind === 'card' || ref.kind === 'station'
    if (states.has('selected')) lifts.set(name, { up: held ? 16 : 6, scale: 1.04, alpha: 1, front: true })
    else if (states.has('hovered')) lifts.set(name, { up: 3, scale: 1, alpha: 1, front: true })
    else if (states.has('notNow')) lifts.set(name, { up: 0, scale: 1, alpha: 0.45, front: false })
  }
  return lifts
}

/** The piece that stands for a thing on the glass. */
export function pieceOf(ref: Ref): string | null {
  switch (ref.kind) {
    case 'card':
      return names.card(ref.id)
    case 'wagon':
      return names.wagon(ref.id)
    case 'station':
      return names.sign(ref.id)
    case 'train':
      return names.engine(ref.id)
    case 'seat':
      return names.plate(ref.id)
    case 'pile':
      return ref.id === 0 ? names.stock : names.discard
    default:
      return null
  }
}
