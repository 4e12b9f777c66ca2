import type { Ref } from '../../../src-shared/core.ts'
import type { FirstClassView } from '../../../src-shared/games/first-class/view.ts'
import type { Point, Size } from '../../stage/camera.ts'
import type { Box } from '../../stage/scene.ts'
import { isCrowded } from './art/ticket.ts'
import { TICKET_WIDTH } from './layout.ts'

const LYING: ReadonlySet<string> = new Set(['card', 'endCard', 'startTile'])
/** So much of the pill lies over what has no word. */
const LAP = 0.4
/** Pixels from a card of the draft, below which nothing lies: they have no word, but are all signs. */
const BELOW = 12

/**
 * A ticket's foot, where its word stands: right of the stub, in its own units. It hangs so many pixels into the gap
 * below, off the signs.
 */
const FOOT = { left: 22, right: 3, height: 24, hangs: 3 } as const
/** What can be pressed and read. */
const LEAST: Size = { width: 92, height: 24 }
/** A pill in letters so large that the foot of a ticket would not hold them. */
const LARGE = 50

/**
 * In the place of the word of the card that is picked, as large as that: no sign and no neighbour is hidden, and a
 * second click on the card means yes. What has no word has the pill at its lower
 * edge, or below it.
 */
export function pillSpot(
  { phase }: Pick<FirstClassView, 'phase'>,
  size: Size,
  picked: readonly { readonly ref: Ref; readonly box: Box }[],
): (Point & Partial<Size>) | null {
  const found = picked.find(({ ref }) => LYING.has(ref.kind))
  if (!found) return null
  const { ref, box: card } = found
  if (ref.kind === 'card' && size.height < LARGE) return isCrowded(ref.id) ? belowOf(card) : footOf(card)
  const below = phase === 'draft' ? BELOW : -size.height * LAP
  return { x: card.x + card.width / 2 - size.width / 2, y: card.y + card.height + below }
}

/** Three lines of signs and a small word fill such a card: the pill hangs below it. */
function belowOf(card: Box): Box {
  const foot = footOf(card)
  return { ...foot, x: card.x + (card.width - foot.width) / 2, y: card.y + card.height - 1 }
}

function footOf({ x, y, width, height }: Box): Box {
  const unit = width / TICKET_WIDTH
  const right = x + width - FOOT.right * unit
  const foot = {
    width: Math.max(LEAST.width, width - (FOOT.left + FOOT.right) * unit),
    height: Math.max(LEAST.height, FOOT.height * unit),
  }
  return { ...foot, x: right - foot.width, y: y + height + FOOT.hangs - foot.height }
}
