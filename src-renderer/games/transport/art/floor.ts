import type { Art, Ink } from '../../../stage/art/ink.ts'
import { lettering, widthOf } from '../../../stage/art/glyphs.ts'
import type { FloorLook } from '../pieces/floor.ts'

/** Between the slabs of the floor. */
const SLAB = { wide: 112, high: 56 } as const
/** By day its boards are seen. */
const BOARD = { long: 330, high: 38 } as const

/**
 * The floor of the shed: light that falls across it by day, lamps by night, a painted edge round the room and the
 * shed's number. 0,0 is the upper left corner of what is seen of it at home; it goes on all round.
 */
export function shed(ink: Ink, night: boolean, look: FloorLook): Art {
  const { width, height, room, hall, name } = look
  const [beyond, above] = [Math.ceil(width / 2 / SLAB.wide) * SLAB.wide, Math.ceil(height / 2 / SLAB.high) * SLAB.high]
  const [left, top, right, bottom] = [-beyond, -above, width + beyond, height + above]
  const slabs = [
    ...steps(top, bottom, SLAB.high).map((y) => `M${left} ${y}H${right}`),
    ...steps(left, right, SLAB.wide).map((x) => `M${x} ${top}V${bottom}`),
  ]
  const ground = `<path d="M${left} ${top}H${right}V${bottom}H${left}z" fill="${ink('shed')}"/>`
  const joints = `<path d="${slabs.join('')}" stroke="${ink('shed3')}" stroke-width="1.4" opacity=".6"/>`
  const whole: Span = { left, top, right, bottom }
  return {
    body:
      ground +
      (night ? lamps(ink, width, height) + joints : boards(ink, whole) + beams(ink, width, height)) +
      `<g opacity="${night ? 1 : WORN}">${markings(ink, hall)}</g>` +
      (night ? '' : dusk(ink, hall, whole)) +
      edge(ink, night, room) +
      number(ink, hall, name),
    box: [left, top, right - left, bottom - top],
  }
}

const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) }, (_, i) => from + step * (i + 0.5))

type Span = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>

/** Shades of its boards, from worn pale to dark. */
const SHADES = [
  ['shed2', 0.14],
  ['shed2', 0.07],
  ['shed3', 0],
  ['shed3', 0.04],
  ['shed3', 0.08],
] as const
/** How much is seen of what is fine on it: a hint of timber, for belts and parcels are to be looked at. */
const FINE = { grain: 0.1, joint: 0.3, shine: 0.1, nail: 0.2 } as const
/** As good as drawn by chance, but the same at each drawing: from 0 to 1. */
const chance = (row: number, n: number): number => {
  const wave = Math.sin(row * 127.1 + n * 311.7) * 43758.5453
  return wave - Math.floor(wave)
}

/** Boards of timber, light along their upper edge, shade in the joint below, with their grain and two nails an end. */
function boards(ink: Ink, { left, top, right, bottom }: Span): string {
  const faces: string[] = SHADES.map(() => '')
  let [shone, joints, grain, nails] = ['', '', '', '']
  for (const [row, y] of steps(top - BOARD.high, bottom, BOARD.high).entries()) {
    let x = left - BOARD.long * chance(row, 0)
    for (let n = 1; x < right; n++) {
      const long = Math.round(BOARD.long * (0.7 + 0.6 * chance(row, n)))
      const [at, up] = [Math.round(x), y + 1.5]
      faces[Math.floor(SHADES.length * chance(n, row))] += `M${at} ${up}h${long}v${BOARD.high}h${-long}z`
      joints += `M${at} ${up}v${BOARD.high}`
      nails += `M${at + 6} ${up + 7}h.1M${at + 6} ${up + BOARD.high - 7}h.1M${at - 6} ${up + 7}h.1M${at - 6} ${up + BOARD.high - 7}h.1`
      for (let line = 0; line < 2; line++) {
        const [from, low] = [chance(row + line, n + 7), BOARD.high * (0.2 + 0.4 * line + 0.1 * chance(n, row + line))]
        const wide = long * (0.25 + 0.4 * chance(n + line, row))
        const bend = 5 * (chance(row, n + line) - 0.5)
        grain += `M${Math.round(at + (long - wide) * from)} ${(up + low).toFixed(1)}q${(wide / 2).toFixed(0)} ${bend.toFixed(1)} ${wide.toFixed(0)} 0`
      }
      x += long
    }
    joints += `M${left} ${y + 1.5}H${right}`
    shone += `M${left} ${y + 3.2}H${right}`
  }
  const line = (d: string, token: string, seen: number, wide: number) =>
    `<path d="${d}" fill="none" stroke="${ink(token)}" stroke-opacity="${seen}" stroke-width="${wide}" stroke-linecap="round"/>`
  return (
    faces.map((d, i) => `<path d="${d}" fill="${ink(SHADES[i][0])}" fill-opacity="${SHADES[i][1]}"/>`).join('') +
    line(grain, 'shed3', FINE.grain, 1.3) +
    line(joints, 'shed3', FINE.joint, 1.6) +
    line(shone, 'tag', FINE.shine, 1.4) +
    line(nails, 'shed-dusk', FINE.nail, 2.6)
  )
}

/** It grows darker towards the walls, so that the eye stays on the belts. */
function dusk(ink: Ink, { x, y, width, height }: FloorLook['hall'], { left, top, right, bottom }: Span): string {
  const stops = DUSK.map(
    ([at, seen]) => `<stop offset="${at}" stop-color="${ink('shed-dusk')}" stop-opacity="${seen}"/>`,
  )
  const [cx, cy] = [x + width / 2, y + height / 2]
  const flat = `translate(${cx} ${cy}) scale(1 ${(height / width).toFixed(3)}) translate(${-cx} ${-cy})`
  return (
    `<radialGradient id="dusk" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${width * 0.72}" gradientTransform="${flat}">${stops.join('')}</radialGradient>` +
    `<path d="M${left} ${top}H${right}V${bottom}H${left}z" fill="url(#dusk)"/>`
  )
}
const DUSK = [
  [0.3, 0],
  [0.7, 0.08],
  [1, 0.34],
] as const

/** What falls through the windows of the roof: soft, for dark belts lie across it. */
const LIGHT = 0.2

function beams(ink: Ink, width: number, height: number): string {
  // One that falls across both ends of the room goes on beyond them, by as much again.
  const slant = (x: number, y: number) => x + 160 - (160 * y) / height
  const [top, bottom] = [-height / 2 - SLAB.high, height * 1.5 + SLAB.high]
  return steps(-800, width + 800, 400)
    .map((x) => {
      const strip = (from: number, wide: number) =>
        `M${slant(x, top) - 250 + from} ${top}h${wide}L${slant(x, bottom) - 250 + from + wide} ${bottom}h${-wide}z`
      const light = `<path d="${strip(0, 250)}" fill="${ink('shed2')}" fill-opacity="${LIGHT}"/>`
      const panes = PANES.map((from) => strip(from, PANE)).join('')
      return `${light}<path d="${panes}" fill="${ink('tag')}" fill-opacity=".05"/>`
    })
    .join('')
}
/** Through its panes the sun itself falls in, between the bars and the half shade at its edges: where, how wide. */
const PANES: readonly number[] = [22, 92, 162]
const PANE = 64

/** How far the light of a lamp reaches, ring in ring, as parts of its pool. */
const POOL: readonly number[] = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3]

/** Pools of warm light, two rows along the walls and a larger one between them. */
function lamps(ink: Ink, width: number, height: number): string {
  const radius = 0.27 * Math.min(height, width / 2)
  const pool = (x: number, y: number, part: number) =>
    POOL.map(
      (ring) => `<circle cx="${x}" cy="${y}" r="${radius * part * ring}" fill="${ink('window')}" fill-opacity=".014"/>`,
    ).join('')
  const row = (parts: readonly number[], y: number, part: number) => parts.map((x) => pool(width * x, y, part)).join('')
  return (
    row([0.13, 0.5, 0.87], height * 0.24, 1) +
    row([0.32, 0.68], height * 0.56, 1.15) +
    row([0.13, 0.5, 0.87], height * 0.88, 1)
  )
}

/** Between the edge and this lies the way along the walls, as parts of the room: what is stored has room on it. */
const LANE = { side: 0.19, end: 0.2 } as const

/** Worn paint: a way along the walls with its arrows, the numbers of its bays, a crossing, and tracks of tyres. */
function markings(ink: Ink, { x, y, width, height }: FloorLook['hall']): string {
  const [aside, above] = [LANE.side * width, LANE.end * height]
  const [left, top, right, bottom] = [x + aside, y + above, x + width - aside, y + height - above]
  const paint = `fill="none" stroke="${ink('stencil')}"`
  const way = `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" rx="16" ${paint} stroke-opacity=".55" stroke-width="3.5"/>`
  const hatch = (at: number, dir: number) =>
    steps(0, 60, 12)
      .map((step) => `M${at + dir * (14 + step)} ${bottom - 12}l${dir * 14} -22`)
      .join('')
  const bays = `<path d="${hatch(left, 1)}${hatch(right, -1)}" ${paint} stroke-opacity=".5" stroke-width="4"/>`
  const track = (aside: number) =>
    `M${left + 0.1 * width + aside} ${y + 8}C${left + 0.12 * width + aside} ${y + 0.6 * height} ${right - 0.4 * width + aside} ${y + 0.4 * height} ${right - 0.2 * width + aside} ${y + height - 8}`
  const tyres = `<path d="${track(0)}${track(26)}" fill="none" stroke="${ink('shed3')}" stroke-opacity=".32" stroke-width="7" stroke-linecap="round"/>`
  return way + bays + onWay(ink, { left, top, right, bottom }) + tyres
}

/** By day paint has worn to so little of what the lamps show of it by night. */
const WORN = 0.5

/** How strong the paint on the way is, how large its numbers, and how far from it they stand. */
const PAINT = { seen: 0.42, size: 34, clear: 16 } as const
const [ARROWS, STRIPES] = [3, 6]

/** Clockwise goes whoever drives along the walls; whoever walks crosses on the stripes. */
function onWay(ink: Ink, { left, top, right, bottom }: Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>) {
  const { size, clear, seen } = PAINT
  const along = (from: number, to: number) =>
    Array.from({ length: ARROWS }, (_, i) => from + ((to - from) * (i + 1)) / (ARROWS + 1))
  const arrow = (x: number, y: number, angle: number) =>
    `<path transform="translate(${x} ${y}) rotate(${angle})" d="M-24 -4H4V-11L22 0L4 11V4H-24z"/>`
  const arrows = [
    ...along(left, right).flatMap((x) => [arrow(x, top + 24, 0), arrow(x, bottom - 24, 180)]),
    ...along(top, bottom).flatMap((y) => [arrow(right - 24, y, 90), arrow(left + 24, y, -90)]),
  ]
  const middle = (left + right) / 2
  const stripes = Array.from({ length: STRIPES }, (_, i) => `M${middle + 64 + i * 18} ${bottom + 8}v40`).join('')
  const low = top + clear + size
  const bays = [lettering('1', left + 72, low + 22, size, ink('stencil'))]
  bays.push(lettering('2', right - 72, low + 22, size, ink('stencil')))
  return (
    `<g opacity="${seen}"><g fill="${ink('stencil')}">${arrows.join('')}</g>` +
    `<path d="${stripes}" stroke="${ink('stencil')}" stroke-width="9"/>${bays.join('')}</g>`
  )
}

/** A line in the colour of brass, worn, on a darker one. */
function edge(ink: Ink, night: boolean, { x, y, width, height }: FloorLook['room']): string {
  const line = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10" fill="none"`
  return (
    `${line} stroke="${ink('shed3')}" stroke-width="9"/>` +
    `${line} stroke="${ink('mark')}" stroke-opacity="${night ? 0.34 : 0.68}" stroke-width="6" stroke-dasharray="18 14"/>`
  )
}

/** Of the letters of the shed's number, and how far they stand from the corner of the room. */
const NUMBER = { size: 25, aside: 22, above: 20 } as const

/** As it is stencilled on the floor, where nothing lies on it. */
function number(ink: Ink, { x, y, height }: FloorLook['hall'], name: string): string {
  if (name === '') return ''
  const { size, aside, above } = NUMBER
  const [wide, bottom] = [widthOf(name, size), y + height - above]
  return [
    lettering(name, x + aside + wide / 2, bottom, size, ink('stencil')),
    lettering('4', x + aside + 18 + wide, bottom, size, ink('stencil')),
  ].join('')
}

/** Where that stands. */
export function numberBox({ x, y, height }: FloorLook['room'], name: string): FloorLook['room'] {
  const { size, aside, above } = NUMBER
  const width = name === '' ? 0 : widthOf(name, size) + 30
  return { x: x + aside, y: y + height - above - size, width, height: size + 6 }
}
