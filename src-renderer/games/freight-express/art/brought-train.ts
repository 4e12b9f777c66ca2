import type { Ink } from '../../../stage/art/ink.ts'
import { engine } from './locomotive.ts'
import { wagonBody } from './wagon.ts'

/** Between the buffers of one wagon and of the next, and where the first stands. */
const WAGON = 50
const FIRST = 66
/** How high its number is. */
const NUMBER = 20
const RAIL = '#0C1F18'

/** A seat's locomotive that pulls wagons of these values over a rail that goes on to the edge, as a whole picture. */
export function winnerTrain(ink: Ink, seat: number, values: readonly number[]): string {
  const width = FIRST - 2 + values.length * WAGON
  const rails = `<path d="M-20 37.5H${width + 100}" stroke="${RAIL}" stroke-width="2.4"/><path d="M-20 40H${width + 100}" stroke="${RAIL}" stroke-width="3" stroke-dasharray="3 6"/>`
  const wagons = values.map(
    (value, place) =>
      `<g transform="translate(${FIRST + place * WAGON} 0)"><path d="M-6 28H4" stroke="${ink('iron')}" stroke-width="2.6"/>${wagonBody(ink, value, NUMBER)}</g>`,
  )
  return `<svg viewBox="0 0 ${width} 44" preserveAspectRatio="xMaxYMax meet">${rails}${engine(ink, seat).body}${wagons.join('')}</svg>`
}
