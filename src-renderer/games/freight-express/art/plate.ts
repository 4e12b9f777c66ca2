import deliveredFile from '../../../../assets/art/icon-ui-delivered.svg?raw'
import handFile from '../../../../assets/art/icon-ui-hand.svg?raw'
import { actingBar } from '../../../stage/art/acting-bar.ts'
import { softShadow } from './card.ts'
import type { Art, Ink } from '../../../stage/art/ink.ts'
import { icon } from '../../../stage/art/ink.ts'

/**
 * The ground of a seat's plate; an ink border and a glowing bar say that this seat is to act. 0,0 is its upper left
 * corner.
 */
export function plate(ink: Ink, width: number, height: number, lit: boolean): Art {
  const box = (inset: number) =>
    `x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${6 - inset / 2}"`
  const body = lit
    ? `<g filter="url(#s)"><rect ${box(0)} fill="${ink('paper')}"/></g>${actingBar(ink, height, 6)}` +
      `<rect ${box(0.75)} fill="none" stroke="${ink('ink')}" stroke-width="1.5"/>`
    : `<g filter="url(#s)"><rect ${box(0)} fill="${ink('card')}"/></g><rect ${box(0.5)} fill="none" stroke="${ink('line')}"/>`
  return { body: softShadow(ink) + body, box: [-4, -4, width + 8, height + 10] }
}

/** Round the plate of a seat that takes the lead; 0,0 is its middle. */
export const plateRing = (ink: Ink, width: number, height: number): Art => ({
  body: `<rect x="${-width / 2 - 1}" y="${-height / 2 - 1}" width="${width + 2}" height="${height + 2}" rx="7" fill="none" stroke="${ink('ink')}" stroke-width="7"/><rect x="${-width / 2 - 1}" y="${-height / 2 - 1}" width="${width + 2}" height="${height + 2}" rx="7" fill="none" stroke="${ink('glow')}" stroke-width="4.5"/>`,
  box: [-width / 2 - 6, -height / 2 - 6, width + 12, height + 12],
})

/** A small picture before a count. 0,0 is its middle. */
export const countIcon = (ink: Ink, kind: 'delivered' | 'hand'): Art => ({
  body: `<g transform="translate(-9 -9) scale(.9)">${icon(kind === 'hand' ? handFile : deliveredFile, ink('ink-soft'))}</g>`,
  box: [-9, -9, 18, 18],
})
