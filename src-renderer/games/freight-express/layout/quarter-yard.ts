import { EAST, NORTH, SOUTH, WEST } from '../../../../src-shared/geometry/rails.ts'
import { IN_STATION } from './sizes.ts'
import { arc, slant, type Place, type Yard } from './yard.ts'

/**
 * Where three or four play there is a siding in each quarter of a station's cell.
 *
 * It is a hairpin: out past the sign along its inner track, round at the edge of the cell, and along its outer track to
 * where the locomotive stands. From there rails lead on, so that whoever leaves drives forwards.
 */

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

/** Round the bend, to where the locomotive stands. */
const BENT: readonly Place[] = arc(REST, OUTER + SHARP, 180, 270, SHARP)
/** From the sign to the bend. */
const INNER_TRACK: readonly Place[] = [
  { x: POINTS, y: INNER },
  ...arc(BEND + ROUND, INNER - ROUND, 90, 180, ROUND),
  ...BENT,
]
const LEAVES: readonly Place[] = [{ x: REST, y: OUTER }]

export const QUARTERS: Yard = {
  rest: { x: REST, y: OUTER, heading: 0 },
  wagons: [
    { x: BEND, y: INNER, heading: -90 },
    { x: SECOND, y: INNER, heading: 180 },
  ],
  wagonScale: 0.62,
  locomotiveScale: IN_STATION.quarter,
  into: {
    [NORTH]: [{ x: 50, y: 0 }, ...arc(POINTS, INNER - CURVE, 0, 90, CURVE), ...INNER_TRACK],
    [SOUTH]: [{ x: 50, y: 100 }, ...arc(POINTS, INNER + CURVE, 0, -90, CURVE), ...INNER_TRACK],
    [EAST]: [{ x: 100, y: 50 }, { x: 66, y: 50 }, ...slant({ x: 64, y: 50 }, { x: POINTS, y: INNER }), ...INNER_TRACK],
    [WEST]: [...arc(0, 50 - BEND, 90, 0, BEND), ...BENT],
  },
  out: {
    [NORTH]: [...LEAVES, ...arc(POINTS, OUTER - CURVE, 90, 0, CURVE)],
    [SOUTH]: [...LEAVES, ...arc(POINTS, OUTER + CURVE, -90, 0, CURVE), { x: 50, y: 100 }],
    [EAST]: [
      ...LEAVES,
      ...arc(POINTS, OUTER + CURVE, -90, 0, CURVE),
      ...arc(50 + CURVE, 50 - CURVE, 180, 90, CURVE),
      { x: 100, y: 50 },
    ],
    [WEST]: [
      ...LEAVES,
      ...arc(POINTS, OUTER + CURVE, -90, 0, CURVE),
      ...arc(POINTS, 50 - CURVE, 0, 90, CURVE),
      { x: 0, y: 50 },
    ],
  },
  behind: INNER_TRACK,
  rails: [
    `M${POINTS} ${INNER}H${BEND + 8}A8 8 0 0 1 ${BEND} ${INNER - 8}V${OUTER + 8}A8 8 0 0 1 ${BEND + 8} ${OUTER}H${POINTS}`,
    `M50 0A${CURVE} ${CURVE} 0 0 1 ${POINTS} ${OUTER}A${CURVE} ${CURVE} 0 0 1 50 ${OUTER + CURVE}`,
    `M0 50A${BEND} ${BEND} 0 0 0 ${BEND} ${50 - BEND}V${INNER - 8}`,
    `M50 ${INNER - CURVE}A${CURVE} ${CURVE} 0 0 1 ${POINTS} ${INNER}`,
  ].join(''),
  crossing: '',
  mirrors: ['', 'translate(100 0) scale(-1 1)', 'translate(100 100) scale(-1 -1)', 'translate(0 100) scale(1 -1)'],
}
