import barrowFile from '../../../../assets/art-transport/barrow.svg?raw'
import scalesFile from '../../../../assets/art-transport/scales.svg?raw'
import type { Art, Ink } from '../../../stage/art/ink.ts'
import { move, themed } from '../../../stage/art/ink.ts'
import type { Store } from '../pieces/floor.ts'

const STORES: Readonly<Record<Store, (ink: Ink, load: number, night: boolean) => string>> = {
  rack,
  pallets,
  truck,
  gate,
  crates,
  desk,
  sacks,
  drums,
  barrow: (ink) => themed(barrowFile, ink),
  scales: (ink) => themed(scalesFile, ink),
}

/** What is stored keeps in the background, by day and by night: the belt alone is as strong as its ink. */
const SEEN = { day: 0.58, night: 0.4 } as const
/** Still further where cards lie or may soon lie. */
const FAINT = 0.4

/**
 * What stands along the walls. 0,0 is its lower left corner; it is 96 wide and 70 high. `load`: what lies on it;
 * `faint`: the belt has come near; `shut`: its door has come down.
 */
export const store = (ink: Ink, night: boolean, kind: Store, { load = 0, faint, shut }: Stored): Art => ({
  body: `<g opacity="${(faint ? FAINT : 1) * (night ? SEEN.night : SEEN.day)}">${STORES[kind](ink, load, night)}${shut ? shutter(ink) : ''}</g>`,
  box: [-8, -78, 116, 88],
})

export interface Stored {
  readonly load?: number
  readonly faint?: boolean
  readonly shut?: boolean
}

/** The door of the loading gate, over the lorry behind it. */
function shutter(ink: Ink): string {
  const slats = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => `M5 ${-48 + i * 6}H91`).join('')
  return (
    `<path d="M5 -54H91V-2H5z" fill="${ink('shed2')}" stroke="${ink('stores')}" stroke-width="2"/>` +
    `<path d="${slats}" stroke="${ink('stores')}" stroke-width="1.4" opacity=".7"/>` +
    `<path d="M5 -5H91" stroke="${ink('mark')}" stroke-width="4" stroke-dasharray="6 6"/>`
  )
}

const crate = (ink: Ink, x: number, foot: number, width: number, height: number, isDark = false): string =>
  move(
    x,
    foot - height,
    `<rect width="${width}" height="${height}" rx="1.5" fill="${ink(isDark ? 'kraft2' : 'kraft-side')}" stroke="${ink('kraft2-side')}" stroke-width="1.6"/>` +
      `<path d="M${width / 2} 0V${height}" stroke="${ink('kraft2-side')}" stroke-width="1.2" opacity=".7"/>`,
  )

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

function rack(ink: Ink): string {
  const steel = ink('stores')
  const shelves = `<path d="M2 -72V0M48 -72V0M94 -72V0" stroke="${steel}" stroke-width="4.5" stroke-linecap="round"/><path d="M-2 -36H98M-2 -3H98" stroke="${steel}" stroke-width="5"/>`
  const above = crate(ink, 8, -38, 18, 20) + crate(ink, 27, -38, 16, 14, true) + crate(ink, 54, -38, 30, 24)
  const below = crate(ink, 8, -5, 26, 22, true) + crate(ink, 53, -5, 17, 17) + crate(ink, 71, -5, 18, 24, true)
  return floorShadow(ink, 98) + shelves + above + below
}

const deck = (ink: Ink, x: number, foot: number): string =>
  `<path d="M${x} ${foot - 8}h40v3.4h-40zM${x + 2} ${foot - 4.6}h6v4.6h-6zM${x + 17} ${foot - 4.6}h6v4.6h-6zM${x + 32} ${foot - 4.6}h6v4.6h-6z" fill="${ink('kraft2')}" stroke="${ink('kraft2-side')}" stroke-width="1"/>`

/** Empty ones, in a stack, and some parcels that wait on another. */
function pallets(ink: Ink): string {
  const stack = [0, 1, 2, 3].map((i) => deck(ink, 2, -i * 8.4)).join('')
  const load =
    deck(ink, 52, 0) + crate(ink, 54, -8, 18, 18) + crate(ink, 73, -8, 17, 22, true) + crate(ink, 57, -26, 20, 15)
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

/** A lorry with its back to the open gate: what was scored is loaded. */
function gate(ink: Ink, load: number): string {
  const [steel, paint, dark] = [ink('stores'), ink('truck'), ink('shed3')]
  const slats = [0, 1, 2].map((i) => `M4 ${-66 + i * 5}H92`).join('')
  const loaded = upTo(Math.min(load, 6))
    .map((i) => crate(ink, 24 + 16.5 * (i % 3), -13 - 17 * Math.floor(i / 3), 15, 16, i % 2 === 1))
    .join('')
  return (
    floorShadow(ink, 98) +
    `<path d="M3 -54H93V-1H3z" fill="${dark}"/>` +
    `<path d="M10 -52H20V-8H10zM76 -52H86V-8H76z" fill="${paint}" stroke="${steel}" stroke-width="1.6"/>` +
    `<path d="M20 -52H76V-11H20z" fill="${ink('belt')}" stroke="${steel}" stroke-width="2.4"/>` +
    loaded +
    `<path d="M18 -12H78V-7H18z" fill="${steel}"/><path d="M24 -7h11v6h-11zM61 -7h11v6h-11z" fill="${ink('belt')}"/>` +
    `<circle cx="21" cy="-9.5" r="1.9" fill="${ink('signal')}"/><circle cx="75" cy="-9.5" r="1.9" fill="${ink('signal')}"/>` +
    `<path d="M2 -71H94V-54H2z" fill="${ink('shed2')}" stroke="${steel}" stroke-width="2"/><path d="${slats}" stroke="${steel}" stroke-width="1.4" opacity=".7"/>` +
    `<path d="M2 -71V0M94 -71V0" stroke="${steel}" stroke-width="5"/><path d="M2 -60V0M94 -60V0" stroke="${ink('mark')}" stroke-width="4" stroke-dasharray="6 6" opacity=".8"/>`
  )
}

/** Where the next crate comes to stand: at the bottom first. */
const HEAP: readonly (readonly [x: number, row: number])[] = [
  [8, 0],
  [28, 0],
  [48, 0],
  [68, 0],
  [18, 1],
  [38, 1],
  [58, 1],
  [28, 2],
  [48, 2],
]

/** What was scored, on two pallets: a heap that grows with the points. */
function crates(ink: Ink, load: number): string {
  const heap = HEAP.slice(0, load).map(([x, row], i) => crate(ink, x, -9 - 19 * row, 19, 18, i % 3 === 1))
  return floorShadow(ink, 96) + deck(ink, 4, 0) + deck(ink, 49, 0) + heap.join('')
}

/** The clerk's: a lamp, a book, and notes on the board behind it. */
function desk(ink: Ink, _load: number, night: boolean): string {
  const [steel, wood] = [ink('stores'), ink('kraft2')]
  const edge = `stroke="${ink('kraft2-side')}" stroke-width="1.6"`
  const light = night
    ? `<path d="M29 -54L12 -34H50z" fill="${ink('window')}" opacity=".38"/><circle cx="30" cy="-44" r="24" fill="${ink('window')}" opacity=".1"/>`
    : ''
  return (
    floorShadow(ink, 92) +
    `<path d="M42 -73H86V-44H42z" fill="${wood}" ${edge}/>` +
    `<path d="M47 -68h9v11h-9zM60 -66h10v8h-10zM74 -69h8v12h-8zM62 -55h8v7h-8z" fill="${ink('tag')}" opacity=".85"/>` +
    `<path d="M8 -30V0M82 -30V0" stroke="${steel}" stroke-width="4.5"/>` +
    `<path d="M56 -30H80V-4H56z" fill="${wood}" ${edge}/><path d="M56 -17H80M65 -24h6M65 -11h6" stroke="${ink('kraft2-side')}" stroke-width="1.6"/>` +
    `<path d="M3 -35H88V-29H3z" fill="${ink('kraft-side')}" ${edge}/>` +
    light +
    `<path d="M14 -35V-52L27 -57" fill="none" stroke="${steel}" stroke-width="2.6" stroke-linecap="round"/><path d="M20 -55L32 -60L36 -50z" fill="${ink('green-fill')}" stroke="${steel}" stroke-width="1.2"/>` +
    `<path d="M34 -36L46 -38L58 -36V-39.500L46 -41.500L34 -39.500z" fill="${ink('tag')}" stroke="${steel}" stroke-width="1"/>` +
    `<path d="M24 -15H44M27 -15V0M41 -15V0" stroke="${steel}" stroke-width="3.6" stroke-linecap="round"/>`
  )
}

/** A low shelf of sacks, tied above. */
function sacks(ink: Ink): string {
  const steel = ink('stores')
  const sack = (x: number, foot: number, isDark: boolean) =>
    `<path transform="translate(${x} ${foot})" d="M2 0C-3 -8 0 -15 7 -17L4 -22H16L13 -17C20 -15 23 -8 18 0z" fill="${ink(isDark ? 'kraft2' : 'kraft-side')}" stroke="${ink('kraft2-side')}" stroke-width="1.6" stroke-linejoin="round"/>`
  const rows =
    [8, 30, 66].map((x, i) => sack(x, -33, i === 1)).join('') + [6, 38, 61].map((x, i) => sack(x, -5, i === 0)).join('')
  return (
    floorShadow(ink, 98) +
    `<path d="M2 -52V0M94 -52V0" stroke="${steel}" stroke-width="4.5" stroke-linecap="round"/><path d="M-1 -31H97M-1 -3H97" stroke="${steel}" stroke-width="5"/>` +
    rows
  )
}

/** Drums of cable, and casks. */
function drums(ink: Ink): string {
  const [steel, dark] = [ink('stores'), ink('kraft2-side')]
  const drum = (x: number, r: number) =>
    `<circle cx="${x}" cy="${-r}" r="${r}" fill="${ink('kraft2')}" stroke="${dark}" stroke-width="2"/><circle cx="${x}" cy="${-r}" r="${r * 0.58}" fill="${steel}"/><circle cx="${x}" cy="${-r}" r="${r * 0.2}" fill="${ink('kraft-side')}"/>`
  const cask = (x: number, foot: number) =>
    `<path d="M${x} ${foot - 25}h18q3 12.500 0 25h-18q-3 -12.500 0 -25z" fill="${ink('kraft-side')}" stroke="${dark}" stroke-width="1.600"/><path d="M${x - 1} ${foot - 18}h20M${x - 1} ${foot - 7}h20" stroke="${steel}" stroke-width="2.2"/>`
  return floorShadow(ink, 98) + drum(20, 19) + cask(44, 0) + cask(67, 0) + cask(56, -26)
}
