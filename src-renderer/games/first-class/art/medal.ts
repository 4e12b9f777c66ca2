import type { City } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { Effect } from '../../../../src-shared/games/first-class/effects.ts'
import type { Art, Ink } from '../../../stage/art/ink.ts'
import { seatToken } from '../../../stage/art/ink.ts'
import { symbolsOf } from '../words/symbols.ts'
import { blankWagon, chip, upArrow, within } from './effects.ts'
import { numerals } from './numerals.ts'
import { rightward, sign } from './pictograms.ts'

/** How wide a city's ring is, in its heights. */
export const medalWidth = (city: City): number =>
  'points' in city ? 1 : 1 + (city.bonus.effects.length - 1) * SIDE_BY_SIDE
const SIDE_BY_SIDE = 0.72

/**
 * A city on the line: a green cog with points, or a white ring with what it gives at every scoring. x, y = its middle.
 */
export function medal(ink: Ink, city: City, x: number, y: number, width: number): string {
  const half = width / 2
  if ('points' in city)
    return (
      sign(ink, 'points', x - half - 1, y - half - 1, width + 2) +
      numerals(city.points, x, y + Math.max(width * 0.19, 4.6), Math.max(width * 0.5, 14), ink('confirm-ink'))
    )
  const { effects } = city.bonus
  // One effect fills the ring; several stand side by side in a longer one.
  const pitch = width * SIDE_BY_SIDE
  const reach = ((effects.length - 1) * pitch) / 2
  const ring = `<rect x="${x - half - reach}" y="${y - half}" width="${width + 2 * reach}" height="${width}" rx="${half}" fill="${ink('frame')}" stroke="${ink('ink')}" stroke-width="1.6"/>`
  return ring + effects.map((effect, i) => inside(ink, effect, x - reach + i * pitch, y, width)).join('')
}

function inside(ink: Ink, first: Effect, x: number, y: number, width: number): string {
  const signs = symbolsOf({ effects: [first] })
  const count = (n: number) => (n > 1 ? corner(ink, n, x + width * 0.32, y + width * 0.3) : '')
  switch (first.kind) {
    case 'coins':
      return (
        sign(ink, 'blankCoin', x - width * 0.36, y - width * 0.36, width * 0.72) +
        numerals(first.n, x, y + Math.max(width * 0.16, 4.6), Math.max(width * 0.44, 14), ink('onlight'))
      )
    case 'wagon':
      return (
        chip(ink, 0, x - width * 0.4, y - width * 0.36, width * 0.76) +
        `<circle cx="${x + width * 0.34}" cy="${y - width * 0.24}" r="6" fill="${ink('green')}"/><path d="M${x + width * 0.34 - 3.2} ${y - width * 0.24}h6.4m-3.2 -3.2v6.4" stroke="${ink('confirm-ink')}" stroke-width="2"/>`
      )
    case 'free':
      return (
        blankWagon(ink, x - width * 0.36, y - width * 0.42, width * 0.72) +
        upArrow(ink, x, y - width * 0.02, width * 0.14, width * 0.08) +
        count(first.n)
      )
    case 'conductor':
    case 'conductors':
      return sign(ink, 'cap', x - width * 0.36, y - width * 0.42, width * 0.72, ink('stack2')) + count(first.n)
    case 'locomotive':
      return rightward(ink, x - width * 0.34, y - width * 0.38, width * 0.68) + count(first.n)
    default:
      return within(ink, signs, x - half(width), y - half(width), width, width, 1)
  }
}

const half = (width: number): number => width * 0.46

const corner = (ink: Ink, n: number, x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="8" fill="${ink('enamel')}" stroke="${ink('frame')}"/>${numerals(n, x, y + 4.8, 14, ink('frame'))}`

/** The line of a tick in a circle of radius r, from its middle. */
export const tickLine = (r: number): readonly (readonly [x: number, y: number])[] => [
  [-r * 0.46, 0],
  [-r * 0.09, r * 0.4],
  [r * 0.51, -r * 0.33],
]

export const tick = (ink: Ink, x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink('green-fill')}" stroke="${ink('card')}" stroke-width="1.5"/><path d="M${tickLine(
    r,
  )
    .map(([dx, dy]) => `${x + dx} ${y + dy}`)
    .join('L')}" fill="none" stroke="${ink('on')}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`

const MEDAL = 36
/** Where the tick of a city that is reached stands, from its middle. */
const TICK = { x: 14, y: 12, r: 7.5 } as const
/** A line round the city leaves it so much air at both sides, as seen from the middle. */
const AIR = 0.62
const tickAt = Math.atan2(TICK.y, TICK.x)
/** A ring round a reached city goes from there to there, the long way. */
export const OPEN_AT_TICK = { from: tickAt + AIR, to: tickAt - AIR + 2 * Math.PI } as const

/** A city of a seat's route with its state. 0,0 is its middle. */
export const cityMedal = (ink: Ink, city: City, reached: boolean): Art => ({
  body: medal(ink, city, 0, 0, MEDAL) + (reached ? tick(ink, TICK.x, TICK.y, TICK.r) : ''),
  box: [-36, -24, 72, 48],
})

/** Round the city where the locomotive stands: its tick lies in the gap, neither over the ring nor under it. */
export const currentRing = (ink: Ink, seat: number): Art => {
  const r = MEDAL / 2 + 4
  const end = (angle: number) => `${(r * Math.cos(angle)).toFixed(2)} ${(r * Math.sin(angle)).toFixed(2)}`
  return {
    body: `<path d="M${end(OPEN_AT_TICK.from)}A${r} ${r} 0 1 1 ${end(OPEN_AT_TICK.to)}" fill="none" stroke="${ink(seatToken(seat))}" stroke-width="3.5" stroke-linecap="round"/>`,
    box: [-26, -26, 52, 52],
  }
}

/** The seat's engine on its route. 0,0 is its middle. */
export const token = (ink: Ink, seat: number): Art => ({
  body: rightward(ink, -14, -14, 28, ink(seatToken(seat))),
  box: [-16, -16, 32, 32],
})

/** Where an engine that is on its way comes to stand. */
export const enginesGoal = (ink: Ink): Art => ({
  body: `<circle cx="0" cy="0" r="14" fill="none" stroke="${ink('glow')}" stroke-width="3" stroke-dasharray="5 4"/>`,
  box: [-16, -16, 32, 32],
})
