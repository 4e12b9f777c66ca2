import { seatToken, type Ink } from '../../../stage/art/ink.ts'
import { chip, line, upArrow } from './effects.ts'
import { outline } from './pen.ts'
import { mailBody } from './wagons.ts'

/** Where a sign stands on a mail wagon, and how large it is there at most. */
interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly most: number
}

/** Room on the side of a mail wagon for what tells it from the three others. */
const BOARD: Place = { x: 30, y: 27, width: 68, height: 36, most: 1.4 }
/** In the shed wagons are small, and what they bring is all that one looks for: it takes the whole side. */
const SIDE: Place = { x: 3, y: 16, width: 122, height: 56, most: 2.1 }

/** A mail wagon with a board on its side: the sign of what it brings. */
export function postalWagon(ink: Ink, seat: number, mail: number): string {
  const { x, y, width, height } = BOARD
  return (
    mailBody(ink, ink(seatToken(seat))) +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="${ink('card')}" ${outline(ink, 2.5)}/>` +
    sign(ink, mail, BOARD)
  )
}

/** One that is left: wheels, a roof in its seat's colour, and all of its side for the sign. */
export function postalWagonLeft(ink: Ink, seat: number, mail: number): string {
  const { x, y, width, height } = SIDE
  const wheel = (at: number) => `<circle cx="${at}" cy="76" r="9" fill="${ink('ink-soft')}" ${outline(ink, 3)}/>`
  return (
    [24, 104].map(wheel).join('') +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="${ink('card')}" ${outline(ink, 3)}/>` +
    `<path d="M0 17q4 -13 20 -13h88q16 0 20 13z" fill="${ink(seatToken(seat))}" ${outline(ink, 3)}/>` +
    sign(ink, mail, SIDE)
  )
}

/** What one brings. Of four steps or coins the kind is enough. */
function sign(ink: Ink, mail: number, { x, y, width, height, most }: Place): string {
  const signs = [
    line(ink, [{ kind: 'locomotive', n: 2 }]),
    {
      width: 44,
      draw: (left: number, middle: number) => chip(ink, 0, left, middle - 11) + upArrow(ink, left + 36, middle, 6, 3.4),
    },
    line(ink, [{ kind: 'conductors', n: 0 }]),
    line(ink, [{ kind: 'coins', n: 3 }]),
  ]
  const its = signs[mail] ?? signs[0]
  const scale = Math.min(most, (width - 6) / its.width)
  const left = x + (width - its.width * scale) / 2
  return `<g transform="translate(${left.toFixed(1)} ${y + height / 2}) scale(${scale.toFixed(3)})">${its.draw(0, 0)}</g>`
}
