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

/** In the corner of the slips, as light at night as by day: a plus, so that it is no wagon's value. */
const howManyMore = (ink: Ink, more: number): string =>
  `<circle cx="20" cy="-20" r="8.4" fill="${ink('badge-paper')}" stroke="${ink('edge')}" stroke-width="1.4"/>` +
  lettering(`+${more}`, 20, -16.2, 11, ink('badge-text'))

/**
 * A wagon of a hand card, from its side as the card shows it, on paper with a rim of its seat's colour; how many more
 * wait there.
 */
export const waitingWagon = (ink: Ink, seat: number, value: number, more: number): Art => ({
  body:
    (more > 0
      ? `<rect x="3" y="-21.4" width="17" height="18" rx="3" fill="${ink('card')}" stroke="${ink('edge')}" stroke-width="1.2"/>`
      : '') +
    `<rect y="-19" width="17" height="18" rx="3" fill="${ink('card')}" stroke="${ink('edge')}" stroke-width="4"/>` +
    `<rect y="-19" width="17" height="18" rx="3" fill="${ink('card')}" stroke="${ink(seatToken(seat))}" stroke-width="1.8"/>` +
    `<rect x="1.4" y="-17.6" width="14.2" height="12" rx="1.6" fill="${ink(wagonColour(value))}"/>` +
    `<circle cx="5" cy="-4.4" r="2.1" fill="${ink('iron')}"/><circle cx="12" cy="-4.4" r="2.1" fill="${ink('iron')}"/>` +
    lettering(String(value), 8.5, -7.4, 12, ink('badge-paper')) +
    (more > 0 ? howManyMore(ink, more) : ''),
  box: [-4, -30, 34, 32],
})
