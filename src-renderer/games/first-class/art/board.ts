import { seatToken, type Art, type Ink } from '../../../stage/art/ink.ts'
import { blankWagon, upArrow, within } from './effects.ts'
import { tick } from './medal.ts'
import { numerals } from './numerals.ts'
import { rightward, sign } from './pictograms.ts'
import { seatBadge } from './seat-badge.ts'

/** A seat's board: its panel, the route strip, the coin board. */
/** By night its edge is no brighter than the trains on it. */
export const board = (ink: Ink, seat: number, width: number, height: number, own: boolean, night = false): Art => ({
  body:
    `<rect x="1" y="3" width="${width}" height="${height}" rx="8" fill="${ink('shadow')}"/><rect width="${width}" height="${height}" rx="8" fill="${ink('panel')}" stroke="${ink(own ? (night ? 'line' : 'ink') : 'enamel')}" stroke-width="${own ? 1.6 : 2}"/>` +
    `<rect y="10" width="5" height="${height - 20}" fill="${ink(seatToken(seat))}"/>`,
  box: [-2, -2, width + 6, height + 8],
})

/** The name of whose board it is, and the cross that puts it away. */
export const head = (ink: Ink, seat: number, width: number, closes: boolean): Art => ({
  body:
    seatBadge(ink, seat, 14, 16, 11) +
    (closes
      ? `<rect x="${width - 31}" y="0" width="31" height="31" rx="5" fill="${ink('card')}" stroke="${ink('ink')}" stroke-width="1.4"/><path d="M${width - 22.5} 8.5l14 14m0-14l-14 14" stroke="${ink('ink')}" stroke-width="2.4" stroke-linecap="round"/>`
      : ''),
  box: [-2, -4, width + 4, 40],
})

/** A tab with room for a name. 0,0 is the middle of its left edge. */
export const owner = (ink: Ink, seat: number, width: number): Art => ({
  body: `<rect y="-10" width="${width}" height="20" rx="5" fill="${ink('card')}" stroke="${ink(seatToken(seat))}" stroke-width="2"/>${seatBadge(ink, seat, 16, 0, 9)}`,
  box: [-2, -12, width + 4, 24],
})

/** A badge on a plate of its own; the board that lies open has an enamel edge. 0,0 is its middle. */
export const tab = (ink: Ink, seat: number, current: boolean): Art => ({
  body: `<rect x="-16" y="-16" width="32" height="32" rx="6" fill="${ink('card')}" stroke="${ink(current ? 'enamel' : 'line')}" stroke-width="${current ? 2.6 : 1.4}"/>${seatBadge(ink, seat, 0, 0, 10)}`,
  box: [-18, -18, 36, 36],
})

/** A pill for what there is no room to show, or a cross that puts it together again. 0,0 is its middle. */
export const more = (ink: Ink, shut: boolean): Art =>
  shut
    ? {
        body: `<rect x="-13" y="-10" width="26" height="20" rx="10" fill="${ink('ink')}"/><path d="M-4 -4l8 8m0 -8l-8 8" stroke="${ink('card')}" stroke-width="2.2" stroke-linecap="round"/>`,
        box: [-14, -11, 28, 22],
      }
    : { body: `<rect x="-31" y="-10" width="62" height="20" rx="10" fill="${ink('ink')}"/>`, box: [-32, -11, 64, 22] }

const rails = (ink: Ink, from: number, to: number, y: number): string =>
  `<path d="M${from} ${y}H${to}" stroke="${ink('rail')}" stroke-width="5"/><path d="M${from} ${y}H${to}" stroke="${ink('card')}" stroke-width="1.6" stroke-dasharray="5 5"/>`

/** `line` = height of the line within it; `open`: a card, not the board's own cities. */
export const routeCard = (
  ink: Ink,
  width: number,
  height: number,
  line: number,
  open: boolean,
  folded: boolean,
): Art => ({
  body:
    `<rect width="${width}" height="${height}" rx="6" fill="${ink('card')}" fill-opacity="${open ? 1 : 0}" stroke="${ink('line')}" stroke-width="1.4"/>` +
    (folded ? `<path d="M${width + 2.5} 4V${height - 4}" stroke="${ink('line')}" stroke-width="2"/>` : '') +
    rails(ink, -10, width + 2, line),
  box: [-12, -2, width + 18, height + 4],
})

/** The place of the next card, and `track` that is still to be laid, as far as the board goes. */
export const routeNext = (ink: Ink, width: number, height: number, line: number, track: number): Art => ({
  body: `<rect width="${width}" height="${height}" rx="6" fill="none" stroke="${ink('line')}" stroke-width="1.5" stroke-dasharray="5 5"/><path d="M0 ${line}H${track}" stroke="${ink('line')}" stroke-width="3" stroke-dasharray="8 6"/>`,
  box: [-2, -2, track + 4, height + 4],
})

/** An enamel sign where every route begins. */
export const paris = (ink: Ink): Art => ({
  body:
    rails(ink, 0, 34, 0) +
    `<rect x="-22" y="-15" width="44" height="30" rx="4" fill="${ink('sign')}" stroke="${ink('ink')}" stroke-width="1.6"/>`,
  box: [-24, -17, 60, 34],
})

/** Cities behind one on a folded card. */
export const passed = (ink: Ink, n: number): Art => ({
  body: tick(ink, -9, -1, 7.5) + numerals(n, 3, 4, 14, ink('ink'), 'start'),
  box: [-20, -11, 40, 22],
})

export const postcard = (ink: Ink): Art => ({
  body: sign(ink, 'postcard', -14, -15, 28) + numerals('×2', 0, 27, 14, ink('ink')),
  box: [-16, -17, 32, 48],
})

/** A place for a coin, to be told from what it lies on by night too. */
const free = (ink: Ink, x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r - 1.5}" fill="${ink('brass')}" fill-opacity=".12" stroke="${ink('ink-soft')}" stroke-opacity=".75" stroke-width="1.3" stroke-dasharray="2.4 2.6"/>`

/** What a coin of a column does when it is spent. x, y = the middle. */
function effectOf(ink: Ink, column: number, x: number, y: number): string {
  if (column === 0) return within(ink, [{ kind: 'wagon', n: 1 }], x - 20, y - 13, 42, 26, 1)
  if (column === 2) return blankWagon(ink, x - 14, y - 14, 28) + upArrow(ink, x, y)
  return (
    sign(ink, 'cap', x - 24, y - 13, 24, ink('stack2')) +
    numerals('/', x, y + 5, 14, ink('ink')) +
    rightward(ink, x + 2, y - 14, 24)
  )
}

const FIELDS = [5, 5, 2] as const

/** A column of the coin board: upright, lying, or short with its coins only counted. */
export function column(ink: Ink, of: number, width: number, height: number, lying: boolean, count: string): Art {
  const fields = Array.from({ length: FIELDS[of] }, (_, i) => i)
  const frame = `<rect width="${width}" height="${height}" rx="6" fill="${ink('card')}" stroke="${ink('line')}" stroke-width="1.3"/>`
  const box = [-2, -2, width + 4, height + 4] as const
  if (count !== '')
    return {
      body: frame + effectOf(ink, of, width / 2, 14) + numerals(count, width / 2, height - 7, 15, ink('ink')),
      box,
    }
  if (lying)
    return {
      body:
        frame +
        fields.map((i) => free(ink, 17 + i * 25, height / 2, 10)).join('') +
        effectOf(ink, of, width - 34, height / 2),
      box,
    }
  const r = ((height - 36) / 5 - 3) / 2
  const pitch = 2 * r + 3
  return {
    body:
      frame +
      fields.map((i) => free(ink, width / 2, 5 * pitch - i * pitch - r + 3, r)).join('') +
      `<path d="M6 ${5 * pitch + 5}H${width - 6}" stroke="${ink('line')}" stroke-width="1.2"/>` +
      effectOf(ink, of, width / 2, 5 * pitch + 20),
    box,
  }
}

/** 0,0 is its middle, its radius 10. */
export const coin = (ink: Ink): Art => ({ body: sign(ink, 'coin', -12.2, -12.2, 24.4), box: [-12, -12, 24, 24] })

/** A stroke across a coin that is spent: told by more than how faint it is from one that comes. */
export function coinStruck(ink: Ink): Art {
  const stroke = 'M-9 9L9 -9'
  return {
    body:
      `<path d="${stroke}" stroke="${ink('frame')}" stroke-width="7" stroke-linecap="round"/>` +
      `<path d="${stroke}" stroke="${ink('oxblood')}" stroke-width="4" stroke-linecap="round"/>`,
    box: [-13, -13, 26, 26],
  }
}
