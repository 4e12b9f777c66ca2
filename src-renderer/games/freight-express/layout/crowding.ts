import { radians, type Spot } from '../../../stage/motion/turning.ts'
import { LOCOMOTIVE_SCALE } from './sizes.ts'

/** From the sleeper that a locomotive stands on to its buffers before and behind, in u, drawn in full. */
const [AHEAD, BEHIND] = [25 * LOCOMOTIVE_SCALE, 8 * LOCOMOTIVE_SCALE]
export const LONG = AHEAD + BEHIND
/** Smaller than this none is drawn: its seat is to be read, though noses that face each other then touch. */
const LEAST = 0.55

/** How far a locomotive reaches towards another, drawn in full. */
export function reach(one: Spot, other: Spot): number {
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

/** Locomotives on the line as they are drawn. */
interface Crowded extends Spot {
  readonly scale: number
}

/** So often each gives way a little, so that those in the midst of a row come to stand right too. */
const ROUNDS = 6

/**
 * How these locomotives on the line stand, buffers to buffers: smaller where they are near each other, and where they
 * cannot be as small as that, as far apart as they reach.
 */
export function crowded(spots: readonly Spot[]): Crowded[] {
  const scales = crowdedScales(spots)
  let found = spots.map((spot, i): Crowded => ({ ...spot, scale: scales[i] }))
  for (let round = 0; round < ROUNDS; round++) found = found.map((one) => apartFrom(one, found))
  return found
}

function apartFrom(one: Crowded, all: readonly Crowded[]): Crowded {
  let { x, y } = one
  for (const other of all) {
    const far = Math.hypot(one.x - other.x, one.y - other.y)
    if (other === one || far === 0) continue
    const missing = Math.max(0, one.scale * reach(one, other) + other.scale * reach(other, one) - far)
    x += ((one.x - other.x) / far) * (missing / 2)
    y += ((one.y - other.y) / far) * (missing / 2)
  }
  return { ...one, x, y }
}
