import type { Lift } from '../../stage/drawing.ts'
import type { Lit } from '../../stage/marks.ts'
import type { Poses } from './looks.ts'
import { pieceOf } from './where.ts'

/** Tickets and end cards that are lifted or dimmed. */
export function liftsOf(lit: readonly Lit[], poses: Poses): Map<string, Lift> {
  const lifts = new Map<string, Lift>()
  for (const { ref, states } of lit) {
    const name = pieceOf(ref)
    const kind = name === null ? undefined : poses[name]?.look.kind
    if (name === null || (kind !== 'ticket' && kind !== 'endCard')) continue
    if (states.has('selected')) lifts.set(name, { up: 5, scale: 1.03, alpha: 1, front: true })
    else if (states.has('hovered')) lifts.set(name, { up: 2, scale: 1, alpha: 1, front: true })
    else if (states.has('notNow')) lifts.set(name, { up: 0, scale: 1, alpha: 0.55, front: false })
  }
  return lifts
}
