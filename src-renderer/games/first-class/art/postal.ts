import { seatToken, type Ink } from '../../../stage/art/ink.ts'
import { chip, line, upArrow } from './effects.ts'
import { outline } from './pen.ts'
import { mailBody } from './wagons.ts'

/** Room on the side of a mail wagon for what tells it from the three others, and how large a sign is there at most. */
const BOARD = { x: 30, y: 27, width: 68, height: 36 } as const
const MOST = 1.4

/** A mail wagon with a board on its side: the sign of what it brings. Of four steps or coins the kind is enough. */
export function postalWagon(ink: Ink, seat: number, mail: number): string {
  const { x, y, width, height } = BOARD
  const signs = [
    line(ink, [{ kind: 'locomotive', n: 2 }]),
    {
      width: 44,
      draw: (left: number, middle: number) => chip(ink, 0, left, middle - 11) + upArrow(ink, left + 36, middle, 6, 3.4),
    },
    line(ink, [{ kind: 'conductors', n: 0 }]),
    line(ink, [{ kind: 'coins', n: 3 }]),
  ]
  const sign = signs[mail] ?? signs[0]
  const scale = Math.min(MOST, (width - 6) / sign.width)
  const left = x + (width - sign.width * scale) / 2
  return (
    mailBody(ink, ink(seatToken(seat))) +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="${ink('card')}" ${outline(ink, 2.5)}/>` +
    `<g transform="translate(${left.toFixed(1)} ${y + height / 2}) scale(${scale.toFixed(3)})">${sign.draw(0, 0)}</g>`
  )
}
