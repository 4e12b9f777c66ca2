import stopFile from '../../../../assets/art/freight-stop-board.svg?raw'
import { CELL } from '../track/track.ts'
import { lettering } from '../../../stage/art/glyphs.ts'
import type { Art, Ink } from '../../../stage/art/ink.ts'
import { seatToken, themed } from '../../../stage/art/ink.ts'

import { SHEET_MARGIN } from '../layout/sizes.ts'
import { landscape } from './landscape.ts'

/** The poster under the board: the land, a little grain, dotted plots for what may be built. */
export function sheet(ink: Ink, columns: number, rows: number): Art {
  const [width, height] = [columns * CELL, rows * CELL]
  const frame = `<rect x="${-SHEET_MARGIN}" y="${-SHEET_MARGIN}" width="${width + 2 * SHEET_MARGIN}" height="${height + 2 * SHEET_MARGIN}" rx="8"`
  const body =
    `<clipPath id="b">${frame}/></clipPath>${frame} fill="${ink('field1')}"/>` +
    `<g clip-path="url(#b)">${landscape(ink, width, height)}</g>` +
    `<g fill="${ink('ink')}" fill-opacity=".09">${specks(width, height)}</g>` +
    `${frame} fill="none" stroke="${ink('ink')}" stroke-opacity=".55" stroke-width="1.4"/>` +
    plots(ink, columns, rows)
  return { body, box: [-8, -8, width + 16, height + 16] }
}

function specks(width: number, height: number): string {
  let n = 9
  const next = () => ((n = (n * 16807) % 2147483647), (n & 0xffff) / 0x10000)
  const count = Math.round((width * height) / 3000)
  return Array.from(
    { length: count },
    () =>
      `<circle cx="${(next() * width).toFixed(1)}" cy="${(next() * height).toFixed(1)}" r="${(0.5 + next() * 0.5).toFixed(2)}"/>`,
  ).join('')
}

function plots(ink: Ink, columns: number, rows: number): string {
  const each = Array.from({ length: columns * rows }, (_, cell) => {
    const [x, y] = [(cell % columns) * CELL + 5, Math.floor(cell / columns) * CELL + 5]
    return `<rect x="${x}" y="${y}" width="90" height="90" rx="5"/>`
  })
  return `<g fill="none" stroke="${ink('glint')}" stroke-opacity=".42" stroke-width="1.5" stroke-dasharray="1.5 6" stroke-linecap="round">${each.join('')}</g>`
}

/** '4·6' in the corner of a place: its row and column, as the words have it. */
export const placeName = (ink: Ink, name: string): Art => ({
  body: lettering(name, -29, -28, 12.5, ink('ink')),
  box: [-44, -44, 40, 24],
})

/** The shadow of what lies on a cell; all of them are drawn before all tiles. */
export const tileShadow = (ink: Ink): Art => ({
  body: `<rect x="-48.5" y="-46" width="97" height="98" rx="6" fill="${ink('shadow')}"/>`,
  box: [-50, -50, 100, 104],
})

/** Across a line that leads nowhere: derailing is possible here. Upright over the line's end. */
export const stopBoard = (ink: Ink): Art => ({ body: themed(stopFile, ink), box: [-4, -15, 8, 30] })

/** The number of a step in a drive that is being considered. */
export const stepNumber = (ink: Ink, n: number): Art => ({
  body: `<circle r="8.6" fill="${ink('badge-paper')}" stroke="${ink('edge')}" stroke-width="1.4"/>${lettering(String(n), 0, 4.7, 13.4, ink('badge-text'))}`,
  box: [-10, -10, 20, 20],
})

/** The key of the row that takes this way, as it stands in the list. */
export const wayKey = (ink: Ink, n: number): Art => ({
  body: `<rect x="-11" y="-11" width="22" height="22" rx="4.5" fill="${ink('card')}" stroke="${ink('edge')}" stroke-width="2"/>${lettering(String(n), 0, 5.6, 16, ink('ink'))}`,
  box: [-12.5, -12.5, 25, 25],
})

/** The number of a deed in a turn, in a ring of the colour of who did it. */
export const deedNumber = (ink: Ink, n: number, seat: number): Art => ({
  body:
    `<circle r="9" fill="${ink(seatToken(seat))}" stroke="${ink('edge')}" stroke-width="1.4"/>` +
    `<circle r="6.8" fill="${ink('badge-paper')}"/>${lettering(String(n), 0, 4.2, 12, ink('badge-text'))}`,
  box: [-11, -11, 22, 22],
})

/** How far apart the numbers stand where several cards lead. */
const NEXT_NUMBER = 17

/** Where a drive ends: the steps of each card that leads there, on a disc that shines. */
export function driveEnd(ink: Ink, steps: readonly number[]): Art {
  const spread = NEXT_NUMBER * (steps.length - 1)
  const pill = (reach: number, width: number) =>
    `<rect x="${-reach - spread / 2}" y="${-reach}" width="${2 * reach + spread}" height="${2 * reach}" rx="${reach}" stroke="${ink('edge')}" stroke-width="${width}"`
  return {
    body:
      `${pill(14.6, 1.6)} fill="${ink('glow')}"/>` +
      `${pill(10.6, 1.2)} fill="${ink('badge-paper')}"/>` +
      steps.map((n, i) => lettering(String(n), i * NEXT_NUMBER - spread / 2, 5.7, 16, ink('badge-text'))).join(''),
    box: [-17 - spread / 2, -17, 34 + spread, 34],
  }
}

/** The back of a card that is not known yet, on the crossing where it will be flipped. */
export const flipMark = (ink: Ink): Art => ({
  body:
    `<rect x="-11" y="-11" width="22" height="22" rx="3" fill="${ink('card')}" stroke="${ink('edge')}" stroke-width="1.4"/>` +
    `<rect x="-8.8" y="-8.8" width="17.6" height="17.6" rx="1.8" fill="${ink('oxblood-fill')}"/>` +
    `<g fill="none" stroke="${ink('badge-paper')}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="M-3.4-2.6a3.5 3.5 0 1 1 5.4 2.9Q0 1.6 0 3"/></g><circle cy="6.4" r="1.5" fill="${ink('badge-paper')}"/>`,
  box: [-13, -13, 26, 26],
})

/** The card that was flipped on a crossing, small: its number, and a tick, or how many wagons it has cost. */
export const flippedCard = (ink: Ink, allowed: number, lost: number): Art => ({
  body:
    `<rect x="-12" y="-15" width="24" height="30" rx="3" fill="${ink('badge-paper')}" stroke="${ink('edge')}" stroke-width="1.4"/>` +
    lettering(String(allowed), 0, 0, 17, ink('badge-text')) +
    (lost > 0
      ? `<rect x="-8.5" y="7" width="6" height="2.4" fill="${ink('signal')}"/>${lettering(String(lost), 3, 12.6, 12.5, ink('signal'))}`
      : `<path d="M-5 7.4L-1.4 11L5.4 4.2" fill="none" stroke="${ink('green')}" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>`),
  box: [-14, -17, 28, 34],
})

/** A plank that a locomotive passes. */
export const plankFlash = (ink: Ink): Art => ({
  body: `<rect x="-6" y="-16" width="12" height="32" rx="4" fill="${ink('glow')}" fill-opacity=".45"/><rect x="-3.5" y="-13" width="7" height="26" rx="1.6" fill="${ink('glow')}"/>`,
  box: [-8, -18, 16, 36],
})

const RAYS = 12
/** Half of how wide a ray is at its end, in degrees. */
const RAY = 6

/** Rays of light round a station to which a wagon was delivered, and a ring of its seat's colour. */
export function deliveryShine(ink: Ink, seat: number): Art {
  const spot = (degrees: number, far: number) => {
    const at = (degrees * Math.PI) / 180
    return `${(far * Math.cos(at)).toFixed(1)} ${(far * Math.sin(at)).toFixed(1)}`
  }
  const rays = Array.from({ length: RAYS }, (_, i) => {
    const middle = (360 * i) / RAYS
    const far = i % 2 === 0 ? 96 : 78
    return `M${spot(middle, 40)}L${spot(middle - RAY, far)}L${spot(middle + RAY, far)}z`
  }).join('')
  return {
    body:
      `<path d="${rays}" fill="${ink('glow')}" stroke="${ink('edge')}" stroke-width="1.6" stroke-linejoin="round"/>` +
      `<circle r="50" fill="${ink('glow')}" fill-opacity=".35"/>` +
      `<circle r="56" fill="none" stroke="${ink('edge')}" stroke-width="9"/>` +
      `<circle r="56" fill="none" stroke="${ink(seatToken(seat))}" stroke-width="6"/>`,
    box: [-98, -98, 196, 196],
  }
}

/** A ring of a seat's colour, as wide as a station. */
export const halo = (ink: Ink, seat: number): Art => ({
  body:
    `<circle r="44" fill="none" stroke="${ink('edge')}" stroke-width="8"/>` +
    `<circle r="44" fill="none" stroke="${ink(seatToken(seat))}" stroke-width="5.4"/>`,
  box: [-49, -49, 98, 98],
})

/** A snippet of coloured paper, thrown for joy. */
export const paper = (ink: Ink, token: string): Art => ({
  body: `<rect x="-4.5" y="-2.6" width="9" height="5.2" rx="1" fill="${ink(token)}" stroke="${ink('edge')}" stroke-width="1.1"/>`,
  box: [-6, -4, 12, 8],
})

/** Steam: its edge is what is seen of it on paper by day. */
export const puff = (ink: Ink): Art => ({
  body: `<circle r="7" fill="${ink('badge-paper')}" stroke="${ink('edge')}" stroke-opacity=".7" stroke-width="1.6"/>`,
  box: [-8, -8, 16, 16],
})

/** A cloud of dust, in the colour of dry earth: one outline round three lumps. */
export function dust(ink: Ink): Art {
  const lumps = (more: number) =>
    [
      [-4, 1.5, 5],
      [3.6, 2.2, 4.4],
      [0.4, -3, 5.4],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r + more}"/>`)
      .join('')
  return {
    body: `<g fill="${ink('edge')}" fill-opacity=".6">${lumps(1.3)}</g><g fill="${ink('dust')}">${lumps(0)}</g>`,
    box: [-11, -11, 22, 22],
  }
}

/** A lump of earth that is torn up. */
export const clod = (ink: Ink): Art => ({
  body: `<path d="M-3.6-.8L-1-3.2L3.2-2L2.6 2.2L-1.4 3z" fill="${ink('sleeper')}" stroke="${ink('edge')}" stroke-width="1.2" stroke-linejoin="round"/>`,
  box: [-5, -5, 10, 10],
})

/** Three strokes of ink where two locomotives touch; they open upwards. */
export const ticks = (ink: Ink): Art => ({
  body: `<g fill="none" stroke-linecap="round"><path d="M0-15V-25M-9-13L-15-21M9-13L15-21" stroke="${ink('outline')}" stroke-width="5"/><path d="M0-15V-25M-9-13L-15-21M9-13L15-21" stroke="${ink('edge')}" stroke-width="2.6"/></g>`,
  box: [-20, -30, 40, 32],
})

/** Long and short rays by turns of the light where buffers meet. */
const SPIKES = 9

/** The light of a hard blow: a ragged star of gold in a star of paper. */
export function burst(ink: Ink): Art {
  const star = (long: number, short: number) =>
    Array.from({ length: 2 * SPIKES }, (_, i) => {
      const at = (i * Math.PI) / SPIKES
      const far = i % 2 ? short : long * (i % 4 ? 0.8 : 1)
      return `${(far * Math.cos(at)).toFixed(1)} ${(far * Math.sin(at)).toFixed(1)}`
    }).join('L')
  return {
    body:
      `<g stroke="${ink('edge')}" stroke-linejoin="round"><path d="M${star(30, 13)}z" fill="${ink('glow')}" stroke-width="1.8"/></g>` +
      `<path d="M${star(18, 8)}z" fill="${ink('badge-paper')}"/>`,
    box: [-32, -32, 64, 64],
  }
}
