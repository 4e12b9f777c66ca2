import type { TrackCard } from '../../../../src-shared/games/freight-express/cards.ts'
import type { Art, Ink } from '../../../stage/art/ink.ts'
import { move } from '../../../stage/art/ink.ts'
import { die, softShadow } from './card.ts'
import { track } from './tile.ts'
import { coupleTag, uncoupleTag, wagonBody } from './wagon.ts'

/** Round the picture, and round what stands in the corners. */
const MARGIN = 3
const [TAB_MARGIN, TAB_HEIGHT] = [4, 20]
/** What stands in a corner is as large as on a whole card at most. */
const MOST_WIDE = 30
const DIE = 21

/**
 * A card of a full hand: as high as ever and `wide` u, the whole of its rails smaller in the middle, and in its corners
 * what always stands there, so that nothing of it has to be looked for under its neighbour. 0,0 is its middle.
 */
export function narrowCard(ink: Ink, card: TrackCard, wide: number): Art {
  const side = wide - 2 * MARGIN
  const picture = `<clipPath id="p"><rect width="100" height="100" rx="4"/></clipPath><g clip-path="url(#p)"><rect width="100" height="100" fill="${ink('grass')}"/>${track(ink, card.rails)}</g>`
  const tab = Math.min(MOST_WIDE, (wide - 2 * TAB_MARGIN - 1) / 2)
  const letter = Math.min(18.5, tab * 0.8)
  const size = Math.min(DIE, tab)
  const wagon = Math.min(0.72, tab / 48)
  const right = wide - TAB_MARGIN - tab
  const corner = (x: number, y: number) =>
    `<rect x="${x - 1.5}" y="${y - 1.5}" width="${tab + 3}" height="${TAB_HEIGHT + 3}" rx="4" fill="${ink('card')}"/>`
  const [top, bottom] = [5, 100 - 5 - TAB_HEIGHT]
  const body =
    `<g filter="url(#s)"><rect width="${wide}" height="100" rx="8" fill="${ink('card')}"/></g>` +
    move(MARGIN, 50 - side / 2, picture, ` scale(${side / 100})`) +
    corner(TAB_MARGIN, top) +
    corner(right, top) +
    corner(TAB_MARGIN, bottom) +
    corner(right, bottom) +
    move(
      TAB_MARGIN,
      top + (TAB_HEIGHT - 36 * wagon) / 2,
      wagonBody(ink, card.wagon, Math.min(34, 16 / wagon)),
      ` scale(${wagon})`,
    ) +
    move(right + tab - size, top + (TAB_HEIGHT - size) / 2, die(ink, card.action, size)) +
    move(TAB_MARGIN, bottom, coupleTag(ink, card.couple, tab, TAB_HEIGHT, letter)) +
    move(right, bottom, uncoupleTag(ink, card.uncouple, tab, TAB_HEIGHT, letter)) +
    `<rect x=".6" y=".6" width="${wide - 1.2}" height="98.8" rx="7.6" fill="none" stroke="${ink('ink')}" stroke-width="1.3"/>`
  return { body: softShadow(ink) + move(-wide / 2, -50, body), box: [-wide / 2 - 2, -52, wide + 4, 108] }
}
