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

/** At the foot of the slips, clear of the station's letter, as light at night as by day: a plus, for it is no value. */
const howManyMore = (ink: Ink, more: number): string =>
  `<circle cx="17.6" cy="-1.4" r="7.4" fill="${ink('badge-paper')}" stroke="${ink('edge')}" stroke-width="1.4"/>` +
  lettering(`+${more}`, 17.4, 2.1, 9.6, ink('badge-text'))

/** A wagon from its side, round at its ends as no flag is, on a rim of paper: it stands on its own wheels. */
const onWheels = (ink: Ink, at: string, colour: string): string =>
  `<g transform="${at}">` +
  `<rect x="-.6" y="-18.4" width="18.2" height="13.6" rx="3.4" fill="${ink('edge')}" stroke="${ink('edge')}" stroke-width="5"/>` +
  `<path d="M4.4-3.2h8.2" stroke="${ink('edge')}" stroke-width="9.6" stroke-linecap="round"/>` +
  `<rect x="-.6" y="-18.4" width="18.2" height="13.6" rx="3.4" fill="${ink('badge-paper')}" stroke="${ink('badge-paper')}" stroke-width="2.6"/>` +
  `<path d="M4.4-3.2h8.2" stroke="${ink('badge-paper')}" stroke-width="7.4" stroke-linecap="round"/>` +
  `<rect x="-.6" y="-18.4" width="18.2" height="13.6" rx="2.6" fill="${ink(colour)}"/>` +
  `<circle cx="4.2" cy="-3.4" r="2.5" fill="${ink('edge')}"/><circle cx="12.8" cy="-3.4" r="2.5" fill="${ink('edge')}"/></g>`

/**
 * A wagon of a hand card, from its side as the card shows it; behind it a second one where more wait there, with how
 * many. Nothing on it has a seat's colour, as flags have: it is coupled to nobody's train.
 */
export const waitingWagon = (ink: Ink, value: number, more: number): Art => ({
  body:
    (more > 0 ? onWheels(ink, 'translate(3.4 -3.4)', wagonColour(value)) : '') +
    onWheels(ink, 'translate(0 0)', wagonColour(value)) +
    lettering(String(value), 8.5, -6.6, 14, ink('badge-paper')) +
    (more > 0 ? howManyMore(ink, more) : ''),
  box: [-5, -27, 33, 36],
})
