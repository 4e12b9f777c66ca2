import type { Ref } from '../../../src-shared/core.ts'
import type { FirstClassView } from '../../../src-shared/games/first-class/view.ts'
import type { Point, Size } from '../../stage/camera.ts'
import type { Box } from '../../stage/scene.ts'

const LYING: ReadonlySet<string> = new Set(['card', 'endCard', 'startTile'])
/** So much of the pill lies over the card: over its word, which says the same. */
const LAP = 0.4
/** Pixels from a card of the draft, below which nothing lies: they have no word, but are all signs. */
const BELOW = 12

/** By the lower edge of the card that is picked: its signs stay in sight, and a second click on them means yes. */
export function pillSpot(
  { phase }: Pick<FirstClassView, 'phase'>,
  size: Size,
  picked: readonly { readonly ref: Ref; readonly box: Box }[],
): Point | null {
  const card = picked.find(({ ref }) => LYING.has(ref.kind))?.box
  if (!card) return null
  const below = phase === 'draft' ? BELOW : -size.height * LAP
  return { x: card.x + card.width / 2 - size.width / 2, y: card.y + card.height + below }
}
