import { letterOfSeat } from '../../../../src-shared/seat-letters.ts'
import { seatToken, shapeIn, type Ink } from '../../../stage/art/ink.ts'
import { seatShape } from '../../../stage/art/seat-shape.ts'
import { numerals } from './numerals.ts'

/** The mark of a seat: its colour, its shape, its letter. x, y = its middle; the letter is never under 14. */
export function seatBadge(ink: Ink, seat: number, x: number, y: number, r = 11): string {
  const token = seatToken(seat)
  const shape = shapeIn(ink, seat)
  const size = Math.max(r * 1.15, 14)
  return (
    `<g transform="translate(${x} ${y})"><path d="${seatShape(shape, shape === 2 ? r * 0.94 : r)}" fill="${ink(token)}" stroke="${ink('ink')}" stroke-width="1.8" stroke-linejoin="round"/>` +
    `${numerals(letterOfSeat(seat), 0, shape === 2 ? r * 0.62 : size * 0.36, size, ink(`${token}-ink`))}</g>`
  )
}
