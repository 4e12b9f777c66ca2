import { between, type Spot } from '../../../stage/motion/turning.ts'

/** A line over the table, in u, with the place at each distance along it. */

interface Place {
  readonly x: number
  readonly y: number
}

export interface Line {
  readonly length: number
  at(distance: number): Spot
}

export function lineOf(points: readonly Place[]): Line {
  const reaches = [0]
  for (let i = 1; i < points.length; i++)
    reaches.push(reaches[i - 1] + Math.hypot(points[i].x - points[i - 1].x, points[i].y - points[i - 1].y))
  const length = points.length < 2 ? 0 : reaches[reaches.length - 1]
  return {
    length,
    at(distance) {
      if (length === 0) return { ...(points[0] ?? { x: 0, y: 0 }), angle: 0 }
      const far = Math.min(length, Math.max(0, distance))
      const next = stretchAt(reaches, far)
      const [a, b] = [points[next - 1], points[next]]
      const part = (far - reaches[next - 1]) / (reaches[next] - reaches[next - 1])
      return { x: between(a.x, b.x, part), y: between(a.y, b.y, part), angle: towards(a, b) }
    },
  }
}

/** The stretch of a line, from 1, in which a distance lies; one that is no longer than nothing is passed over. */
function stretchAt(reaches: readonly number[], far: number): number {
  let [low, high] = [1, reaches.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (reaches[middle] >= far) high = middle
    else low = middle + 1
  }
  while (low < reaches.length - 1 && reaches[low] <= reaches[low - 1]) low++
  return low
}

/** Which way one place lies from another, in degrees. */
const towards = (from: Place, to: Place): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI

/** What stands on a line with an axle at each of two distances: the place of the first, and how it is turned. */
export function axlesOn(line: Line, first: number, other: number): Spot {
  const [a, b] = [line.at(first), line.at(other)]
  return Math.hypot(b.x - a.x, b.y - a.y) < 0.01 ? a : { ...a, angle: towards(a, b) }
}
