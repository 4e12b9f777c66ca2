import type { Art, Ink } from '../../../stage/art/ink.ts'

/** From the lower edge: where the rails lie, and the platform beside them. */
const RAIL = 7
const PLATFORM = { top: 25, foot: 13 } as const
/** Where lamps and furniture stand, as parts of half the width; the sign of the row has the middle. */
const LAMPS = [-0.9, -0.36, 0.36, 0.9] as const
const LEFT = -0.63
const RIGHT = 0.63

/**
 * What is left where a row was: the platform of a halt between two trains, lamps out, in the colours of the ground. 0,0
 * is its middle. `lit`: while the last of its train is pulling out.
 */
export function halt(ink: Ink, width: number, height: number, row: number, lit: boolean): Art {
  const [w, h] = [width / 2, height / 2]
  const floor = h - PLATFORM.top
  const [left, right] = FURNITURE[row % FURNITURE.length]
  return {
    body:
      `<rect x="${-w}" y="${-h}" width="${width}" height="${height}" rx="6" fill="${ink('panel')}" fill-opacity=".6"/>` +
      LAMPS.map((part) => lamp(ink, part * w, floor, 6 - h, lit)).join('') +
      track(ink, w, h) +
      `<path d="M-44 10V${floor}M44 10V${floor}" stroke="${ink('line')}" stroke-width="3"/>` +
      `<g transform="translate(${LEFT * w} ${floor})">${left(ink)}</g>` +
      `<g transform="translate(${RIGHT * w} ${floor})">${right(ink)}</g>`,
    box: [-w - 1, -h - 1, width + 2, height + 2],
  }
}

/** The sign of the row, on the posts of the platform. */
export const cleared = (ink: Ink): Art => ({
  body: `<rect x="-52" y="-13" width="104" height="26" rx="4" fill="${ink('paper')}" stroke="${ink('line')}" stroke-width="1.6"/>`,
  box: [-54, -15, 108, 30],
})

function track(ink: Ink, w: number, h: number): string {
  const [top, foot] = [h - PLATFORM.top, h - PLATFORM.foot]
  return (
    `<rect x="${-w}" y="${top}" width="${2 * w}" height="${foot - top}" fill="${ink('plat')}"/>` +
    `<path d="M${-w} ${top}H${w}" stroke="${ink('line')}" stroke-width="2"/>` +
    `<path d="M${-w} ${top + 5}H${w}" stroke="${ink('paper')}" stroke-width="1.6" stroke-dasharray="14 8"/>` +
    `<path d="M${4 - w} ${h - RAIL + 2.5}H${w - 4}" stroke="${ink('line')}" stroke-width="5" stroke-opacity=".6" stroke-dasharray="6 9"/>` +
    `<path d="M${-w} ${h - RAIL}H${w}" stroke="${ink('line')}" stroke-width="2"/>`
  )
}

/** On its post, with an arm to both sides; what it throws on the platform while it is lit. */
function lamp(ink: Ink, x: number, floor: number, top: number, lit: boolean): string {
  const head = top + 8
  const cone = `<path d="M${x - 5} ${head + 8}L${x - 34} ${floor}H${x + 34}L${x + 5} ${head + 8}Z" fill="${ink('glow')}" fill-opacity=".22"/>`
  return (
    (lit ? cone : '') +
    `<path d="M${x} ${floor}V${head}M${x - 5} ${floor}h10" stroke="${ink('line')}" stroke-width="2.4" stroke-linecap="round"/>` +
    `<path d="M${x - 7} ${head + 8}L${x - 4.5} ${head - 2}H${x + 4.5}L${x + 7} ${head + 8}Z" fill="${ink(lit ? 'glow' : 'paper')}" stroke="${ink('line')}" stroke-width="1.8" stroke-linejoin="round"/>` +
    `<path d="M${x - 6} ${head - 2}h12M${x} ${head - 6}v4" stroke="${ink('line')}" stroke-width="2" stroke-linecap="round"/>`
  )
}

type Furniture = (ink: Ink) => string
const solid = (ink: Ink): string =>
  `fill="${ink('paper')}" stroke="${ink('line')}" stroke-width="1.8" stroke-linejoin="round"`
const line = (ink: Ink, width = 2): string =>
  `fill="none" stroke="${ink('line')}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`

/** Each stands on the platform, 0,0 in its middle there. */
const bench: Furniture = (ink) =>
  `<path d="M-26 -12H26M-24 -19H24M-24 -25H24" ${line(ink, 3)}/><path d="M-21 0V-26M21 0V-26" ${line(ink)}/>`

const clock: Furniture = (ink) =>
  `<path d="M0 0V-24" ${line(ink, 3)}/><circle cy="-34" r="13" ${solid(ink)}/><path d="M0 -43V-34L6 -30" ${line(ink)}/>`

/** Cases that wait for the next train. */
const trolley: Furniture = (ink) =>
  `<rect x="-24" y="-25" width="22" height="16" rx="2" ${solid(ink)}/><rect x="1" y="-21" width="24" height="12" rx="2" ${solid(ink)}/>` +
  `<rect x="-19" y="-36" width="16" height="11" rx="2" ${solid(ink)}/><path d="M-30 -8H30L36 -27" ${line(ink, 2.6)}/>` +
  `<circle cx="-18" cy="-4" r="4" ${solid(ink)}/><circle cx="18" cy="-4" r="4" ${solid(ink)}/>`

/** Lowered: nothing is to be had here until the next round. */
const barrier: Furniture = (ink) =>
  `<path d="M-34 0V-19M36 0V-14" ${line(ink, 3)}/><rect x="-36" y="-20" width="76" height="6" rx="2" ${solid(ink)}/>` +
  `<path d="M-22 -20l-5 6M-4 -20l-5 6M14 -20l-5 6M32 -20l-5 6" ${line(ink)}/>`

const board: Furniture = (ink) =>
  `<path d="M-20 0V-10M20 0V-10" ${line(ink, 2.6)}/><rect x="-30" y="-40" width="60" height="30" rx="2" ${solid(ink)}/>` +
  `<path d="M-23 -33H10M-23 -26H16M-23 -18H4M19 -33h5M22 -26h2M14 -18h10" ${line(ink, 1.8)}/>`

const FURNITURE: readonly (readonly [Furniture, Furniture])[] = [
  [bench, clock],
  [trolley, barrier],
  [board, bench],
]
