import type { FreightView } from '../../../src-shared/games/freight-express/view.ts'
import { piece } from '../../stage/pieces.ts'
import type { Piece, Poses } from './looks.ts'
import { names } from './looks.ts'
import { middle } from './poses.ts'

/** Cards that would be taken back into a hand: those laid, and the uppermost of the discard. */
export function homeward(view: FreightView, seen: Poses): Poses {
  const out: Record<string, Piece> = {}
  view.cells.forEach(({ card, rotation }, at) => {
    if (card < 0) return
    const { x, y } = middle(view, at)
    out[names.card(card)] = piece({ kind: 'face', card }, 'board', x, y, { angle: 90 * rotation })
  })
  const pile = seen[names.discard] as Piece | undefined
  if (pile && view.discardTop >= 0)
    out[names.card(view.discardTop)] = { ...pile, look: { kind: 'face', card: view.discardTop } }
  return out
}
