import type { Ref } from '../../../../src-shared/core.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Point, Size } from '../../../stage/camera/camera.ts'
import type { Box } from '../../../stage/scene.ts'
import { TICKET_WIDTH } from './layout.ts'

const LYING: ReadonlySet<string> = new Set(['card', 'endCard', 'startTile'])
/** So much of the pill lies over what has no word. */
const LAP = 0.4
/** Pixels from a card of the draft, below which nothing lies: they have no word, but are all signs. */
const BELOW = 12

/** Right of a ticket's stub, in its own units; so far from its lower edge up it has no sign. */
const FOOT = { left: 22, right: 3, height: 24 } as const
/** Pixels of the ring round the picked card that the pill may cover below it. */
const OVER_RING = 4
/** What can be pressed and read. */
const LEAST: Size = { width: 92, height: 24 }
/** A pill in letters so large that the foot of a ticket would not hold them. */
const LARGE = 50

/** So far a picked card of the rows rises, in its own units: its ring leaves the word of the card above whole. */
export const RISES = 3

/**
 * In the place of the word of the card that is picked, as docs/look/first-class.md has it: the prompt bears its name,
 * and neither a sign nor a neighbour is hidden; a second click on the card means yes. A contract, whose foot bears
 * signs, has it below; what has no word has the pill at its lower edge, or below it. Trains that are scored have it in
 * their sky.
 */
export function pillSpot(
  { phase, rows, warehouse }: Pick<FirstClassView, 'phase' | 'rows' | 'warehouse'>,
  size: Size,
  picked: readonly { readonly ref: Ref; readonly box: Box }[],
): (Point & Partial<Size>) | null {
  const found = picked.find(({ ref }) => LYING.has(ref.kind))
  if (!found) return phase === 'scoring' ? inSky(size, picked) : null
  const { ref, box: card } = found
  if (ref.kind === 'card' && size.height < LARGE) {
    const isOffered = rows.some((row) => row.includes(ref.id)) || warehouse.includes(ref.id)
    return atFoot(card, isOffered)
  }
  const below = phase === 'draft' ? BELOW : -size.height * LAP
  return { x: card.x + card.width / 2 - size.width / 2, y: card.y + card.height + below }
}

/** What ends a scoring scores the trains: in the sky over the end of the upper one, where no city is hidden by it. */
function inSky(size: Size, picked: readonly { readonly ref: Ref; readonly box: Box }[]): Point | null {
  const lanes = picked.flatMap(({ ref, box }) => (ref.kind === 'train' ? [box] : [])).sort((a, b) => a.y - b.y)
  const [upper] = lanes
  return upper ? { x: upper.x + upper.width - size.width - IN_LANE, y: upper.y + IN_LANE } : null
}
/** Pixels within the edge of a lane. */
const IN_LANE = 6

/** In the foot of a card of the rows, which has risen; below any other. */
function atFoot({ x, y, width, height }: Box, isOffered: boolean): Box {
  const unit = width / TICKET_WIDTH
  const size = {
    width: Math.max(LEAST.width, width - (FOOT.left + FOOT.right) * unit),
    height: Math.max(LEAST.height, FOOT.height * unit),
  }
  const edge = y + height
  const top = isOffered ? edge - RISES * unit + OVER_RING - size.height : edge - 1
  return { ...size, x: isOffered ? x + width - FOOT.right * unit - size.width : x + (width - size.width) / 2, y: top }
}
