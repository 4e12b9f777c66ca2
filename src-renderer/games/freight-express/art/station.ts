import { lettering } from '../../../stage/art/glyphs.ts'
import { softShadow } from './card.ts'
import { landmark, rimOf, surroundings } from './landmarks.ts'
import type { Art, Ink } from '../../../stage/art/ink.ts'
import { move } from '../../../stage/art/ink.ts'
import { HALVES } from '../layout/half-yard.ts'
import { QUARTERS } from '../layout/quarter-yard.ts'
import { HALL, SIGN } from '../layout/sizes.ts'
import { GAUGE } from '../track/track.ts'
import type { Yard } from '../layout/yard.ts'
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

/**
 * A station's cell: paved, joined to all four sides, with its sidings, what it is known by, and its sign in the middle.
 */
export function station(ink: Ink, letter: number, special?: Special, halved = false): Art {
  const frame = '<rect x="1" y="1" width="98" height="98" rx="5"'
  const body =
    `${frame} fill="${ink('pave')}"/>` +
    surroundings(ink, letter) +
    tracks(ink, halved ? HALVES : QUARTERS) +
    lifted(hasPlate(letter, special), landmark(ink, letter)) +
    `${frame} fill="none" stroke="${ink('ink')}" stroke-opacity=".55" stroke-width="1.2"/>` +
    move(50, 50, hall(ink, letter, special)) +
    (hasPlate(letter, special) ? move(50, 50 + PLATE_AT, specialPlate(ink, special).body, ` scale(${PLATE})`) : '')
  return { body: move(-50, -50, body), box: [-50, -50, 100, 100] }
}

/** Half the distance between the rails of a siding, on which trains are smaller. */
const NARROW = 4.3
const NARROW_RAIL = 1.6

/** The lines to the four sides, and below them the sidings: of each all beds before all rails, so that points join. */
function tracks(ink: Ink, { rails, crossing, mirrors }: Yard): string {
  const lines = ['<path d="M50 1V99M1 50H99"']
  const sidings = mirrors.map((mirror) => `<path d="${rails}" transform="${mirror}"`)
  const crossings = mirrors.map((mirror) => `<path d="${crossing}" transform="${mirror}"`)
  const drawn = (paths: readonly string[], token: string, width: number) =>
    paths.map((path) => `${path} stroke="${ink(token)}" stroke-width="${width}"/>`).join('')
  const railed = (paths: readonly string[], gauge: number, rail: number) =>
    drawn(paths, 'rail', 2 * gauge + rail) + drawn(paths, 'ballast', 2 * gauge - rail)
  return (
    `<clipPath id="c"><rect x="1" y="1" width="98" height="98" rx="5"/></clipPath><g fill="none" clip-path="url(#c)">` +
    drawn(sidings, 'ballast', 14) +
    drawn(lines, 'ballast', 23) +
    railed(sidings, NARROW, NARROW_RAIL) +
    railed(lines, GAUGE, 2.4) +
    (crossing === '' ? '' : crossed(ink, crossings)) +
    '</g>'
  )
}

/** The two rails of sidings over a line that they cross. */
const crossed = (ink: Ink, paths: readonly string[]): string =>
  [-NARROW, NARROW]
    .flatMap((aside) => paths.map((path) => move(aside, 0, `${path} stroke="${ink('rail')}" stroke-width="1.6"/>`)))
    .join('')

/**
 * In the advanced game the sign leaves room for a plate below it, and the buildings behind it give way with it: it
 * stands before the station, and hides nothing of what that is known by.
 */
const ABOVE_PLATE = -9
export const [PLATE_AT, PLATE] = [33.5, 0.92]
const lifted = (isLifted: boolean, buildings: string): string =>
  move(50, 50 + (isLifted ? ABOVE_PLATE : 0), buildings, isLifted ? ' scale(.92)' : '')

/** The round of the hall where all tracks meet, with the sign on it. */
const hall = (ink: Ink, letter: number, special: Special | undefined): string =>
  move(
    0,
    hasPlate(letter, special) ? ABOVE_PLATE : 0,
    `<circle r="${HALL}" fill="${rimOf(ink, letter)}" stroke="${ink('ink')}" stroke-width="1.6"/>${stationSign(ink, letter, SIGN)}`,
  )

/** A shows a flag; another station without an action shows its sign alone. */
const hasPlate = (letter: number, special: Special | undefined): special is Special =>
  special !== undefined && (special !== 'none' || letter === 0)

const lamp = (ink: Ink, x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="30" fill="${ink('glow')}" fill-opacity=".06"/>` +
  `<circle cx="${x}" cy="${y}" r="17" fill="${ink('glow')}" fill-opacity=".1"/>` +
  `<circle cx="${x}" cy="${y}" r="3.2" fill="${ink('glow')}" stroke="${ink('outline')}" stroke-width="1.2"/>`

/** By night two lamps burn at each station, over whatever lies round it. */
export const lamps = (ink: Ink): Art => ({
  body: lamp(ink, -23, -25.5) + lamp(ink, 23, 25.5),
  box: [-64, -64, 128, 128],
})

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

/** Only the hall of a station with its sign, in the middle of its cell. */
export const signAlone = (ink: Ink, letter: number, special?: Special): Art => ({
  body: hall(ink, letter, special),
  box: [-26, -36, 52, 62],
})

/** Where a station would stand: pale on opaque ground, a dashed glow round it. */
export function ghostStation(ink: Ink, letter: number, halved = false): Art {
  const frame = (token: string, width: number, more: string) =>
    `<rect x="-48.5" y="-48.5" width="97" height="97" rx="6" fill="none" stroke="${ink(token)}" stroke-width="${width}"${more}/>`
  return {
    body: `<rect x="-49" y="-49" width="98" height="98" rx="5" fill="${ink('paper')}"/><g opacity=".78">${station(ink, letter, undefined, halved).body}</g>${frame('ink', 5, '')}${frame('glow', 3, ' stroke-dasharray="9 5"')}`,
    box: [-52, -52, 104, 104],
  }
}
