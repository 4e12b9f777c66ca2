import { lettering } from '../../../stage/art/glyphs.ts'
import { softShadow } from './card.ts'
import type { Art, Ink } from '../../../stage/art/ink.ts'
import { move } from '../../../stage/art/ink.ts'
import { SIDING } from '../sizes.ts'
import { GAUGE } from '../track.ts'
import { specialPlate } from './special-plate.ts'
import { LETTERS, type Special } from '../../../../src-shared/games/freight-express/specials.ts'

/** The enamel sign of a station. A, where everyone starts, is green. */
export function stationSign(ink: Ink, station: number, r: number): string {
  const letter = LETTERS[station]
  return (
    `<circle r="${r}" fill="${ink(station === 0 ? 'green-sign' : 'sign')}" stroke="${ink('ink')}" stroke-width="1.8"/>` +
    `<circle r="${r * 0.84}" fill="none" stroke="${ink('sign-ink')}" stroke-width="${r * 0.07}"/>` +
    lettering(letter, 0, r * (letter === 'J' ? 0.4 : 0.46), r * 1.3, ink('sign-ink'))
  )
}

/** A station's cell: paved, joined to all four sides, one field. */
export function station(ink: Ink, letter: number, special?: Special): Art {
  const frame = '<rect x="1" y="1" width="98" height="98" rx="5"'
  const rails = `M${50 - GAUGE} 1V99M${50 + GAUGE} 1V99M1 ${50 - GAUGE}H99M1 ${50 + GAUGE}H99`
  const body =
    `${frame} fill="${ink('pave')}"/>` +
    `<path d="M1 34H34V1M66 1V34H99M99 66H66V99M34 99V66H1" fill="none" stroke="${ink('line')}" stroke-width="1.2"/>` +
    `<g fill="none">${siding(ink)}<path d="M50 1V99M1 50H99" stroke="${ink('ink')}" stroke-opacity=".28" stroke-width="29.5"/>` +
    `<path d="M50 1V99M1 50H99" stroke="${ink('ballast')}" stroke-width="27.5"/>` +
    `<path d="${rails}" stroke="${ink('rail')}" stroke-width="2.5"/></g>` +
    `${frame} fill="none" stroke="${ink('ink')}" stroke-opacity=".55" stroke-width="1.2"/>` +
    `<circle cx="50" cy="50" r="33" fill="${ink('panel')}" stroke="${ink('ink')}" stroke-width="1.6"/>` +
    signOf(ink, letter, special)
  return { body: move(-50, -50, body), box: [-50, -50, 100, 100] }
}

/** The rails along the sides of the platform, where trains wait: fainter than the lines that lead on. */
const siding = (ink: Ink): string =>
  square(SIDING, `stroke="${ink('ballast')}" stroke-opacity=".5" stroke-width="13"`) +
  // The outer one would lie on the edge of the cell.
  [SIDING - GAUGE, SIDING + GAUGE - 1.5]
    .map((half) => square(half, `stroke="${ink('rail')}" stroke-opacity=".4" stroke-width="1.4"`))
    .join('')
const square = (half: number, stroke: string): string =>
  `<rect x="${50 - half}" y="${50 - half}" width="${2 * half}" height="${2 * half}" rx="${half - SIDING + CORNER}" ${stroke}/>`
/** How sharply the sidings bend at their corners. */
const CORNER = 10

/** In the middle of the platform; in the advanced game smaller, over the plate of what the station offers. */
function signOf(ink: Ink, letter: number, special: Special | undefined): string {
  if (!hasPlate(letter, special)) return move(50, 50, stationSign(ink, letter, 24))
  return move(50, 41, stationSign(ink, letter, 19.5)) + move(50, 73.5, specialPlate(ink, special).body)
}

/** A shows a flag; another station without an action shows its sign alone. */
const hasPlate = (letter: number, special: Special | undefined): special is Special =>
  special !== undefined && (special !== 'none' || letter === 0)

const lamp = (ink: Ink, x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="30" fill="${ink('glow')}" fill-opacity=".06"/>` +
  `<circle cx="${x}" cy="${y}" r="17" fill="${ink('glow')}" fill-opacity=".1"/>` +
  `<circle cx="${x}" cy="${y}" r="3.2" fill="${ink('glow')}" stroke="${ink('outline')}" stroke-width="1.2"/>`

/** By night two lamps burn at each station, over whatever lies round it. */
export const lamps = (ink: Ink): Art => ({ body: lamp(ink, -33, -33) + lamp(ink, 33, 33), box: [-64, -64, 128, 128] })

/** A station that a seat has still to place; one that the viewer may not know shows no letter. */
export function signCard(ink: Ink, letter: number): Art {
  const ground = `<g filter="url(#s)"><rect x="-50" y="-50" width="100" height="100" rx="8" fill="${ink('card')}"/></g>`
  const rim = `<rect x="-49.4" y="-49.4" width="98.8" height="98.8" rx="7.6" fill="none" stroke="${ink('ink')}" stroke-width="1.3"/>`
  const field = `<rect x="-45" y="-45" width="90" height="90" rx="4.5" fill="${ink(letter < 0 ? 'sign' : 'pave')}"/>`
  const sign =
    letter < 0
      ? `<circle r="24" fill="none" stroke="${ink('sign-ink')}" stroke-width="2"/>`
      : stationSign(ink, letter, 30)
  return { body: softShadow(ink) + ground + field + sign + rim, box: [-52, -52, 104, 108] }
}

/** Only the sign of a station, in the middle of its cell. */
export const signAlone = (ink: Ink, letter: number, special?: Special): Art =>
  hasPlate(letter, special)
    ? { body: move(0, -9, stationSign(ink, letter, 19.5)), box: [-26, -32, 52, 52] }
    : { body: stationSign(ink, letter, 24), box: [-26, -26, 52, 52] }

/** Where a station would stand: pale on opaque ground, a dashed glow round it. */
export function ghostStation(ink: Ink, letter: number): Art {
  const frame = (token: string, width: number, more: string) =>
    `<rect x="-48.5" y="-48.5" width="97" height="97" rx="6" fill="none" stroke="${ink(token)}" stroke-width="${width}"${more}/>`
  return {
    body: `<rect x="-49" y="-49" width="98" height="98" rx="5" fill="${ink('paper')}"/><g opacity=".78">${station(ink, letter).body}</g>${frame('ink', 5, '')}${frame('glow', 3, ' stroke-dasharray="9 5"')}`,
    box: [-52, -52, 104, 104],
  }
}
