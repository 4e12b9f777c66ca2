import { letterOfSeat } from '../../../../src-shared/seat-letters.ts'
import { lettering } from '../../../stage/art/glyphs.ts'
import { seatToken, shapeIn, type Ink } from '../../../stage/art/ink.ts'
import { seatShape } from '../../../stage/art/seat-shape.ts'

/** A triangle and a diamond reach further than a circle: so much smaller, all look alike. */
const REACH = [1, 1, 0.89, 0.91] as const
const outline = (shape: number, r: number): string => `<path d="${seatShape(shape, r * REACH[shape])}"`

/** The signs of seats on pallets and plates: a shape each, in the seat's colour, with its letter. */
export function sign(ink: Ink, seat: number, r: number, x = 0, y = 0): string {
  const token = seatToken(seat)
  const shape = shapeIn(ink, seat)
  const size = shape < 2 ? r * 1.15 : r * 1.02
  return (
    `<g transform="translate(${x} ${y})">${outline(shape, r)} fill="${ink(token)}" stroke="${ink('casing')}" stroke-width="${Math.max(1.6, r * 0.12)}" stroke-linejoin="round"/>` +
    `${lettering(letterOfSeat(seat), 0, shape === 2 ? r * 0.62 : r * 0.38, size, ink(`${token}-ink`))}</g>`
  )
}

/** The sign on a pallet's deck, on a pale plate. */
export function signOnPallet(ink: Ink, seat: number, x: number, y: number, r = 28): string {
  const shape = shapeIn(ink, seat)
  return (
    `<g transform="translate(${x} ${y + (shape === 2 ? 4 : 0)})">${outline(shape, r * [1.3, 1.3, 1.42, 1.36][shape])} fill="${ink('tag')}" stroke="${ink('casing')}" stroke-width="2.8" stroke-linejoin="round"/></g>` +
    sign(ink, seat, r, x, y + (shape === 2 ? 6 : 0))
  )
}
