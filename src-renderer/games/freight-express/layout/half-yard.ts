import { EAST, NORTH, SOUTH, WEST } from '../../../../src-shared/geometry/rails.ts'
import { FIRST, IN_STATION, PITCH } from './sizes.ts'
import { arc, type Place, type Yard } from './yard.ts'

/**
 * Where two play each has a side of a station to himself: room for a whole train beside the sign, with its wagons in a
 * row.
 *
 * All come in from below, so that the wagons follow their locomotive up the platform, and leave forwards from above.
 */

/** The platform of the first seat, and the tracks that lead out of it above and into it below. */
const [PLATFORM, ABOVE, BELOW] = [15, 14, 86]
const CURVE = 14
const POINTS = 50 - CURVE
/** The cab, so that the nose stays on the cell. */
const REST = 30.5
/** How sharp the bend below is, where the third wagon has followed the second. */
const BEND = 6

const WAGON = 0.8
/** As far apart as they were drawn in; the third stands clear of the second round the bend. */
const [FIRST_AT, NEXT] = [FIRST * IN_STATION.half, PITCH * WAGON]

/** From below the sign to where the locomotive stands. */
const UP: readonly Place[] = [
  { x: POINTS, y: BELOW },
  ...arc(PLATFORM + BEND, BELOW - BEND, 90, 180, BEND),
  { x: PLATFORM, y: REST },
]
/** From under the sign to the track below. */
const DOWN: readonly Place[] = arc(POINTS, BELOW - CURVE, 0, 90, CURVE)
/** From where it stands to the line under the sign. */
const OVER: readonly Place[] = [{ x: PLATFORM, y: REST }, ...arc(PLATFORM + CURVE, ABOVE + CURVE, 180, 270, CURVE)]
const ROUND: readonly Place[] = [...OVER, ...arc(POINTS, ABOVE + CURVE, -90, 0, CURVE)]

export const HALVES: Yard = {
  rest: { x: PLATFORM, y: REST, heading: -90 },
  wagons: [
    { x: PLATFORM, y: REST + FIRST_AT, heading: -90 },
    { x: PLATFORM, y: REST + FIRST_AT + NEXT, heading: -90 },
    { x: 37, y: BELOW, heading: 180 },
  ],
  wagonScale: WAGON,
  locomotiveScale: IN_STATION.half,
  into: {
    [NORTH]: [{ x: 50, y: 0 }, ...DOWN, ...UP],
    [SOUTH]: [...arc(POINTS, 100, 0, -90, CURVE), ...UP],
    [EAST]: [{ x: 100, y: 50 }, ...arc(50 + CURVE, 50 + CURVE, -90, -180, CURVE), ...DOWN, ...UP],
    [WEST]: [{ x: 0, y: 50 }, ...arc(POINTS, 50 + CURVE, -90, 0, CURVE), ...DOWN, ...UP],
  },
  out: {
    [NORTH]: [...OVER, ...arc(POINTS, 0, 90, 0, CURVE)],
    [SOUTH]: [...ROUND, { x: 50, y: 100 }],
    [EAST]: [...ROUND, ...arc(50 + CURVE, 50 - CURVE, 180, 90, CURVE), { x: 100, y: 50 }],
    [WEST]: [...ROUND, ...arc(POINTS, 50 - CURVE, 0, 90, CURVE), { x: 0, y: 50 }],
  },
  behind: [{ x: 50, y: BELOW }, ...UP],
  rails: [
    `M${POINTS} ${ABOVE}H${PLATFORM + CURVE}A${CURVE} ${CURVE} 0 0 0 ${PLATFORM} ${ABOVE + CURVE}`,
    `V${BELOW - 8}A8 8 0 0 0 ${PLATFORM + 8} ${BELOW}H${POINTS}`,
    `M50 0A${CURVE} ${CURVE} 0 0 1 ${POINTS} ${ABOVE}A${CURVE} ${CURVE} 0 0 1 50 ${ABOVE + CURVE}`,
    `M50 100A${CURVE} ${CURVE} 0 0 0 ${POINTS} ${BELOW}A${CURVE} ${CURVE} 0 0 0 50 ${BELOW - CURVE}`,
  ].join(''),
  crossing: `M${PLATFORM} 38V62`,
  mirrors: ['', 'translate(100 0) scale(-1 1)'],
}
