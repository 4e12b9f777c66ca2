import { letterOfSeat } from '../../../src-shared/seat-letters.ts'
import { lettering } from './glyphs.ts'
import type { Art, Ink } from './ink.ts'
import { seatToken, shapeIn } from './ink.ts'
import { seatShape } from './seat-shape.ts'

const PLATE = [
  [12.5, 9.4],
  [13, 9.4],
  [12, 8],
  [11.5, 8.2],
] as const
const CAB = [6.9, 6.7, 6.3, 6.2] as const
/** So much of it has the colour of the seat. */
const WITHIN = 0.58

/** The mark on a plate: the seat's colour round a pale field. */
export function plateBadge(ink: Ink, seat: number): Art {
  const shape = shapeIn(ink, seat)
  const [outer, inner] = PLATE[shape]
  return {
    box: [-17, -17, 34, 34],
    body:
      `<path d="${seatShape(shape, outer)}" fill="${ink(seatToken(seat))}" stroke="${ink('edge')}" stroke-width="1.8" stroke-linejoin="round"/>` +
      `<path d="${seatShape(shape, inner)}" fill="${ink('badge-paper')}"/>` +
      lettering(letterOfSeat(seat), 0, shape === 2 ? 6 : 5.2, 14.5, ink('badge-text')),
  }
}

/**
 * The mark on a cab's roof: the seat's shape in its colour, no letter, which would be taken for that of a station. It
 * stays upright, however the locomotive stands.
 */
export function cabBadge(ink: Ink, seat: number): Art {
  const shape = shapeIn(ink, seat)
  const r = CAB[shape]
  return {
    box: [-13, -13, 26, 26],
    body:
      `<path d="${seatShape(shape, r)}" fill="${ink('badge-paper')}" stroke="${ink('edge')}" stroke-width="1.5" stroke-linejoin="round"/>` +
      `<path d="${seatShape(shape, r * WITHIN)}" fill="${ink(seatToken(seat))}" stroke="${ink('edge')}" stroke-width="1" stroke-linejoin="round"/>`,
  }
}
