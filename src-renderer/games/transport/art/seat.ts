import { letterOfSeat } from '../../../../src-shared/seat-letters.ts'
import { lettering } from '../../../stage/art/glyphs.ts'
import { seatToken, type Ink } from '../../../stage/art/ink.ts'
import { seatShape } from '../../../stage/art/seat-shape.ts'

/** A triangle and a diamond reach further than a circle: so much smaller, all look alike. */
const REACH = [1, 1, 0.89, 0.91] as const
const shape = (seat: number, r: number): string => `<path d="${seatShape(seat, r * REACH[seat])}"`

/** The signs of seats on pallets and plates: a shape each, in the seat's colour, with its letter. */
export function sign(ink: Ink, seat: number, r: number, x = 0, y = 0): string {
  const token = seatToken(seat)
  const size = seat < 2 ? r * 1.15 : r * 1.02
  return (
    `<g transform="translate(${x} ${y})">${shape(seat, r)} fill="${ink(token)}" stroke="${ink('casing')}" stroke-width="${Math.max(1.6, r * 0.12)}" stroke-linejoin="round"/>` +
    `${lettering(letterOfSeat(seat), 0, seat === 2 ? r * 0.62 : r * 0.38, size, ink(`${token}-ink`))}</g>`
  )
}

/** The sign on a pallet's deck, on a pale plate. */
export const signOnPallet = (ink: Ink, seat: number, x: number, y: number, r = 28): string =>
  `<g transform="translate(${x} ${y + (seat === 2 ? 4 : 0)})">${shape(seat, r * [1.3, 1.3, 1.42, 1.36][seat])} fill="${ink('tag')}" stroke="${ink('casing')}" stroke-width="2.8" stroke-linejoin="round"/></g>` +
  sign(ink, seat, r, x, y + (seat === 2 ? 6 : 0))
