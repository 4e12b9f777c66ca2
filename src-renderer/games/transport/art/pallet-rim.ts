import { seatToken, type Art, type Ink } from '../../../stage/art/ink.ts'
import { degreesOf } from '../belt.ts'
import { at, corners } from './hexagon.ts'

/** By what a pallet is seen first among belts: a rim over its neighbours' edges, and light on the floor. */

/** Whose it is, who plays together with them, and whether whoever looks is one of the two. */
export interface Whose {
  readonly seat: number
  readonly partner?: number
  readonly isOwn?: boolean
}

/** How far from the middle the rim lies, and how wide its lines are. */
const RIM = { radius: 103, casing: 23, colour: 16, own: 5.5, within: 91 } as const
/** A stretch of the colour of a partner, and from one to the next. */
const BAND = [25, 25] as const

/** Round all but its belt, in the colour of its seat, in turns with that of a partner. One's own has a white line. */
export function palletRim(ink: Ink, { seat, partner, isOwn }: Whose, rotation: number): Art {
  const line = (radius: number, colour: string, width: number, more = '') =>
    `<path d="M${corners(radius).map(at).join('L')}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"${more}/>`
  const { radius, casing, colour, own, within } = RIM
  const body =
    line(radius, ink('casing'), casing) +
    line(radius, ink(seatToken(seat)), colour) +
    (partner === undefined
      ? ''
      : line(
          radius,
          ink(seatToken(partner)),
          colour,
          ` stroke-dasharray="${BAND.join(' ')}" stroke-dashoffset="-12"`,
        )) +
    (isOwn ? line(within, ink('casing'), own + 5) + line(within, ink('tag'), own) : '')
  return { body: `<g transform="rotate(${degreesOf(rotation)})">${body}</g>`, box: [-118, -120, 236, 240] }
}

/** So far it falls, and how much of it, from the middle outwards. */
const FALLS = 205
const SEEN = [
  [0.4, 0.8],
  [0.62, 0.42],
  [1, 0],
] as const

/** Light of its seat's colour on the floor round it. */
export function palletLight(ink: Ink, seat: number): Art {
  const stops = SEEN.map(
    ([to, seen]) => `<stop offset="${to}" stop-color="${ink(seatToken(seat))}" stop-opacity="${seen}"/>`,
  )
  return {
    body: `<radialGradient id="own">${stops.join('')}</radialGradient><circle r="${FALLS}" fill="url(#own)"/>`,
    box: [-FALLS, -FALLS, 2 * FALLS, 2 * FALLS],
  }
}
