import { lettering } from '../../../stage/art/glyphs.ts'
import { move, seatToken, type Art, type Ink } from '../../../stage/art/ink.ts'
import type { NamePlateLook } from '../pieces/name-plate.ts'
import { flag, gain as pill } from './furniture.ts'

const BAR = 9
/** What the flag takes at the right edge. */
export const FOR_FLAG = 24

/**
 * A slim plate with a bar in its seat's colour, as its pallet has it; one's own is of that colour altogether, to be
 * found among cards. 0,0 is its upper left corner.
 */
export function namePlate(
  ink: Ink,
  {
    seat,
    partner,
    gain,
    coming = 0,
    comingAt,
    wantsOne,
    isOwn,
    width,
    height,
  }: Omit<NamePlateLook, 'kind' | 'name' | 'points'>,
): Art {
  const inner = height - 3
  const ground =
    `<rect width="${width}" height="${height}" rx="4.5" fill="${ink('casing')}"/>` +
    `<rect x="1.5" y="1.5" width="${width - 3}" height="${inner}" rx="3" fill="${ink(isOwn ? seatToken(seat) : 'card')}"/>` +
    `<path d="M${BAR} 1.5V${height - 1.5}H4.5Q1.5 ${height - 1.5} 1.5 ${height - 4.5}V4.5Q1.5 1.5 4.5 1.5Z" fill="${ink(seatToken(seat))}"/>` +
    (partner === undefined ? '' : bandOf(ink, partner, height)) +
    `<path d="M${BAR} 1.5V${height - 1.5}" stroke="${ink('casing')}" stroke-width="1.2"/>`
  const room = width - (wantsOne ? FOR_FLAG : 0)
  const ends = wantsOne
    ? `<path d="M${room} 1.5H${width - 4.5}Q${width - 1.5} 1.5 ${width - 1.5} 4.5V${height - 4.5}Q${width - 1.5} ${height - 1.5} ${width - 4.5} ${height - 1.5}H${room}Z" fill="${ink('mark')}"/>` +
      `<path d="M${room} 1.5V${height - 1.5}" stroke="${ink('casing')}" stroke-width="1.2"/>` +
      move(room + 6, (height - 16) / 2 - 1, flag(ink('onlight'), 0.68))
    : ''
  const won = gain > 0 ? move(room - 19, height / 2, pill(ink, gain).body) : ''
  const comes =
    coming > 0 && gain === 0
      ? move(comingAt === 'left' ? -COMING.aside : width + COMING.aside, 0, badge(ink, coming, comingAt === 'left'))
      : ''
  return { body: ground + ends + won + comes, box: [-COMING.beyond, -13, width + 2 * COMING.beyond, height + 15] }
}

/**
 * Of what may come: so far beyond an end of the plate is its middle, for it leaves the points to be read, half its
 * width and height, and how far it reaches beyond that end.
 */
export const COMING = { aside: 15, wide: 20, high: 11, beyond: 38 } as const

/**
 * What may come, and has not: a parcel with its number and an arrow to the plate, within dashes, as the places of a
 * tile that are not taken. Points that are made bear a plus.
 */
function badge(ink: Ink, n: number, isLeft: boolean): string {
  const { wide, high } = COMING
  const pill = `<rect x="${-wide}" y="${-high}" width="${2 * wide}" height="${2 * high}" rx="${high}"`
  const arrow = `<path d="M-5 0H5M1 -4.2L5.4 0L1 4.2" fill="none" stroke="${ink('ink')}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>`
  const parcel = `<rect x="-8.5" y="-8" width="17" height="16" rx="2" fill="${ink('kraft')}" stroke="${ink('casing')}" stroke-width="1.4"/>`
  const [aside, back] = isLeft ? [-6.5, 1] : [6.5, -1]
  return (
    `${pill} fill="${ink('card')}" stroke="${ink('casing')}" stroke-width="3.4"/>` +
    `${pill} fill="none" stroke="${ink('glow')}" stroke-width="2" stroke-dasharray="4 2.5"/>` +
    move(aside, 0, parcel + lettering(String(n), 0, 5, 14.5, ink('onlight'))) +
    move(-aside * 1.55, 0, `<g transform="scale(${back} 1)">${arrow}</g>`)
  )
}

/** Of the bar the middle part in the colour of a partner, as the rim of their pallets has it. */
const bandOf = (ink: Ink, partner: number, height: number): string =>
  `<path d="M1.5 ${height * 0.3}H${BAR}V${height * 0.7}H1.5z" fill="${ink(seatToken(partner))}" stroke="${ink('casing')}" stroke-width="1.2"/>`
