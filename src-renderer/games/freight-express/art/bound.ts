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

/** A card of the hand in small, with room for so many wagons; held aslant, as nothing on rails stands. */
const CARD = { wide: 25, high: 24, tilt: -5 } as const
const MOST = 3
/** Between two of them, so that they are no number of two figures. */
const GAP = 1.7

const cardOutline = (ink: Ink, more: string): string =>
  `<rect x="-3" y="-25" width="${CARD.wide}" height="${CARD.high}" rx="3" ${more} fill="${ink('badge-paper')}" ` +
  `stroke="${ink('edge')}" stroke-width="1.3"/>`

/** Cards below the first one, seen at its side, as a hand is held: so many as have no place on it are told there. */
const cardsBelow = (ink: Ink, more: number): string =>
  Array.from({ length: Math.min(more, 2) }, (_, i) =>
    cardOutline(ink, `transform="rotate(${(Math.min(more, 2) - i) * 8} 9.5 0)"`),
  ).join('')

/** What a card is worth as a wagon, in the colour of its kind; or how many more there are, in ink. */
const block = (ink: Ink, at: number, wide: number, text: string, colour: string | null): string =>
  (colour === null ? '' : `<rect x="${at}" y="-23.2" width="${wide}" height="14.4" rx="1.8" fill="${ink(colour)}"/>`) +
  lettering(
    text,
    at + wide / 2,
    wide < 8 ? -12 : -11,
    wide < 8 ? 10.6 : 14,
    ink(colour === null ? 'badge-text' : 'badge-paper'),
  )

/** The tag by which a hand card says where it is coupled. */
const tag = (ink: Ink): string =>
  `<path d="M-1.4-7.4H5.6L8.8-4.7L5.6-2H-1.4z" fill="${ink('sign')}" stroke="${ink('edge')}" stroke-width=".8"/>`

/**
 * What hand cards may be coupled here: a card in small with the tag of its corner, and on it what each is worth, the
 * highest first. It has no wheels, for it is no wagon yet, and nothing of a seat's colour, as flags and trains have.
 */
export function handWagons(ink: Ink, values: readonly number[]): Art {
  const isFull = values.length > MOST
  const shown = isFull ? values.slice(0, MOST - 1) : values
  const wide = (CARD.wide - 3.4 - (Math.min(values.length, MOST) - 1) * GAP) / Math.min(values.length, MOST)
  const at = (i: number) => -1.3 + i * (wide + GAP)
  return {
    body:
      `<g transform="rotate(${CARD.tilt} 9.5 -13)">` +
      cardsBelow(ink, values.length - 1) +
      cardOutline(ink, '') +
      shown.map((value, i) => block(ink, at(i), wide, String(value), wagonColour(value))).join('') +
      (isFull ? block(ink, at(MOST - 1), wide, `+${values.length - shown.length}`, null) : '') +
      tag(ink) +
      '</g>',
    box: [-8, -32, 40, 38],
  }
}
