import type { Lift } from '../../stage/drawing.ts'
import type { Lit } from '../../stage/marks.ts'
import { liftedBy } from '../../stage/marks.ts'
import { names, type Poses } from './looks.ts'
import { pieceOf } from './where.ts'

/** How much is seen of what brings nothing. */
const ASIDE = 0.5

/** Tickets and end cards that are lifted or dimmed, and the words on those. */
export function liftsOf(lit: readonly Lit[], poses: Poses): Map<string, Lift> {
  const lifts = liftedBy(lit, (ref) => {
    const name = pieceOf(ref)
    const kind = name === null ? undefined : poses[name]?.look.kind
    return name !== null && (kind === 'ticket' || kind === 'endCard') ? { name, at: 'row' } : null
  })
  // A card that brings nothing now may be taken all the same, and lies there like those that may not.
  for (const { ref, states } of lit) {
    const name = pieceOf(ref)
    if (name === null || !states.has('legalAside') || lifts.has(name) || poses[name]?.look.kind !== 'ticket') continue
    lifts.set(name, { up: 0, scale: 1, alpha: ASIDE, front: false })
  }
  for (const [name, lift] of [...lifts]) {
    const { look } = poses[name]
    if (look.kind === 'endCard' && look.said) lifts.set(names.said(look.endCard), lift)
  }
  return lifts
}
