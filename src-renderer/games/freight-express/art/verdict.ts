import { lettering } from '../../../stage/art/glyphs.ts'
import type { Art, Ink } from '../../../stage/art/ink.ts'
import { die } from './card.ts'

const colour = (ink: Ink, lost: number): string => ink(lost > 0 ? 'oxblood-fill' : 'green-fill')

/** Beside the die of a card that is flipped at a crossing: a tick, or how many wagons are too many. */
export const verdict = (ink: Ink, lost: number): Art => ({
  body:
    `<circle cx="1" cy="3" r="22" fill="${ink('edge')}" fill-opacity=".3"/>` +
    `<circle r="22" fill="${ink('badge-paper')}" stroke="${ink('edge')}" stroke-width="2"/>` +
    `<circle r="17.5" fill="${colour(ink, lost)}"/>` +
    (lost > 0
      ? `<rect x="-11.5" y="-1.7" width="8.6" height="3.4" fill="${ink('badge-paper')}"/>${lettering(String(lost), 4.6, 8, 23, ink('badge-paper'))}`
      : `<path d="M-8.6 .6L-2.6 6.8L8.8-5.6" fill="none" stroke="${ink('badge-paper')}" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round"/>`),
  box: [-25, -25, 51, 52],
})

/** The die of a card that is flipped at a crossing, larger, with a rim: it decides. */
export const deciding = (ink: Ink, value: number, lost: number): Art => ({
  body:
    `<rect x="-18" y="-18" width="36" height="36" rx="8" fill="${ink('badge-paper')}" stroke="${colour(ink, lost)}" stroke-width="3.4"/>` +
    `<g transform="translate(-14 -14)">${die(ink, value, 28)}</g>`,
  box: [-20, -20, 40, 40],
})

const HIGH = 17

/** What the die must cover: a wagon for each that is pulled, below one another; those too many are struck out. */
export const pulled = (ink: Ink, n: number, lost: number): Art => ({
  body: Array.from({ length: n }, (_, i) => {
    const isLost = i >= n - lost
    return (
      `<g transform="translate(0 ${i * HIGH})">` +
      `<rect x="-15" y="-1.5" width="30" height="16" rx="4" fill="${ink('badge-paper')}" stroke="${ink('edge')}" stroke-width="1.4"/>` +
      `<path d="M-10 2H10L8.6 8.6H-8.6Z" fill="${colour(ink, isLost ? 1 : 0)}"/>` +
      `<circle cx="-5" cy="10.4" r="2.2" fill="${ink('edge')}"/><circle cx="5" cy="10.4" r="2.2" fill="${ink('edge')}"/>` +
      (isLost ? `<path d="M-13 12.5L13 .5" stroke="${ink('edge')}" stroke-width="2.6" stroke-linecap="round"/>` : '') +
      '</g>'
    )
  }).join(''),
  box: [-17, -3, 34, n * HIGH + 3],
})
