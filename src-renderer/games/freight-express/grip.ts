import type { Ref } from '../../../src-shared/core.ts'
import type { Turned } from '../../stage/ghost-turns.ts'
import type { Grip } from '../../stage/holding.ts'
import { byItsMiddle } from '../../stage/holding.ts'
import type { Look, Poses } from './looks.ts'
import { names } from './looks.ts'
import { pieceOf } from './marks.ts'

/** A hand card or wagon hangs at the pointer itself; a locomotive leaves its rails only as a ghost. */
export function gripOf(ref: Ref, resting: Poses): Grip<Look> | null {
  if (ref.kind === 'locomotive') {
    const stands = resting[names.locomotive(ref.id)]
    return stands
      ? { name: 'held locomotive', piece: { ...stands, look: { kind: 'ghostLocomotive', seat: ref.id } } }
      : null
  }
  const grip = byItsMiddle(pieceOf(ref), resting)
  if (grip?.piece.space !== 'screen') return null
  const { scale } = grip.piece
  // A card of a full hand is whole again when it is taken out of it.
  const { look } = grip.piece
  if (look.kind === 'face') return { ...grip, piece: { ...grip.piece, look: { kind: 'face', card: look.card } } }
  // On the table it stands once more, behind its locomotive: there a gap is left for it, too.
  return ref.kind === 'wagon' ? { ...grip, by: { x: 24 * scale, y: 28 * scale }, leaves: [names.behind(ref.id)] } : grip
}

/** A card that is to be laid can be turned. */
export const turnedOf = (look: Look): Turned | null =>
  look.kind === 'ghostTile' ? { what: look.card, degrees: look.rotation * 90 } : null
