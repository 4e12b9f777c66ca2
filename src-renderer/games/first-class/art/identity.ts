import type { Art, Ink } from '../../../stage/art/ink.ts'
import { numerals } from './numerals.ts'
import { sign } from './pictograms.ts'

/** Of the card: how deep its stub is, and how far its frame keeps off its edges. */
const STUB = 14
const EDGE = 3.5

/** Module C: who one is, a card like the others, its stub at the left, or on top of a high one. 0,0 is its middle. */
export function identity(ink: Ink, murderer: boolean, width: number, height: number): Art {
  const isHigh = height > width
  const [left, top] = [-width / 2, -height / 2]
  const [x, y] = isHigh ? [left + EDGE, top + STUB + 1] : [left + STUB + 1, top + EDGE]
  const [wide, tall] = [-left - EDGE - x, -top - EDGE - y]
  const size = Math.min(wide, tall) - 3
  const stub = isHigh
    ? `M${left + 5} ${top}H${-left - 5}q5 0 5 5V${top + STUB}H${left}V${top + 5}q0 -5 5 -5Z`
    : `M${left + 5} ${top}H${left + STUB}V${-top}H${left + 5}q-5 0 -5 -5V${top + 5}q0 -5 5 -5Z`
  const letter = isHigh ? [0, top + 11.5] : [left + 7, 4.5]
  const colour = ink(murderer ? 'oxblood-fill' : 'green-fill')
  return {
    body:
      `<rect x="${left + 1}" y="${top + 3}" width="${width}" height="${height}" rx="5" fill="${ink('shadow')}"/>` +
      `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="5" fill="${ink('card')}"/>` +
      `<path d="${stub}" fill="${colour}"/>${numerals('C', letter[0], letter[1], 13, ink('on'))}` +
      `<rect x="${x}" y="${y}" width="${wide}" height="${tall}" rx="3" fill="${ink('frame')}" stroke="${colour}" stroke-width="1.4"/>` +
      sign(ink, murderer ? 'murderer' : 'innocent', x + (wide - size) / 2, y + (tall - size) / 2, size) +
      `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="5" fill="none" stroke="${ink('ink')}" stroke-width="1.4"/>`,
    box: [left - 2, top - 2, width + 6, height + 8],
  }
}
