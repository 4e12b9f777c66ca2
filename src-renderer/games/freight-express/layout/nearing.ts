import { between } from '../../../stage/motion/turning.ts'
import { yardOf, type Seated } from './sidings.ts'

/**
 * How large trains are: in full on the line, smaller in a station, and in between while their locomotive comes or goes.
 * A train has one size at a time, wherever its wagons still are.
 */

/** So far outside a station a train is in full, and so far along its rails inside it is as small as it stands. */
const [OUTSIDE, INSIDE] = [9.5, 48]

/**
 * A locomotive so far from the edge of a station's cell along its rails, inside it less than nothing. `most`: how far
 * inside its siding lies.
 */
export function locomotiveScale(seated: Seated, outside: number, most: number): number {
  const inside = Math.min(INSIDE, most)
  const part = Math.min(1, Math.max(0, (outside + inside) / (OUTSIDE + inside)))
  return between(yardOf(seated).locomotiveScale, 1, part * part * (3 - 2 * part))
}

/** The wagons of a locomotive that is so large. */
export function wagonScale(seated: Seated, locomotive: number): number {
  const yard = yardOf(seated)
  return between(yard.wagonScale, 1, (locomotive - yard.locomotiveScale) / (1 - yard.locomotiveScale))
}
