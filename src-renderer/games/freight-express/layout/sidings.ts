import { EAST, WEST, opposite } from '../../../../src-shared/geometry/rails.ts'
import { normal, type Spot } from '../../../stage/motion/turning.ts'
import { HALVES } from './half-yard.ts'
import { QUARTERS } from './quarter-yard.ts'
import type { Place, Yard } from './yard.ts'

/**
 * The sidings of a station, one for the train of each seat: two share its cell by halves, more by quarters, clockwise
 * from the north-west.
 */

/** Who plays here, where that is known: of a table nobody sits at all four sidings are drawn. */
export interface Seated {
  readonly seats?: readonly unknown[]
}

/** Whether each of two seats has half of every station. */
export const isHalved = ({ seats }: Seated): boolean => seats?.length === 2

export const yardOf = (seated: Seated): Yard => (isHalved(seated) ? HALVES : QUARTERS)

const isEast = (seat: number): boolean => seat === 1 || seat === 2
const isSouth = (seat: number): boolean => seat >= 2

/** Whose train waits in a quarter of a station, clockwise from the north-west; there may be no such seat. */
export const waitsIn = (seated: Seated, quarter: number): number =>
  isHalved(seated) ? (isEast(quarter) ? 1 : 0) : quarter

/** What lies so for the first seat, for another. */
const mirrored = (seat: number, { x, y }: Place): Place => ({
  x: isEast(seat) ? 100 - x : x,
  y: isSouth(seat) ? 100 - y : y,
})
const heading = (seat: number, degrees: number): number => {
  const east = isEast(seat) ? 180 - degrees : degrees
  return normal(isSouth(seat) ? -east : east)
}
const mirroredSide = (seat: number, side: number): number =>
  (side === EAST || side === WEST ? isEast(seat) : isSouth(seat)) ? opposite(side) : side

const mirroredSpot = (seat: number, spot: Place & { readonly heading: number }): Spot => ({
  ...mirrored(seat, spot),
  angle: heading(seat, spot.heading),
})

/** Where the cab of a locomotive stands at rest, and which way it faces. */
export const restOf = (seated: Seated, seat: number): Spot => mirroredSpot(seat, yardOf(seated).rest)

/** Where wagons stand at rest behind their locomotive, the first one first. */
export const wagonPlaces = (seated: Seated, seat: number): Spot[] =>
  yardOf(seated).wagons.map((spot) => mirroredSpot(seat, spot))

const along = (ways: Yard['into'], seat: number, side: number): Place[] =>
  (ways[mirroredSide(seat, side)] ?? []).map((place) => mirrored(seat, place))

/** The rails from a side of the station to where the train of a seat waits; whoever comes in backwards takes `out`. */
export const into = (seated: Seated, seat: number, side: number): Place[] => along(yardOf(seated).into, seat, side)
/** The rails from where the train of a seat waits to a side of the station. */
export const out = (seated: Seated, seat: number, side: number): Place[] => along(yardOf(seated).out, seat, side)
/** What lies behind a train that waits, when nobody knows how it came. */
export const behindRest = (seated: Seated, seat: number): Place[] =>
  yardOf(seated).behind.map((place) => mirrored(seat, place))
