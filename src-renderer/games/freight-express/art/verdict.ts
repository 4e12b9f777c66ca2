import { lettering } from '../../../stage/art/glyphs.ts'
import type { Art, Ink } from '../../../stage/art/ink.ts'

/** Beside the die of a card that is flipped at a crossing: a tick, or how many wagons are too many. */
export const verdict = (ink: Ink, lost: number): Art => ({
  body:
    `<circle cx="1" cy="3" r="22" fill="${ink('edge')}" fill-opacity=".3"/>` +
    `<circle r="22" fill="${ink('badge-paper')}" stroke="${ink('edge')}" stroke-width="2"/>` +
    `<circle r="17.5" fill="${ink(lost > 0 ? 'oxblood-fill' : 'green-fill')}"/>` +
    (lost > 0
      ? `<rect x="-11.5" y="-1.7" width="8.6" height="3.4" fill="${ink('badge-paper')}"/>${lettering(String(lost), 4.6, 8, 23, ink('badge-paper'))}`
      : `<path d="M-8.6 .6L-2.6 6.8L8.8-5.6" fill="none" stroke="${ink('badge-paper')}" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round"/>`),
  box: [-25, -25, 51, 52],
})
