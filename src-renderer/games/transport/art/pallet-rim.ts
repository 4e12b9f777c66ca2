import { seatToken, type Art, type Ink } from '../../../stage/art/ink.ts'
import { degreesOf } from '../belts/belt.ts'
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
const RIM_BOX = [-118, -120, 236, 240] as const

/** Round all but its belt: one half of its seat's colour, the other of a partner's. One's own has a white line. */
export function palletRim(ink: Ink, whose: Whose, rotation: number): Art {
  const { own, within } = RIM
  const body =
    coloured(ink, whose) + (whose.isOwn ? line(within, ink('casing'), own + 5) + line(within, ink('tag'), own) : '')
  return { body: turned(body, rotation), box: RIM_BOX }
}

/** Of a pallet that would lie there: dashes run along its rim. */
export const ghostRim = (ink: Ink, seat: number, rotation: number): Art => ({
  body: turned(
    `<g opacity=".85">${coloured(ink, { seat })}</g>` +
      line(RIM.radius, ink('casing'), 9, ' stroke-dasharray="19 7" stroke-dashoffset="1.5"') +
      line(RIM.radius, ink('glow'), 6, ' stroke-dasharray="16 10"'),
    rotation,
  ),
  box: RIM_BOX,
})

const turned = (body: string, rotation: number): string => `<g transform="rotate(${degreesOf(rotation)})">${body}</g>`

function line(radius: number, colour: string, width: number, more = '', round = corners(radius)): string {
  const d = round.map(at).join('L')
  return `<path d="M${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"${more}/>`
}

/** Stripes of two colours would say that one is to keep off: each colour is all that lies to one side of its belt. */
function coloured(ink: Ink, { seat, partner }: Whose): string {
  const { radius, casing, colour } = RIM
  const whole = line(radius, ink('casing'), casing) + line(radius, ink(seatToken(seat)), colour)
  if (partner === undefined) return whole
  const ends = { x: -APOTHEM_PART * radius, y: 0 }
  const half = [...corners(radius).slice(0, HALF), ends]
  const seam = `<path d="M${ends.x - colour / 2} 0h${colour}" stroke="${ink('casing')}" stroke-width="4"/>`
  return whole + line(radius, ink(seatToken(partner)), colour, '', half) + seam
}
/** So many of its corners lie to one side of its belt. */
const HALF = 3
/** From the middle to an edge, of the way to a corner. */
const APOTHEM_PART = Math.sqrt(3) / 2

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
