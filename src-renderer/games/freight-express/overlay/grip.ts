import type { Ref } from '../../../../src-shared/core.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import { turnRails } from '../../../../src-shared/geometry/rails.ts'
import { piece } from '../../../stage/pieces.ts'
import type { Point } from '../../../stage/camera/camera.ts'
import type { Turned } from '../../../stage/over/ghost-turns.ts'
import type { Grip } from '../../../stage/hand/holding.ts'
import { byItsMiddle } from '../../../stage/hand/holding.ts'
import type { Look, Piece, Poses } from '../looks.ts'
import { names } from '../looks.ts'
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
  if (look.kind === 'face')
    return { ...grip, piece: { ...grip.piece, look: { kind: 'face', card: look.card } }, found: besidePointer(scale) }
  // On the table it stands once more, behind its locomotive: there a gap is left for it, too.
  return ref.kind === 'wagon' ? { ...grip, by: { x: 24 * scale, y: 28 * scale }, leaves: [names.behind(ref.id)] } : grip
}

/** Beside its ghost a card is so small, and hangs so far below and beside the pointer: over a corner free of rails. */
const [SMALL, OFF] = [0.46, 18]
const besidePointer =
  (whole: number) =>
  ({ x, y }: Point, ghosts: Poses): Partial<Piece> | null => {
    // On a pile its ghost is the card itself.
    if (Object.values(ghosts).some(({ look }) => look.kind === 'face')) return null
    const scale = whole * SMALL
    const away = OFF + 50 * scale
    // As its ghost lies, so that one is not taken for another way than the other.
    const lies = Object.values(ghosts).flatMap(({ look }) => (look.kind === 'ghostTile' ? [look.rotation * 90] : []))
    return { x: x + away, y: y + away, scale, alpha: 1, angle: lies[0] ?? 0 }
  }

/** So much larger a card is seen that the hand holds over its place. */
const RAISED = 1.04

/** A card that is held is seen as itself where it would lie, raised over its place. */
export const asHeld = (ghost: Piece): Piece =>
  ghost.look.kind === 'ghostTile' && ghost.look.held !== true
    ? { ...ghost, look: { ...ghost.look, held: true }, scale: ghost.scale * RAISED }
    : ghost

/** Every way in which a hand card that is taken up may be shown to lie. */
export function ghostsOf({ kind, id }: Ref): Poses | null {
  const rails = kind === 'card' ? TRACK_CARDS[id]?.rails : undefined
  if (rails === undefined) return null
  const ways = [0, 1, 2, 3].map((rotation): [string, Piece] => {
    const look = { kind: 'ghostTile', rails: turnRails(rails, rotation), seed: 0, card: id, rotation } as const
    return [`ghost ${rotation}`, asHeld(piece(look, 'board', 0, 0))]
  })
  return Object.fromEntries(ways)
}

/** A card that is to be laid can be turned. */
export const turnedOf = (look: Look): Turned | null =>
  look.kind === 'ghostTile' ? { what: look.card, degrees: look.rotation * 90 } : null
