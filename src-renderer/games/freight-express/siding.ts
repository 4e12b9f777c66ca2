import { normal, radians, type Spot } from '../../stage/turning.ts'
import { SIDING } from './sizes.ts'

/** The rails on which trains wait in a station: a square round its platform, so that all of them stand straight. */

/** The corner from which its length is counted, and how long a side is. */
const SIDE = 2 * SIDING

/** A place on it, so far clockwise from its north-western corner, by the station's middle. */
export function alongSiding(distance: number): Spot {
  const far = ((distance % (4 * SIDE)) + 4 * SIDE) % (4 * SIDE)
  const side = Math.floor(far / SIDE)
  return quarterTurns({ x: far - side * SIDE - SIDING, y: -SIDING, angle: 0 }, side)
}

/** Where a line from the middle meets it, in degrees clockwise from the east. */
export function sidingAt(degrees: number): { readonly x: number; readonly y: number } {
  const [x, y] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))]
  const far = SIDING / Math.max(Math.abs(x), Math.abs(y))
  return { x: far * x, y: far * y }
}

/** A cab waits just behind a corner, so that its buffers leave room for a wagon before them. */
const CAB_FROM_CORNER = -1

/**
 * The four places to wait, by the station's middle: each on a side of its own with its tail at a corner, and all face
 * clockwise. So no two of them meet, and each has the rails beside the next side behind it.
 */
export const BAYS: readonly Spot[] = [0, 1, 2, 3].map((side) =>
  quarterTurns({ x: CAB_FROM_CORNER - SIDING, y: -SIDING, angle: 0 }, side),
)

/** How far a place to wait is from the corner from which the length of the siding is counted. */
export const bayAlong = (bay: number): number => bay * SIDE + CAB_FROM_CORNER

function quarterTurns({ x, y, angle }: Spot, turns: number): Spot {
  return turns === 0 ? { x, y, angle: normal(angle) } : quarterTurns({ x: -y, y: x, angle: angle + 90 }, turns - 1)
}
