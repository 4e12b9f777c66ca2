import { seatToken, type Art, type Ink } from '../../../stage/art/ink.ts'
import { numerals } from './numerals.ts'
import { bosporusPoster } from './scenery.ts'
import { seatBadge } from './seat-badge.ts'

/** The departure board: dark by day and by night, with flaps that turn. */
const NAMES = 156

/** How wide a board is with so many columns of this width. */
export const widthFor = (count: number, column: number): number => NAMES + 20 + count * column

/** Middles of so many columns in a board so wide; the last two are wider. */
export function columnsAt(width: number, count: number): number[] {
  const pitch = (width - widthFor(0, 0)) / count
  return Array.from({ length: count }, (_, i) => NAMES + pitch * (i + 0.5))
}

export const departures = (ink: Ink, width: number, height: number): Art => ({
  body: `<rect x="1" y="3" width="${width}" height="${height}" rx="8" fill="${ink('shadow')}"/><rect width="${width}" height="${height}" rx="8" fill="${ink('board')}" stroke="${ink('ink')}" stroke-width="1.6"/><path d="M14 58H${width - 14}" stroke="${ink('board-soft')}" stroke-opacity=".3" stroke-width="1.3"/>`,
  box: [-2, -2, width + 6, height + 8],
})

/** How far below the top of its row a cell has its middle. */
export const FLAP_AT = 18.5

/** One cell: dark, split in the middle; while it waits paler, with a dash. 0,0 is its middle. */
export function flap(ink: Ink, text: string, lit: boolean, points: boolean): Art {
  const [width, height] = [points ? 78 : 64, 30]
  return {
    body: cell(ink, 0, -height / 2, width, height, text, lit, points),
    box: [-width / 2 - 1, -height / 2 - 1, width + 2, height + 2],
  }
}

function cell(
  ink: Ink,
  x: number,
  y: number,
  width: number,
  height: number,
  text: string,
  lit: boolean,
  points: boolean,
): string {
  if (text === '')
    return (
      `<rect x="${x - width / 2}" y="${y}" width="${width}" height="${height}" rx="4" fill="#0b1110" fill-opacity=".45" stroke="${ink('board-soft')}" stroke-opacity=".3" stroke-width="1.3"/>` +
      `<path d="M${x - 6} ${y + height / 2}h12" stroke="${ink('board-soft')}" stroke-opacity=".75" stroke-width="2.4" stroke-linecap="round"/>`
    )
  return (
    `<rect x="${x - width / 2}" y="${y}" width="${width}" height="${height}" rx="4" fill="${lit ? ink('glow') : '#0b1110'}" stroke="${ink('board-soft')}" stroke-opacity=".5" stroke-width="1.3"/>` +
    numerals(text, x, y + 22, 20, lit ? '#1d2426' : points ? '#e0b04a' : ink('board-ink')) +
    `<path d="M${x - width / 2 + 1} ${y + height / 2}h${width - 2}" stroke="#000" stroke-opacity=".45" stroke-width="1.2"/>`
  )
}

/** One seat's row; its name is written over it, its cells lie on it. 0,0 is its upper left corner. */
export function departing(ink: Ink, seat: number, width: number, current: boolean, done: boolean): Art {
  const frame = current
    ? `<rect x="8" y="0" width="${width - 16}" height="55" rx="6" fill="${ink('board-ink')}" fill-opacity=".08" stroke="${ink('glow')}" stroke-width="1.6"/>`
    : ''
  const tick = done
    ? `<path d="M${NAMES - 22} 18l4 5l8 -10" fill="none" stroke="#7fc39f" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`
    : ''
  return {
    body: frame + seatBadge(ink, seat, 32, 19, 11) + tick,
    box: [0, -2, width, 60],
  }
}

/** A brass lamp over a wagon, its light on the lane. 0,0 is where it hangs; `reach` = down to the rail. */
export const lamp = (ink: Ink, reach: number, width: number): Art => ({
  body:
    `<path d="M-9 9L${-width * 0.56} ${reach}H${width * 0.56}L9 9Z" fill="${ink('mark')}" opacity=".34"/><path d="M0 -6V3" stroke="${ink('edge')}" stroke-width="3"/><path d="M-12 11Q-11 1 0 1Q11 1 12 11Z" fill="${ink('brass')}" stroke="${ink('edge')}" stroke-width="1.6" stroke-linejoin="round"/>` +
    `<path d="M-5 11a5 5 0 0 0 10 0Z" fill="#fff3c4" stroke="${ink('edge')}" stroke-width="1.4"/>`,
  box: [-width * 0.6, -8, width * 1.2, reach + 10],
})

/** '+7' in a pill, which rises where points are made. 0,0 is its middle. */
export const rise = (ink: Ink, text: string, strong: boolean): Art => {
  const width = text.length * 9 + 14
  return {
    body: `<rect x="${-width / 2}" y="-11" width="${width}" height="22" rx="11" fill="${ink(strong ? 'glow' : 'card')}" stroke="${ink('ink')}" stroke-width="1.4"/>${numerals(text, 0, 5.6, 15, ink(strong ? 'onlight' : 'ink'))}`,
    box: [-width / 2 - 2, -13, width + 4, 26],
  }
}

/** What a train has come to so far, in the colour of its seat. 0,0 is its middle. */
export const sum = (ink: Ink, seat: number, text: string): Art => {
  const width = text.length * 9 + 16
  const token = seatToken(seat)
  return {
    body: `<rect x="${-width / 2}" y="-12" width="${width}" height="24" rx="12" fill="${ink(token)}" stroke="${ink('ink')}" stroke-width="1.4"/><rect x="${-width / 2 + 2.4}" y="-9.6" width="${width - 4.8}" height="19.2" rx="9.6" fill="none" stroke="${ink('glow')}" stroke-width="1.2"/>${numerals(text, 0, 5.6, 15, ink(`${token}-ink`))}`,
    box: [-width / 2 - 2, -14, width + 4, 28],
  }
}

/** So wide is one letter of what a turn was worth at most. */
export const WORTH_ROOM = 7.4
/** A plate for what a turn was worth; its words are written on it. 0,0 is its middle. */
export const worth = (ink: Ink, text: string): Art => {
  const width = text.length * WORTH_ROOM + 18
  return {
    body: `<rect x="${-width / 2}" y="-13" width="${width}" height="26" rx="13" fill="${ink('glow')}" stroke="${ink('ink')}" stroke-width="1.4"/>`,
    box: [-width / 2 - 2, -15, width + 4, 30],
  }
}

/** Who has come to Constantinople, and what that is worth: a poster over a band of enamel. 0,0 is its middle. */
export const arrival = (ink: Ink, seat: number, points: number): Art => ({
  body:
    `<clipPath id="arrival"><rect x="-130" y="-80" width="260" height="160" rx="8"/></clipPath><rect x="-127" y="-75" width="260" height="160" rx="8" fill="${ink('shadow')}"/>` +
    `<g clip-path="url(#arrival)"><g transform="translate(-130 -80)">${bosporusPoster(ink, 260, 118)}</g><rect x="-130" y="38" width="260" height="42" fill="${ink('sign')}"/><path d="M-130 38H130" stroke="${ink('glow')}" stroke-width="3"/></g>` +
    `<rect x="-130" y="-80" width="260" height="160" rx="8" fill="none" stroke="${ink('ink')}" stroke-width="2.4"/>` +
    `${seatBadge(ink, seat, -34, 59, 14)}${numerals(`+${points}`, 22, 69, 28, ink('sign-ink'))}`,
  box: [-134, -84, 270, 172],
})

/** A ring of light: what it opens round is seen through it. Edged, or it would be lost on a pale sky. */
export const flash = (ink: Ink): Art => ({
  body:
    `<circle r="20" fill="none" stroke="${ink('glowedge')}" stroke-width="6"/>` +
    `<circle r="20" fill="none" stroke="${ink('glow')}" stroke-width="3.6"/>`,
  box: [-24, -24, 48, 48],
})

/** A cloud of steam out of a chimney. 0,0 is its middle. */
export const steam = (ink: Ink): Art => ({
  body: `<g fill="#fffdf5" stroke="${ink('line')}" stroke-width="1.4"><circle cx="-6" cy="3" r="6"/><circle cx="6" cy="3.5" r="5.5"/><circle cx="0" cy="-3" r="7.5"/></g><path d="M-6 3a6 6 0 0 0 6 0a5.5 5.5 0 0 0 6 .5L0 -4Z" fill="#fffdf5"/>`,
  box: [-14, -13, 28, 25],
})

/** A gleam as high as a wagon, leaning forward. 0,0 is its middle. */
export const glint = (ink: Ink): Art => ({
  body:
    `<path d="M-34 46L-6 -46H22L-6 46Z" fill="${ink('glow')}" fill-opacity=".38"/>` +
    `<path d="M-6 46L22 -46H34L6 46Z" fill="#fff6d6" fill-opacity=".75"/>`,
  box: [-36, -48, 72, 96],
})
