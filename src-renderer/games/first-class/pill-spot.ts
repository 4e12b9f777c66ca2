import type { Ref } from '../../../src-shared/core.ts'
import type { FirstClassView } from '../../../src-shared/games/first-class/view.ts'
import type { Point, Size } from '../../stage/camera.ts'
import type { Box } from '../../stage/scene.ts'
import { TICKET_WIDTH } from './layout.ts'

const LYING: ReadonlySet<string> = new Set(['card', 'endCard', 'startTile'])
/** So much of the pill lies over what has no word. */
const LAP = 0.4
/** Pixels from a card of the draft, below which nothing lies: they have no word, but are all signs. */
const BELOW = 12

/** Right of a ticket's stub, in its own units; below what is written there is so much of the card. */
const FOOT = { left: 22, right: 3, height: 24, bare: 1 } as const
/** What can be pressed and read. */
const LEAST: Size = { width: 92, height: 24 }
/** A pill in letters so large that the foot of a ticket would not hold them. */
const LARGE = 50

/** So far a card of the rows rises that is picked, in its own units: what hangs below it hides nothing of the next. */
export const RISES = 11

/**
 * Below the card that is picked, as wide as its words: no sign and no name is hidden, and a second click on the card
 * means yes. What has no word has the pill at its lower edge, or below it.
 */
export function pillSpot(
  { phase, rows, warehouse }: Pick<FirstClassView, 'phase' | 'rows' | 'warehouse'>,
  size: Size,
  picked: readonly { readonly ref: Ref; readonly box: Box }[],
): (Point & Partial<Size>) | null {
  const found = picked.find(({ ref }) => LYING.has(ref.kind))
  if (!found) return null
  const { ref, box: card } = found
  if (ref.kind === 'card' && size.height < LARGE) {
    const isOffered = rows.some((row) => row.includes(ref.id)) || warehouse.includes(ref.id)
    return belowOf(card, isOffered ? RISES + FOOT.bare : 0)
  }
  const below = phase === 'draft' ? BELOW : -size.height * LAP
  return { x: card.x + card.width / 2 - size.width / 2, y: card.y + card.height + below }
}

/** It hangs at the lower edge of the card, which is so much higher than it lay. */
function belowOf({ x, y, width, height }: Box, up: number): Box {
  const unit = width / TICKET_WIDTH
  const size = {
    width: Math.max(LEAST.width, width - (FOOT.left + FOOT.right) * unit),
    height: Math.max(LEAST.height, FOOT.height * unit),
  }
  return { ...size, x: x + (width - size.width) / 2, y: y + height - 1 - up * unit }
}
