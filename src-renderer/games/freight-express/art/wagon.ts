import deliveredFile from '../../../../assets/art/icon-ui-delivered.svg?raw'
import boxcar from '../../../../assets/art/wagon-side-boxcar.svg?raw'
import gondola from '../../../../assets/art/wagon-side-gondola.svg?raw'
import hopper from '../../../../assets/art/wagon-side-hopper.svg?raw'
import tank from '../../../../assets/art/wagon-side-tank.svg?raw'
import type { TrackCard } from '../../../../src-shared/games/freight-express/cards.ts'
import { LETTERS } from '../../../../src-shared/games/freight-express/specials.ts'
import { lettering } from '../../../stage/art/glyphs.ts'
import type { Art, Ink } from '../../../stage/art/ink.ts'
import { icon, move, seatToken, themed } from '../../../stage/art/ink.ts'

/** The kind of wagon says its value from afar. */
const kindOf = (value: number): string => (value <= 3 ? gondola : value <= 5 ? boxcar : value <= 7 ? tank : hopper)

/** A wagon from the side in a box of 48 x 36, its value on it. */
export function wagonBody(ink: Ink, value: number, size: number): string {
  const middle = value <= 3 ? 16.8 : 16.2
  return themed(kindOf(value), ink) + lettering(String(value), 24, middle + size * 0.35, size, ink('badge-paper'))
}

/** Where a wagon is coupled: a filled pentagon that points on. */
export function coupleTag(ink: Ink, station: number, width: number, height: number, size: number): string {
  const letter = LETTERS[station]
  const shoulder = width - height * 0.36
  const low = height - 1.5
  return (
    `<path d="M1.5 0H${shoulder}L${width} ${height / 2}L${shoulder} ${height}H1.5A1.5 1.5 0 0 1 0 ${low}V1.5A1.5 1.5 0 0 1 1.5 0z" fill="${ink('sign')}" stroke="${ink('ink')}" stroke-width="1.4" stroke-linejoin="round"/>` +
    lettering(
      letter,
      (width - height * 0.2) / 2,
      height / 2 + size * (letter === 'J' ? 0.3 : 0.355),
      size,
      ink('sign-ink'),
    )
  )
}

/** Where it is uncoupled: an open flag that takes the point in. */
export function uncoupleTag(ink: Ink, station: number, width: number, height: number, size: number): string {
  const letter = LETTERS[station]
  const [right, low] = [width - 1.5, height - 1.5]
  return (
    `<path d="M0 0H${right}A1.5 1.5 0 0 1 ${width} 1.5V${low}A1.5 1.5 0 0 1 ${right} ${height}H0L${height * 0.36} ${height / 2}z" fill="${ink('card')}" stroke="${ink('ink')}" stroke-width="1.4" stroke-linejoin="round"/>` +
    lettering(letter, (width + height * 0.3) / 2, height / 2 + size * (letter === 'J' ? 0.3 : 0.355), size, ink('ink'))
  )
}

/**
 * A coupled wagon with its route below, 'B>J'; its hook at the left. 0,0 is its upper left corner.
 * `small`: it will be drawn so small that value and letters must fill it.
 */
export function coupledWagon(ink: Ink, card: TrackCard, small: boolean): Art {
  const [height, size, value] = small ? [21.5, 20.5, 22] : [18, 17, 20]
  const width = height * 1.28
  const tags =
    coupleTag(ink, card.couple, width, height, size) +
    move(width - height * 0.36 + 2, 0, uncoupleTag(ink, card.uncouple, width, height, size))
  return {
    box: [-7, -2, 57, 63],
    body:
      `<path d="M-6 28H4" stroke="${ink('iron')}" stroke-width="2.6"/>` +
      wagonBody(ink, card.wagon, value) +
      move(small ? -0.3 : 3.5, 36.5, tags),
  }
}

/** What a delivered wagon is worth, large, in the colour of its seat. */
export const gain = (ink: Ink, value: number, seat: number): Art => ({
  body:
    box(`stroke="${ink('edge')}" stroke-width="9" fill="${ink('edge')}"`) +
    box(`stroke="${ink(seatToken(seat))}" stroke-width="6" fill="${ink('badge-paper')}"`) +
    lettering(`+${value}`, 0, 12.5, 36, ink('badge-text')),
  box: [-38, -30, 76, 60],
})
const POINTS = 14
/**
 * What a seat has delivered goes up: a seal of gold with the new count. Of wagons, whose points nobody may add up, it
 * bears the picture that stands at their count: beside what one of them brings a bare number would be read as points.
 */
export function counted(ink: Ink, n: number, seat: number, ofWagons = false): Art {
  const spikes = Array.from({ length: 2 * POINTS }, (_, i) => {
    const [at, far] = [(i * Math.PI) / POINTS, i % 2 ? 20 : 25]
    return `${(far * Math.cos(at)).toFixed(1)} ${(far * Math.sin(at)).toFixed(1)}`
  }).join('L')
  return {
    body:
      `<path d="M${spikes}z" fill="${ink('glow')}" stroke="${ink('edge')}" stroke-width="2" stroke-linejoin="round"/>` +
      `<circle r="16.5" fill="${ink('badge-paper')}" stroke="${ink(seatToken(seat))}" stroke-width="3"/>` +
      (ofWagons
        ? `<g transform="translate(-8.5 -15) scale(.85)">${icon(deliveredFile, ink('badge-text'))}</g>` +
          lettering(String(n), 0, 12.4, 14, ink('badge-text'))
        : lettering(String(n), 0, 7, n > 99 ? 15 : 20, ink('badge-text'))),
    box: [-27, -27, 54, 54],
  }
}

/** By how many sleepers a locomotive is pushed on, in the colour of whoever pushes; it points as engines on plates. */
export const pushedOn = (ink: Ink, n: number, seat: number): Art => ({
  body:
    `<path d="M-31 0L-15-19H21a5 5 0 0 1 5 5V14a5 5 0 0 1-5 5H-15z" fill="${ink(seatToken(seat))}" stroke="${ink('edge')}" stroke-width="2.2" stroke-linejoin="round"/>` +
    `<circle cx="5" r="14.5" fill="${ink('badge-paper')}" stroke="${ink('edge')}" stroke-width="1.4"/>` +
    lettering(String(n), 5, 7, 20, ink('badge-text')),
  box: [-34, -22, 64, 44],
})

const box = (paint: string): string => `<rect x="-32" y="-23" width="64" height="46" rx="11" ${paint}/>`
