import type { Ink } from '../../../stage/art/ink.ts'
import { degreesOf, edgeOf, handleOf, polar } from '../belts/belt.ts'
import { at } from './hexagon.ts'

/** Belts reach a little over the edge, so that those of two cards meet. */
const REACH = 87.2

export function beltPath(a: number, b: number): string {
  const [from, to, k] = [edgeOf(a, REACH), edgeOf(b, REACH), handleOf(a, b)]
  if ((a - b + 6) % 6 === 3) return `M${at(from)}L${at(to)}`
  return `M${at(from)}C${at({ x: from.x * k, y: from.y * k })} ${at({ x: to.x * k, y: to.y * k })} ${at(to)}`
}

export const armPath = (side: number): string => `M${at(edgeOf(side, REACH))}L0 0`

const turned = (side: number, body: string): string => `<g transform="rotate(${degreesOf(side)})">${body}</g>`
export const stroke = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`

/** What lies on what: its colour, how wide it is, how large round a turn plate. */
const LAYERS = [
  ['casing', 62, 39],
  ['steel-shade', 55, 35.5],
  ['steel', 52, 34],
  ['steel-light', 48.5, 32.3],
  ['steel', 46.5, 31.3],
  ['casing', 43, 30],
  ['belt-shade', 38, 28],
  ['belt', 31, 24.5],
] as const
/** Under the edge of a belt the floor is darker. */
const UNDER = [
  [76, 44],
  [69, 41.5],
] as const

/**
 * Concentric strokes: shade on the floor, outline, rails that shine along their middle, outline, rubber. With a hub:
 * arms that meet in a turn plate.
 */
export const belts = (ink: Ink, paths: readonly string[], hub = false): string => {
  const layer = (colour: string, width: number, radius: number) =>
    paths.map((path) => stroke(path, colour, width)).join('') + (hub ? `<circle r="${radius}" fill="${colour}"/>` : '')
  const under = UNDER.map(([width, radius]) => `<g opacity=".13">${layer('#000', width, radius)}</g>`)
  return under.join('') + LAYERS.map(([token, width, radius]) => layer(ink(token), width, radius)).join('')
}

/** Rollers across a belt, `count` on it: each lighter along its middle. */
export const slats = (ink: Ink, path: string, count: number): string =>
  ROLLER.map(
    ([token, wide, long]) =>
      `<path d="${path}" pathLength="${count}" fill="none" stroke="${ink(token)}" stroke-width="${wide}" stroke-dasharray="${long} ${(1 - long).toFixed(2)}" stroke-dashoffset="${((long - 1) / 2).toFixed(2)}"/>`,
  ).join('')
const ROLLER = [
  ['casing', 36, 0.5],
  ['slat', 35, 0.34],
  ['slat-light', 31, 0.1],
] as const
export const slatCount = (a: number, b: number): number =>
  ({ 3: 11, 2: 10, 1: 8 })[Math.min((a - b + 6) % 6, (b - a + 6) % 6)] ?? 10

/** Those of a belt that runs, smeared by its speed: one in so many units, moved on by `phase` of that. */
export const runningSlats = (ink: Ink, path: string, pitch: number, phase: number): string =>
  SMEAR.map(
    ([long, opacity]) =>
      `<path d="${path}" fill="none" stroke="${ink('slat')}" stroke-opacity="${opacity}" stroke-width="36" stroke-dasharray="${long} ${pitch - long}" stroke-dashoffset="${(long / 2 - phase * pitch).toFixed(2)}"/>`,
  ).join('')
const SMEAR = [
  [17, 0.45],
  [7, 1],
] as const

/** The three slats of an arm. */
export const armSlats = (ink: Ink, side: number): string =>
  turned(
    side,
    [54, 67, 80]
      .map(
        (x) =>
          stroke(`M${x} -18V18`, ink('casing'), 7.4) +
          stroke(`M${x} -17.5V17.5`, ink('slat'), 5) +
          stroke(`M${x} -15.5V15.5`, ink('slat-light'), 1.5),
      )
      .join(''),
  )

/** Ticks beside a belt where it leaves the card. */
export const couplers = (ink: Ink, sides: readonly number[]): string =>
  sides
    .map((side) => turned(side, `<path d="M77 -34h11v-5h-14v5zM77 34h11v5h-14v-5z" fill="${ink('casing')}"/>`))
    .join('')

export const chevron = (ink: Ink, radius: number, along: number, points: number, size: number): string => {
  const { x, y } = polar(radius, along)
  return `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${points}) scale(${size})" d="M-8 -16L6 0L-8 16" fill="none" stroke="${ink('mark')}" stroke-width="8" stroke-linejoin="round" stroke-linecap="round"/>`
}

/** The plate in the middle of a junction, with an arrow for each exit and a bar for a side that only leads in. */
export function turnPlate(ink: Ink, exits: readonly number[], bars: readonly number[]): string {
  const arrow = (side: number) =>
    turned(
      side,
      `<path d="M1 0H12" stroke="${ink('glyph-ground')}" stroke-width="6"/><path d="M11 -10 26 0 11 10z" fill="${ink('glyph-ground')}"/>`,
    )
  const bar = (side: number) => turned(side, `<path d="M1 0H20" stroke="${ink('glyph-ground')}" stroke-width="6"/>`)
  return `<circle r="30" fill="${ink('steel')}" stroke="${ink('casing')}" stroke-width="2.6"/><circle r="27" fill="none" stroke="${ink('steel-shade')}" stroke-width="2"/><circle r="25" fill="none" stroke="${ink('steel-light')}" stroke-width="1.6"/>${exits.map(arrow).join('')}${bars.map(bar).join('')}`
}
