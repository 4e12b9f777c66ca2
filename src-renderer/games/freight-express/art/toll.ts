import { lettering, widthOf } from '../../../stage/art/glyphs.ts'
import type { Art, Ink } from '../../../stage/art/ink.ts'

const [HIGH, SIZE, MINUS, CARD, GAP] = [46, 30, 13, 17, 7]

/** How many cards somebody loses at one blow: a red plaque with a minus sign, the number and two cards. */
export function toll(ink: Ink, n: number): Art {
  const paper = ink('badge-paper')
  const number = widthOf(String(n), SIZE)
  const cards = CARD + 6
  const wide = MINUS + number + cards + 2 * GAP + 30
  const left = -(MINUS + number + cards + 2 * GAP) / 2
  const x = left + MINUS + GAP + number + GAP
  const frame = `x="${-wide / 2}" width="${wide}" height="${HIGH}" rx="8"`
  const card = `width="${CARD}" height="22" rx="3" fill="${paper}" stroke="${ink('oxblood-fill')}" stroke-width="2"`
  return {
    body:
      `<rect ${frame} y="${3 - HIGH / 2}" fill="${ink('edge')}" fill-opacity=".3"/>` +
      `<rect ${frame} y="${-HIGH / 2}" fill="${paper}" stroke="${ink('edge')}" stroke-width="2"/>` +
      `<rect x="${4 - wide / 2}" y="${4 - HIGH / 2}" width="${wide - 8}" height="${HIGH - 8}" rx="5" fill="${ink('oxblood-fill')}"/>` +
      `<rect x="${left}" y="-2.2" width="${MINUS}" height="4.4" fill="${paper}"/>` +
      lettering(String(n), left + MINUS + GAP + number / 2, 10.5, SIZE, paper) +
      `<rect ${card} x="${x + 6}" y="-14"/><rect ${card} x="${x}" y="-8"/>`,
    box: [-wide / 2 - 2, -HIGH / 2 - 2, wide + 4, HIGH + 7],
  }
}
