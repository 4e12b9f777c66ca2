import { lettering } from '../../../stage/art/glyphs.ts'
import { seatToken, type Art, type Ink } from '../../../stage/art/ink.ts'
import { LETTERS } from '../../../../src-shared/games/freight-express/specials.ts'

/** Half a wagon's length and width from above, in u. */
const [LONG, BROAD] = [13.6, 10]

const box = (long: number, broad: number, round: number, more: string): string =>
  `<rect x="${-long}" y="${-broad}" width="${2 * long}" height="${2 * broad}" rx="${round}" ${more}/>`

/**
 * A coupled wagon from above, as it stands behind its locomotive, facing east: in the colour of its value, on a broad
 * frame in that of its seat, as its hook at the front is; buffers are at both ends.
 */
export function wagonTop(ink: Ink, value: number, seat: number): Art {
  const { colour, round, roof } = kindOf(value)
  const own = ink(seatToken(seat))
  const buffers = `M${-LONG - 3}-5.4V-2.6M${-LONG - 3} 2.6V5.4M${LONG + 3}-5.4V-2.6M${LONG + 3} 2.6V5.4`
  return {
    body:
      `<path d="M${-LONG}-4H${-LONG - 3}M${-LONG} 4H${-LONG - 3}M${LONG}-4H${LONG + 3}M${LONG} 4H${LONG + 3}` +
      `M${LONG} 0H${LONG + 5}${buffers}" fill="none" stroke="${ink('iron')}" stroke-width="2"/>` +
      box(LONG + 1.4, BROAD + 2.6, round, `transform="translate(.8 2)" fill="${ink('edge')}" fill-opacity=".3"`) +
      box(LONG + 0.4, BROAD + 1.6, round, `fill="${own}" stroke="${ink('edge')}" stroke-width="3.4"`) +
      box(LONG + 0.4, BROAD + 1.6, round, `fill="${own}"`) +
      `<path d="M${LONG + 0.4} 0H${LONG + 5}" fill="none" stroke="${own}" stroke-width="4"/>` +
      box(
        LONG - 1.8,
        BROAD - 1.6,
        Math.max(1, round - 1),
        `fill="${ink(colour)}" stroke="${ink('edge')}" stroke-width="1"`,
      ) +
      roof(ink),
    box: [-19, -15, 38, 31],
  }
}

/** Its value on the roof, upright however the line bends; beside the sign of where it goes it has less room. */
export const wagonValue = (ink: Ink, value: number, beside: boolean): Art => ({
  body: lettering(String(value), 0, beside ? 6.4 : 8.2, beside ? 18.5 : 23.5, ink('badge-paper')),
  box: [-13, -13, 26, 26],
})
/**
 * So far from the middle of a wagon its value stands, and its sign, along it: both are upright, and neither may cover
 * the other where the line goes up the table or aslant.
 */
export const [VALUE_AT, SIGN_AT] = [8.3, -7.9]

/** The sign of the station to which it goes, an open flag as on its card, as large as the wagon is broad. */
export function wagonSign(ink: Ink, station: number): Art {
  const letter = LETTERS[station]
  const { x, y, size } = letter === 'J' ? HANGING : STANDING
  return {
    body:
      `<path d="M-7.2-7.9H6.2A1.2 1.2 0 0 1 7.4-6.7V6.7A1.2 1.2 0 0 1 6.2 7.9H-7.2L-5 0z" fill="${ink('card')}" stroke="${ink('ink')}" stroke-width=".9"/>` +
      lettering(letter, x, y, size, ink('ink')),
    box: [-9, -9, 18, 18],
  }
}
const STANDING = { x: 1.1, y: 5.6, size: 16 } as const
/** A J hangs below its line and to its left: it keeps clear of the edge of its flag, and of the value before it. */
const HANGING = { x: 2.6, y: 3.2, size: 14 } as const

/**
 * The last wagon for which there is room stands for those behind it too: how many they are, on a roof of no kind, under
 * a stripe of the kind of each.
 */
export function moreWagons(ink: Ink, more: number, values: string): Art {
  const half = BROAD - 1.2
  const kinds = values.split(' ').map((value) => kindOf(Number(value)))
  const wide = (2 * half) / kinds.length
  const stripes = kinds.map(
    ({ colour }, i) =>
      `<rect x="${(i * wide - half).toFixed(2)}" y="-11.4" width="${wide.toFixed(2)}" height="6.4" fill="${ink(colour)}" stroke="${ink('edge')}" stroke-width=".8"/>`,
  )
  return {
    body:
      `<rect x="${-half}" y="-11.4" width="${2 * half}" height="${half + 11.4}" rx="1" fill="${ink('badge-paper')}" stroke="${ink('edge')}" stroke-width="1"/>` +
      stripes.join('') +
      lettering(`+${more}`, -0.4, 6.2, 14.4, ink('badge-text')),
    box: [-14, -14, 28, 28],
  }
}

interface Kind {
  readonly colour: string
  readonly round: number
  /** What is seen of its load or its roof. */
  readonly roof: (ink: Ink) => string
}

const lines = (ink: Ink, path: string): string =>
  `<path d="${path}" fill="none" stroke="${ink('badge-paper')}" stroke-opacity=".42" stroke-width="1.2"/>`
const hold = (ink: Ink, path: string): string => `<path d="${path}" fill="${ink('edge')}" fill-opacity=".3"/>`

/** The colour of a wagon of this value. */
export const wagonColour = (value: number): string => kindOf(value).colour

/** The kinds of art/wagon.ts, seen from above: an open box, a roof with its seams, a tank with its bands, a funnel. */
function kindOf(value: number): Kind {
  if (value <= 3)
    return {
      colour: 'wagon-green',
      round: 2,
      roof: (ink) => hold(ink, 'M-10.4-6.8H10.4V6.8H-10.4z') + lines(ink, 'M-10.4-6.8H10.4V6.8H-10.4z'),
    }
  if (value <= 5)
    return { colour: 'wagon-red', round: 2, roof: (ink) => lines(ink, 'M-9-8V8M-4.5-8V8M0-8V8M4.5-8V8M9-8V8') }
  if (value <= 7)
    return {
      colour: 'wagon-blue',
      round: 8,
      roof: (ink) => hold(ink, 'M-10 4.4H10A12 12 0 0 1 6 8H-6A12 12 0 0 1-10 4.4z') + lines(ink, 'M-7-8V8M7-8V8'),
    }
  return {
    colour: 'wagon-brass',
    round: 2,
    roof: (ink) =>
      hold(ink, 'M-9-5.6H9V5.6H-9z') +
      lines(ink, 'M-12-8.4L-9-5.6V5.6L-12 8.4M12-8.4L9-5.6V5.6L12 8.4M-9-5.6H9M-9 5.6H9'),
  }
}
