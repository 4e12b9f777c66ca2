import { lettering } from '../../../stage/art/glyphs.ts'
import { seatToken, type Art, type Ink } from '../../../stage/art/ink.ts'
import { gain } from './furniture.ts'

const POINTS = 14

/** What flies with the board is drawn in its units, so much larger than it is seen, or it would be blurred. */
export const SKY = 4
/** How far a prize reaches from its middle. */
export const PRIZE_REACH = 35

/** Points that are won, in a star of the colour of whoever won them. 0,0 is the middle. */
export function prize(ink: Ink, n: number, seat: number): Art {
  const corners = Array.from({ length: 2 * POINTS }, (_, i) => {
    const [r, way] = [i % 2 ? 25 : 32, (Math.PI * i) / POINTS]
    return `${(r * Math.sin(way)).toFixed(1)} ${(-r * Math.cos(way)).toFixed(1)}`
  })
  return inSky({
    body:
      `<path d="M${corners.join('L')}Z" fill="${ink(seatToken(seat))}" stroke="${ink('casing')}" stroke-width="2.4" stroke-linejoin="round"/>` +
      `<circle r="20" fill="${ink('card')}" stroke="${ink('casing')}" stroke-width="1.6"/>` +
      lettering(`+${n}`, 0, 8.4, 24, ink('ink')),
    box: [-PRIZE_REACH, -PRIZE_REACH, 2 * PRIZE_REACH, 2 * PRIZE_REACH],
  })
}

/** The points that a seat gains, as they rise over the pallet. 0,0 is the middle. */
export const rise = (ink: Ink, n: number): Art => inSky(gain(ink, n))

const inSky = ({ body, box: [x, y, width, height] }: Art): Art => ({
  body: `<g transform="scale(${SKY})">${body}</g>`,
  box: [SKY * x, SKY * y, SKY * width, SKY * height],
})

/** A rim round a plate. 0,0 is the upper left corner of that. */
export const flinch = (ink: Ink, seat: number, width: number, height: number): Art => ({
  body:
    `<rect x="-1" y="-1" width="${width + 2}" height="${height + 2}" rx="8" fill="none" stroke="${ink('casing')}" stroke-width="9"/>` +
    `<rect x="-1" y="-1" width="${width + 2}" height="${height + 2}" rx="8" fill="none" stroke="${ink(seatToken(seat))}" stroke-width="6"/>`,
  box: [-7, -7, width + 14, height + 14],
})

/** Shade over the table. 0,0 is its upper left corner. */
export const dusk = (width: number, height: number): Art => ({
  body: `<rect width="${width}" height="${height}" fill="#0d1517" fill-opacity=".42"/>`,
  box: [0, 0, width, height],
})
