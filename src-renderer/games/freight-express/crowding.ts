import { radians, type Spot } from '../../stage/turning.ts'
import { LOCOMOTIVE_SCALE } from './sizes.ts'

/** From the sleeper that a locomotive stands on to its buffers before and behind, in u, drawn in full. */
const [AHEAD, BEHIND] = [25 * LOCOMOTIVE_SCALE, 8 * LOCOMOTIVE_SCALE]
/** Smaller than this none is drawn: its seat is to be read, though noses that face each other then touch. */
const LEAST = 0.55

/** How far a locomotive reaches towards another. */
function reach(one: Spot, other: Spot): number {
  const towards = Math.atan2(other.y - one.y, other.x - one.x)
  return Math.cos(radians(one.angle) - towards) > 0 ? AHEAD : BEHIND
}

/**
 * How large each of these locomotives on the line is drawn, 1 = in full: those on neighbouring sleepers, as every ram
 * leaves them, stand smaller, so that neither hides the other.
 */
export const crowdedScales = (spots: readonly Spot[]): number[] =>
  spots.map((one) =>
    Math.min(
      1,
      ...spots
        .filter((other) => other !== one)
        .map((other) =>
          Math.max(LEAST, Math.hypot(other.x - one.x, other.y - one.y) / (reach(one, other) + reach(other, one))),
        ),
    ),
  )
