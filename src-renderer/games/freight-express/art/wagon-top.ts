import { lettering } from '../../../stage/art/glyphs.ts'
import { seatToken, type Art, type Ink } from '../../../stage/art/ink.ts'

/** Half a wagon's length and width from above, in u. */
const [LONG, BROAD] = [9.8, 11]

const box = (long: number, broad: number, round: number, more: string): string =>
  `<rect x="${-long}" y="${-broad}" width="${2 * long}" height="${2 * broad}" rx="${round}" ${more}/>`

/**
 * A coupled wagon from above, as it stands behind its locomotive, facing east: in the colour of its value, and round it
 * that of its seat.
 */
export function wagonTop(ink: Ink, value: number, seat: number): Art {
  const { colour, round } = kindOf(value)
  return {
    body:
      `<path d="M9 0H16" stroke="${ink('iron')}" stroke-width="3.4"/>` +
      box(LONG + 0.8, BROAD + 0.8, round, `transform="translate(.8 2)" fill="${ink('edge')}" fill-opacity=".3"`) +
      box(LONG, BROAD, round, `fill="${ink('edge')}" stroke="${ink('edge')}" stroke-width="4.4"`) +
      box(LONG, BROAD, round, `fill="${ink(seatToken(seat))}" stroke="${ink(seatToken(seat))}" stroke-width="2.4"`) +
      box(
        LONG - 1.6,
        BROAD - 1.6,
        Math.max(1, round - 1),
        `fill="${ink(colour)}" stroke="${ink('edge')}" stroke-width="1"`,
      ),
    box: [-15, -16, 32, 33],
  }
}

/** Its value on the roof, upright however the line bends. */
export const wagonValue = (ink: Ink, value: number): Art => ({
  body: lettering(String(value), 0, 5.7, 16, ink('paper')),
  box: [-10, -10, 20, 20],
})

/** The kinds of art/wagon.ts, seen from above. */
function kindOf(value: number): { readonly colour: string; readonly round: number } {
  if (value <= 3) return { colour: 'green', round: 2 }
  if (value <= 5) return { colour: 'oxblood', round: 2 }
  if (value <= 7) return { colour: 'enamel', round: 6 }
  return { colour: 'brass-text', round: 2 }
}
