import { lettering } from '../../../stage/art/glyphs.ts'
import { seatToken, type Art, type Ink } from '../../../stage/art/ink.ts'
import { wagonColour } from './wagon-top.ts'

/** Pictures of where wagons go and wait, on the ground of a station: each from the foot of its pole. */

/**
 * The flag of one's own wagons, which tells what they bring, and the smaller one of a rival's; behind it a second one
 * where they are several.
 */
export const goalFlag = (ink: Ink, seat: number, worth: number | null, several: boolean): Art =>
  worth === null ? pennant(ink, seat, several) : banner(ink, seat, worth, several)

const pole = (ink: Ink, high: number): string =>
  `<path d="M0 0V${-high}" stroke="${ink('card')}" stroke-width="4.4" stroke-linecap="round"/>` +
  `<path d="M0 0V${-high}" stroke="${ink('edge')}" stroke-width="2" stroke-linecap="round"/>`

const bare = (ink: Ink, seat: number, outlines: readonly string[]): string =>
  outlines
    .map(
      (d) =>
        `<path d="${d}" fill="${ink(seatToken(seat))}" stroke="${ink('edge')}" stroke-width="1.4" stroke-linejoin="round"/>`,
    )
    .join('')

/** On a rim of paper that goes round them all. */
const rimmed = (ink: Ink, seat: number, outlines: readonly string[]): string =>
  outlines
    .map(
      (d) => `<path d="${d}" fill="${ink('card')}" stroke="${ink('card')}" stroke-width="4" stroke-linejoin="round"/>`,
    )
    .join('') + bare(ink, seat, outlines)

const pennant = (ink: Ink, seat: number, several: boolean): Art => ({
  body:
    pole(ink, 17) +
    bare(ink, seat, several ? ['M0-12.4L12.6-7.6L0-2.7z', 'M0-17.8L12.6-13L0-8.1z'] : ['M0-17.8L12.6-13L0-8.1z']),
  box: [-4, -21, 20, 24],
})

const BANNER = 'M0-25.4H18.4L15.6-17.9L18.4-10.4H0z'
/** Seen below the first and beyond its tail. */
const BEHIND = 'M0-20.4H22.6L19.6-13.2L22.6-6H0z'

const banner = (ink: Ink, seat: number, worth: number, several: boolean): Art => ({
  body:
    pole(ink, 24) +
    rimmed(ink, seat, several ? [BEHIND, BANNER] : [BANNER]) +
    lettering(String(worth), 8.2, -13.1, worth > 9 ? 11.5 : 13.5, ink(`${seatToken(seat)}-ink`)),
  box: [-4, -29, 30, 32],
})

/** Cards of the hand in small, held aslant, as nothing on rails stands: a lone one, one of a pair, one of more. */
interface Form {
  readonly wide: number
  readonly high: number
  /** How high the colour is on which the value stands. */
  readonly block: number
  /** Of the numeral. */
  readonly size: number
}
const LONE: Form = { wide: 25, high: 24, block: 14.4, size: 14 }
const PAIR: Form = { wide: 13, high: 24, block: 14.4, size: 13.4 }
const FEW: Form = { wide: 13, high: 13, block: 10, size: 11.6 }

const TILT = -5
/** More than these have no room: the last says how many there are then. */
const MOST = 3
const [LEFT, TOP] = [-3.2, -25]
/** Between two of them ground is seen, so that no two values are read as one number. */
const GAP = 1
/** From the edge of a card to what stands on it. */
const MARGIN = 1.8

interface Spot {
  readonly x: number
  readonly y: number
}

/** Two beside each other, two below these. */
const spot = (nth: number, { wide, high }: Form): Spot => ({
  x: LEFT + (nth % 2) * (wide + GAP),
  y: TOP + Math.floor(nth / 2) * (high + GAP),
})

const cardOutline = (ink: Ink, { x, y }: Spot, { wide, high }: Form): string =>
  `<rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="2.4" fill="${ink('badge-paper')}" ` +
  `stroke="${ink('edge')}" stroke-width="1.2"/>`

/** Where numerals of this size stand that are in the middle about `y`. */
const footOf = (y: number, size: number): number => y + 0.35 * size

/** A card, and on it what it is worth as a wagon, in the colour of its kind. */
function valueCard(ink: Ink, value: number, at: Spot, form: Form): string {
  const { wide, block, size } = form
  const [x, y] = [at.x + MARGIN, at.y + MARGIN - 0.3]
  return (
    cardOutline(ink, at, form) +
    `<rect x="${x}" y="${y}" width="${wide - 2 * MARGIN}" height="${block}" rx="1.6" fill="${ink(wagonColour(value))}"/>` +
    lettering(String(value), at.x + wide / 2, footOf(y + block / 2, size), size, ink('badge-paper')) +
    (form === FEW ? '' : tag(ink, { x: at.x + MARGIN, y: -4.7 }))
  )
}

/** How many more there are, in ink. */
const moreCard = (ink: Ink, more: number, at: Spot): string =>
  cardOutline(ink, at, FEW) +
  lettering(`+${more}`, at.x + FEW.wide / 2, footOf(at.y + FEW.high / 2, 9.6), 9.6, ink('badge-text'))

/** The tag by which a hand card says where it is coupled; `y`: of its point. */
const tag = (ink: Ink, { x, y }: Spot, part = 1): string =>
  `<path d="M${x} ${y - 2.7 * part}h${6.4 * part}l${2.8 * part} ${2.7 * part}l${-2.8 * part} ${2.7 * part}h${-6.4 * part}z" ` +
  `fill="${ink('sign')}" stroke="${ink('edge')}" stroke-width=".8"/>`

/**
 * What hand cards may be coupled here: each a card in small, with what it is worth, the highest first, and the tag of
 * its corner, which three and more share. They have no wheels, for they are no wagons yet, and nothing of a seat's
 * colour, as flags and trains have.
 */
export function handWagons(ink: Ink, values: readonly number[]): Art {
  const form = [LONE, PAIR][values.length - 1] ?? FEW
  const isFull = values.length > MOST
  const shown = isFull ? values.slice(0, MOST - 1) : values
  const last = spot(MOST, FEW)
  return {
    body:
      `<g transform="rotate(${TILT} 9.5 -13)">` +
      shown.map((value, nth) => valueCard(ink, value, spot(nth, form), form)).join('') +
      (isFull ? moreCard(ink, values.length - shown.length, spot(MOST - 1, FEW)) : '') +
      (form === FEW ? tag(ink, { x: last.x + 1.5, y: last.y + FEW.high / 2 }, 1.25) : '') +
      '</g>',
    box: [-8, -32, 40, 40],
  }
}
