import type { Lift } from '../../stage/drawing.ts'
import type { Lit } from '../../stage/marks.ts'
import { liftedBy } from '../../stage/marks.ts'
import type { Poses } from './looks.ts'
import { pieceOf } from './where.ts'

/** Tickets and end cards that are lifted or dimmed. */
export const liftsOf = (lit: readonly Lit[], poses: Poses): Map<string, Lift> =>
  liftedBy(lit, (ref) => {
    const name = pieceOf(ref)
    const kind = name === null ? undefined : poses[name]?.look.kind
    return name !== null && (kind === 'ticket' || kind === 'endCard') ? { name, at: 'row' } : null
  })
