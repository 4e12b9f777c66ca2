import type { Lift } from '../../stage/drawing.ts'
import type { Lit } from '../../stage/marks.ts'
import { liftedBy } from '../../stage/marks.ts'
import { names, type Poses } from './looks.ts'
import { pieceOf } from './where.ts'

/** Tickets and end cards that are lifted or dimmed, and the words on those. */
export function liftsOf(lit: readonly Lit[], poses: Poses): Map<string, Lift> {
  const lifts = liftedBy(lit, (ref) => {
    const name = pieceOf(ref)
    const kind = name === null ? undefined : poses[name]?.look.kind
    return name !== null && (kind === 'ticket' || kind === 'endCard') ? { name, at: 'row' } : null
  })
  for (const [name, lift] of [...lifts]) {
    const { look } = poses[name]
    if (look.kind === 'endCard' && look.said) lifts.set(names.said(look.endCard), lift)
  }
  return lifts
}
