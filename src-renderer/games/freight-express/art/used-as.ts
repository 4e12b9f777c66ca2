import type { Art, Ink } from '../../../stage/art/ink.ts'
import { seatToken } from '../../../stage/art/ink.ts'

/** As wide as a card below which it lies. */
const [WIDE, HIGH, BAR] = [124, 26, 8]

/** So much room its word has, to the right of the bar. */
export const USED_AS = { room: WIDE - BAR - 12, middle: BAR / 2 } as const

/** A slip for a word, with a bar in the colour of a seat. */
export function usedAs(ink: Ink, seat: number): Art {
  const [left, top] = [-WIDE / 2, -HIGH / 2]
  const slip = `x="${left}" width="${WIDE}" height="${HIGH}" rx="4"`
  const bar = `M${left + BAR} ${top}H${left + 4}a4 4 0 0 0-4 4V${top + HIGH - 4}a4 4 0 0 0 4 4H${left + BAR}z`
  return {
    body:
      `<rect ${slip} y="${top + 2}" fill="${ink('edge')}" fill-opacity=".25"/>` +
      `<rect ${slip} y="${top}" fill="${ink('badge-paper')}"/>` +
      `<path d="${bar}" fill="${ink(seatToken(seat))}"/>` +
      `<rect ${slip} y="${top}" fill="none" stroke="${ink('edge')}" stroke-width="1.6"/>`,
    box: [left - 2, top - 2, WIDE + 4, HIGH + 6],
  }
}
