import { seatToken, type Ink } from '../../../stage/art/ink.ts'
import { engine } from './locomotive.ts'
import { wagonBody } from './wagon.ts'

/** Between the buffers of one wagon and of the next, and where the first stands. */
const WAGON = 50
const FIRST = 66
/** How high its number is. */
const NUMBER = 20
const RAIL = '#0C1F18'
/** As far the rail goes on behind the picture: past what is written there, to the edge of the banner. */
const RAIL_ON = 400
/** Between the last wagon and what is written behind it: the words have their own room beside the picture. */
const UNSEEN = 12

/** How long a train of so many wagons is. */
export const lengthOf = (wagons: number): number => FIRST - 2 + wagons * WAGON

/** Colours as the page has them, so that a picture in it follows theme and palette; `--seat` is whose train it is. */
export const inkOfPage =
  (seat: number): Ink =>
  (token) =>
    token === seatToken(seat) ? 'var(--seat)' : `var(--${token})`

/** A seat's locomotive from the side, and the wagons of these values that it brought, as on the table. */
export function broughtTrain(ink: Ink, seat: number, values: readonly number[]): string {
  const wagons = values.map(
    (value, place) =>
      `<g transform="translate(${FIRST + place * WAGON} 0)"><path d="M-6 28H4" stroke="${ink('iron')}" stroke-width="2.6"/>${wagonBody(ink, value, NUMBER)}</g>`,
  )
  return engine(ink, seat).body + wagons.join('')
}

/** So many wagons have room on the banner, still large enough to be read. */
const ON_BANNER = 17

/** How many of so many wagons the banner shows: one more takes less room than the words that would stand for it. */
export const onBanner = (wagons: number): number => (wagons <= ON_BANNER + 1 ? wagons : ON_BANNER)

/** The winner's, over a rail that goes on to the edge, as a whole picture, of as many wagons as have room. */
export function winnerTrain(ink: Ink, seat: number, brought: readonly number[]): string {
  const values = brought.slice(0, onBanner(brought.length))
  const width = lengthOf(values.length) + (brought.length > values.length ? UNSEEN : 0)
  const rails = `<path d="M-20 37.5H${width + RAIL_ON}" stroke="${RAIL}" stroke-width="2.4"/><path d="M-20 40H${width + RAIL_ON}" stroke="${RAIL}" stroke-width="3" stroke-dasharray="3 6"/>`
  return `<svg viewBox="0 0 ${width} 44" preserveAspectRatio="xMaxYMax meet">${rails}${broughtTrain(ink, seat, values)}</svg>`
}

/** A seat's on its row of the score sheet; `most` wagons are the longest train, which gives all their measure. */
export function trainInRow(ink: Ink, seat: number, values: readonly number[], most: number): string {
  const width = Math.max(SHORTEST, lengthOf(most))
  const rail = `<path d="M0 36H${width}" stroke="${ink('line')}" stroke-width="2"/>`
  return `<svg viewBox="0 -1 ${width} 39" preserveAspectRatio="xMinYMid meet">${rail}${broughtTrain(ink, seat, values)}</svg>`
}
/** So long at least is the rail that all trains stand on: one wagon alone does not fill the row. */
const SHORTEST = 400
