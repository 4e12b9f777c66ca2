import { lettering } from '../../../stage/art/glyphs.ts'
import { seatToken, type Art, type Ink } from '../../../stage/art/ink.ts'

/** Half a wagon's length and width from above, in u. */
const [LONG, BROAD] = [12.4, 12]

const box = (long: number, broad: number, round: number, more: string): string =>
  `<rect x="${-long}" y="${-broad}" width="${2 * long}" height="${2 * broad}" rx="${round}" ${more}/>`

/**
 * A coupled wagon from above, as it stands behind its locomotive, facing east: in the colour of its value, and round it
 * that of its seat.
 */
export function wagonTop(ink: Ink, value: number, seat: number): Art {
  const { colour, round, roof } = kindOf(value)
  return {
    body:
      `<path d="M12 0H19" stroke="${ink('iron')}" stroke-width="3.4"/>` +
      box(LONG + 0.8, BROAD + 0.8, round, `transform="translate(.8 2)" fill="${ink('edge')}" fill-opacity=".3"`) +
      box(LONG, BROAD, round, `fill="${ink('edge')}" stroke="${ink('edge')}" stroke-width="4.4"`) +
      box(LONG, BROAD, round, `fill="${ink(seatToken(seat))}" stroke="${ink(seatToken(seat))}" stroke-width="2.4"`) +
      box(
        LONG - 1.6,
        BROAD - 1.6,
        Math.max(1, round - 1),
        `fill="${ink(colour)}" stroke="${ink('edge')}" stroke-width="1"`,
      ) +
      `<path d="${roof}" fill="none" stroke="${ink('paper')}" stroke-opacity=".5" stroke-width="1.3"/>`,
    box: [-18, -17, 38, 35],
  }
}

/** Its value on the roof, upright however the line bends. */
export const wagonValue = (ink: Ink, value: number): Art => ({
  body: lettering(String(value), 0, 8.6, 25, ink('paper')),
  box: [-13, -13, 26, 26],
})

/** The last wagon for which there is room stands for those behind it too: how many they are, on a roof of no kind. */
export const moreWagons = (ink: Ink, more: number): Art => ({
  body:
    box(LONG - 1.6, BROAD - 1.6, 1, `fill="${ink('badge-paper')}" stroke="${ink('edge')}" stroke-width="1"`) +
    lettering(`+${more}`, -0.4, 5.4, 15, ink('badge-text')),
  box: [-14, -14, 28, 28],
})

interface Kind {
  readonly colour: string
  readonly round: number
  /** Lines on the roof, or on the rim of what is open. */
  readonly roof: string
}

/** The kinds of art/wagon.ts, seen from above: an open box, a roof with its seams, a tank with its bands, a funnel. */
function kindOf(value: number): Kind {
  if (value <= 3) return { colour: 'green', round: 2, roof: 'M-8.6-8.2H8.6V8.2H-8.6z' }
  if (value <= 5) return { colour: 'oxblood', round: 2, roof: 'M-7.6-10V10M7.6-10V10' }
  if (value <= 7) return { colour: 'enamel', round: 8, roof: 'M-6.6-9.6V9.6M6.6-9.6V9.6' }
  return { colour: 'brass-text', round: 2, roof: 'M-10.4-10L-7.4-7V7L-10.4 10M10.4-10L7.4-7V7L10.4 10' }
}
