import { EAST, NORTH, SOUTH, WEST, opposite } from '../../../src-shared/geometry/rails.ts'
import { normal, radians, type Spot } from '../../stage/turning.ts'

/**
 * The sidings of a station: in each quarter of its cell one, for the train of one seat, clockwise from the north-west.
 * They are drawn and driven for the first quarter; the others are that one in a mirror.
 *
 * A siding is a hairpin: out past the sign along its inner track, round at the edge of the cell, and along its outer
 * track to where the locomotive stands. From there rails lead on, so that whoever leaves drives forwards.
 */

/** A place in a station's cell, in u from its north-western corner. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** How far from the edges of the cell the tracks of the first quarter lie: outer and inner one, and the bend. */
const [OUTER, INNER, BEND] = [15, 36, 9]
/** How sharp the points are, and where the tracks end at them. */
const CURVE = 14
const POINTS = 50 - CURVE
/** How sharp the bend is at the outer track, where the cab of a locomotive stands, and at the inner one. */
const [SHARP, ROUND] = [3, 6]
const REST = BEND + SHARP
/** Of the second wagon, on the inner track. */
const SECOND = 27.1

const isEast = (seat: number): boolean => seat === 1 || seat === 2
const isSouth = (seat: number): boolean => seat >= 2

/** What lies so in the first quarter, in that of a seat. */
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

/** Where the cab of a locomotive stands at rest, and which way it faces. */
export const restOf = (seat: number): Spot => ({ ...mirrored(seat, { x: REST, y: OUTER }), angle: heading(seat, 0) })

/** Where wagons stand at rest, the first one first: round the bend behind their locomotive. */
export const wagonPlaces = (seat: number): Spot[] => [
  { ...mirrored(seat, { x: BEND, y: INNER }), angle: heading(seat, -90) },
  { ...mirrored(seat, { x: SECOND, y: INNER }), angle: heading(seat, 180) },
]

const ARC_POINTS = 7
function arc(x: number, y: number, from: number, to: number, radius = CURVE): Place[] {
  return Array.from({ length: ARC_POINTS }, (_, i) => {
    const at = radians(from + ((to - from) * i) / (ARC_POINTS - 1))
    return { x: x + radius * Math.cos(at), y: y + radius * Math.sin(at) }
  })
}

/** Round the bend, to where the locomotive stands. */
const BENT: readonly Place[] = arc(REST, OUTER + SHARP, 180, 270, SHARP)
/** From the sign to the bend. */
const INNER_TRACK: readonly Place[] = [
  { x: POINTS, y: INNER },
  ...arc(BEND + ROUND, INNER - ROUND, 90, 180, ROUND),
  ...BENT,
]

const IN: Readonly<Record<number, readonly Place[]>> = {
  [NORTH]: [{ x: 50, y: 0 }, ...arc(POINTS, INNER - CURVE, 0, 90), ...INNER_TRACK],
  [SOUTH]: [{ x: 50, y: 100 }, ...arc(POINTS, INNER + CURVE, 0, -90), ...INNER_TRACK],
  [EAST]: [{ x: 100, y: 50 }, { x: 66, y: 50 }, ...slant({ x: 64, y: 50 }, { x: POINTS, y: INNER }), ...INNER_TRACK],
  [WEST]: [...arc(0, 50 - BEND, 90, 0, BEND), ...BENT],
}
const LEAVES: readonly Place[] = [{ x: REST, y: OUTER }]
const OUT: Readonly<Record<number, readonly Place[]>> = {
  [NORTH]: [...LEAVES, ...arc(POINTS, OUTER - CURVE, 90, 0)],
  [SOUTH]: [...LEAVES, ...arc(POINTS, OUTER + CURVE, -90, 0), { x: 50, y: 100 }],
  [EAST]: [
    ...LEAVES,
    ...arc(POINTS, OUTER + CURVE, -90, 0),
    ...arc(50 + CURVE, 50 - CURVE, 180, 90),
    { x: 100, y: 50 },
  ],
  [WEST]: [...LEAVES, ...arc(POINTS, OUTER + CURVE, -90, 0), ...arc(POINTS, 50 - CURVE, 0, 90), { x: 0, y: 50 }],
}

/** From one straight to another beside it. */
function slant(from: Place, to: Place): Place[] {
  return Array.from({ length: ARC_POINTS }, (_, i) => {
    const part = i / (ARC_POINTS - 1)
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part * part * (3 - 2 * part) }
  })
}

const along = (ways: typeof IN, seat: number, side: number): Place[] =>
  (ways[mirroredSide(seat, side)] ?? []).map((place) => mirrored(seat, place))

/** The rails from a side of the station to where the train of a seat waits; whoever comes in backwards takes `out`. */
export const into = (seat: number, side: number): Place[] => along(IN, seat, side)
/** The rails from where the train of a seat waits to a side of the station. */
export const out = (seat: number, side: number): Place[] => along(OUT, seat, side)
/** What lies behind a train that waits, when nobody knows how it came. */
export const behindRest = (seat: number): Place[] => INNER_TRACK.map((place) => mirrored(seat, place))

/** The rails of the first quarter as they are drawn; those of the others are in a mirror. */
export const SIDING_RAILS = [
  `M${POINTS} ${INNER}H${BEND + 8}A8 8 0 0 1 ${BEND} ${INNER - 8}V${OUTER + 8}A8 8 0 0 1 ${BEND + 8} ${OUTER}H${POINTS}`,
  `M50 0A${CURVE} ${CURVE} 0 0 1 ${POINTS} ${OUTER}A${CURVE} ${CURVE} 0 0 1 50 ${OUTER + CURVE}`,
  `M0 50A${BEND} ${BEND} 0 0 0 ${BEND} ${50 - BEND}V${INNER - 8}`,
  `M50 ${INNER - CURVE}A${CURVE} ${CURVE} 0 0 1 ${POINTS} ${INNER}`,
].join('')
