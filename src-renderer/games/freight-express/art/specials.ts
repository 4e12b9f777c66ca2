import flightFile from '../../../../assets/art/freight-flight-chip.svg?raw'
import vetoFile from '../../../../assets/art/freight-veto-chip.svg?raw'
import { die, softShadow } from './card.ts'
import type { Art, Ink } from '../../../stage/art/ink.ts'
import { move, seatToken, themed } from '../../../stage/art/ink.ts'
import { stationSign } from './station.ts'
import { tile } from './tile.ts'

const STROKE = 'd="M-16 11L16-11" fill="none" stroke-linecap="round"'
const barAlone = (ink: Ink): string =>
  `<path ${STROKE} stroke="${ink('edge')}" stroke-width="6"/><path ${STROKE} stroke="${ink('signal')}" stroke-width="3.6"/>`

/** One bar across the sign: closed. */
export const closedSign = (ink: Ink, station: number, unbarred = false): Art => ({
  body: stationSign(ink, station, 16) + (unbarred ? '' : barAlone(ink)),
  box: [-22, -22, 44, 44],
})
export const bar = (ink: Ink): Art => ({ body: barAlone(ink), box: [-22, -22, 44, 44] })

/** Chips on a seat's plate, 0,0 their middle. */
export const vetoChip = (ink: Ink): Art => ({ body: move(-14, -15, themed(vetoFile, ink)), box: [-14, -15, 28, 30] })
export const ticketChip = (ink: Ink): Art => ({
  body: move(-20, -15, themed(flightFile, ink)),
  box: [-20, -15, 40, 30],
})

/**
 * The ground of a hand laid open, framed in its seat's colour so that nobody takes its cards for laid ones. 0,0 is its
 * middle.
 */
export function shownHand(ink: Ink, seat: number, width: number, height: number): Art {
  const box = (inset: number) =>
    `x="${inset - width / 2}" y="${inset - height / 2}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${12 - inset}"`
  const body = `<g filter="url(#s)"><rect ${box(0)} fill="${ink('card')}"/></g><rect ${box(2)} fill="none" stroke="${ink(seatToken(seat))}" stroke-width="4"/>`
  return { body: softShadow(ink) + body, box: [-width / 2 - 4, -height / 2 - 4, width + 8, height + 12] }
}

/** A card in the air over its cell. */
export function liftedTile(ink: Ink, rails: number, seed: number): Art {
  const rim = `<rect x="-49" y="-49" width="98" height="98" rx="6" fill="none" stroke="${ink('ink')}" stroke-width="4"/><rect x="-49" y="-49" width="98" height="98" rx="6" fill="none" stroke="${ink('glow')}" stroke-width="2.6"/>`
  return {
    body: `${softShadow(ink)}<g filter="url(#s)">${tile(ink, rails, seed).body}</g>${rim}`,
    box: [-54, -54, 108, 114],
  }
}

/** A dashed frame round what a lifted card uncovers. */
export const uncovered = (ink: Ink): Art => ({
  body: `<rect x="-48" y="-48" width="96" height="96" rx="5" fill="none" stroke="${ink('ink')}" stroke-width="2.4" stroke-dasharray="7 5"/>`,
  box: [-50, -50, 100, 100],
})

/** A die on a laid card. */
export const laidDie = (ink: Ink, value: number): Art => ({
  body: move(-10.5, -10.5, die(ink, value, 21)),
  box: [-12, -12, 24, 24],
})

export const flightShadow = (ink: Ink): Art => ({
  body: `<ellipse rx="20" ry="10" fill="${ink('shadow')}"/>`,
  box: [-21, -11, 42, 22],
})
