import type { Art, Ink } from '../../../stage/art/ink.ts'
import { move } from '../../../stage/art/ink.ts'
import { lettering, widthOf } from '../../../stage/art/glyphs.ts'
import type { FloorLook, Store } from '../pieces/floor.ts'

/** Between the slabs of the floor. */
const SLAB = { wide: 112, high: 56 } as const

/**
 * The floor of the shed: light that falls across it by day, lamps by night, a painted edge round the room and the
 * shed's number. 0,0 is the upper left corner of what is seen of it at home; it goes on all round.
 */
export function shed(ink: Ink, night: boolean, { width, height, room, name }: FloorLook): Art {
  const [beyond, above] = [Math.ceil(width / 2 / SLAB.wide) * SLAB.wide, Math.ceil(height / 2 / SLAB.high) * SLAB.high]
  const [left, top, right, bottom] = [-beyond, -above, width + beyond, height + above]
  const slabs = [
    ...steps(top, bottom, SLAB.high).map((y) => `M${left} ${y}H${right}`),
    ...steps(left, right, SLAB.wide).map((x) => `M${x} ${top}V${bottom}`),
  ]
  const ground = `<path d="M${left} ${top}H${right}V${bottom}H${left}z" fill="${ink('shed')}"/>`
  const joints = `<path d="${slabs.join('')}" stroke="${ink('shed3')}" stroke-width="1.4" opacity=".6"/>`
  return {
    body:
      ground + (night ? lamps : beams)(ink, width, height) + joints + edge(ink, night, room) + number(ink, room, name),
    box: [left, top, right - left, bottom - top],
  }
}

const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) }, (_, i) => from + step * (i + 0.5))

/** Through the windows of the roof. */
function beams(ink: Ink, width: number, height: number): string {
  // One that falls across both ends of the room goes on beyond them, by as much again.
  const slant = (x: number, y: number) => x + 160 - (160 * y) / height
  const [top, bottom] = [-height / 2 - SLAB.high, height * 1.5 + SLAB.high]
  return steps(-800, width + 800, 400)
    .map(
      (x) =>
        `<path d="M${slant(x, top) - 250} ${top}h250L${slant(x, bottom)} ${bottom}h-250z" fill="${ink('shed2')}"/>`,
    )
    .join('')
}

function lamps(ink: Ink, width: number, height: number): string {
  const radii = [0.62, 0.45, 0.26].map((part) => part * Math.min(height, width / 2))
  const lamp = (x: number) =>
    radii
      .map(
        (r, i) =>
          `<circle cx="${x}" cy="${height / 2}" r="${r}" fill="${ink('shed2')}" fill-opacity="${0.35 + i * 0.2}"/>`,
      )
      .join('')
  return lamp(width * 0.25) + lamp(width * 0.75)
}

/** A line in the colour of brass, worn, on a darker one. */
function edge(ink: Ink, night: boolean, { x, y, width, height }: FloorLook['room']): string {
  const line = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10" fill="none"`
  return (
    `${line} stroke="${ink('shed3')}" stroke-width="11"/>` +
    `${line} stroke="${ink('mark')}" stroke-opacity="${night ? 0.34 : 0.68}" stroke-width="8" stroke-dasharray="18 14"/>`
  )
}

/** As it is stencilled on the floor, where nothing lies on it. */
function number(ink: Ink, { x, y, height }: FloorLook['room'], name: string): string {
  if (name === '') return ''
  const [size, bottom] = [25, y + height - 20]
  const wide = widthOf(name, size)
  return [
    lettering(name, x + 22 + wide / 2, bottom, size, ink('stencil')),
    lettering('4', x + 40 + wide, bottom, size, ink('stencil')),
  ].join('')
}

const STORES: Readonly<Record<Store, (ink: Ink) => string>> = { rack, pallets, truck }

/** What stands along the walls. 0,0 is its lower left corner; it is 96 wide and 70 high. */
export const store = (ink: Ink, night: boolean, kind: Store): Art => ({
  body: `<g opacity="${night ? 0.55 : 0.85}">${STORES[kind](ink)}</g>`,
  box: [-6, -76, 112, 84],
})

const crate = (ink: Ink, x: number, foot: number, width: number, height: number, isDark = false): string =>
  move(
    x,
    foot - height,
    `<rect width="${width}" height="${height}" rx="1.5" fill="${ink(isDark ? 'kraft2' : 'kraft-side')}" stroke="${ink('kraft2-side')}" stroke-width="1.6"/>` +
      `<path d="M${width / 2} 0V${height}" stroke="${ink('kraft2-side')}" stroke-width="1.2" opacity=".7"/>`,
  )

function rack(ink: Ink): string {
  const steel = ink('stores')
  const shelves = `<path d="M2 -72V0M48 -72V0M94 -72V0" stroke="${steel}" stroke-width="4.5" stroke-linecap="round"/><path d="M-2 -36H98M-2 -3H98" stroke="${steel}" stroke-width="5"/>`
  const above = crate(ink, 8, -38, 18, 20) + crate(ink, 27, -38, 16, 14, true) + crate(ink, 54, -38, 30, 24)
  const below = crate(ink, 8, -5, 26, 22, true) + crate(ink, 53, -5, 17, 17) + crate(ink, 71, -5, 18, 24, true)
  return floorShadow(ink, 98) + shelves + above + below
}

/** Empty ones, in a stack, and some parcels that wait on another. */
function pallets(ink: Ink): string {
  const deck = (x: number, foot: number) =>
    `<path d="M${x} ${foot - 8}h40v3.4h-40zM${x + 2} ${foot - 4.6}h6v4.6h-6zM${x + 17} ${foot - 4.6}h6v4.6h-6zM${x + 32} ${foot - 4.6}h6v4.6h-6z" fill="${ink('kraft2')}" stroke="${ink('kraft2-side')}" stroke-width="1"/>`
  const stack = [0, 1, 2, 3].map((i) => deck(2, -i * 8.4)).join('')
  const load = deck(52, 0) + crate(ink, 54, -8, 18, 18) + crate(ink, 73, -8, 17, 22, true) + crate(ink, 57, -26, 20, 15)
  return floorShadow(ink, 94) + stack + load
}

/** The forklift truck, parked. */
function truck(ink: Ink): string {
  const [steel, paint] = [ink('stores'), ink('truck')]
  return (
    floorShadow(ink, 92) +
    `<path d="M4 -3H30M30 -62V-3" stroke="${steel}" stroke-width="4.5" stroke-linecap="round" fill="none"/>` +
    crate(ink, 5, -5, 22, 20) +
    `<path d="M36 -28H48L50 -60H76L84 -28H92V-9H36z" fill="${paint}" stroke="${steel}" stroke-width="2" stroke-linejoin="round"/>` +
    `<path d="M55 -54H72L78 -30H54z" fill="${ink('shed')}" stroke="${steel}" stroke-width="1.6"/>` +
    [47, 81]
      .map(
        (x) =>
          `<circle cx="${x}" cy="-8" r="8.5" fill="${steel}"/><circle cx="${x}" cy="-8" r="3.4" fill="${ink('shed2')}"/>`,
      )
      .join('')
  )
}

const floorShadow = (ink: Ink, width: number): string =>
  `<path d="M-2 -2H${width}l6 7H4z" fill="${ink('card-shadow')}"/>`
