import type { Point } from '../../../stage/camera/camera.ts'

type Points = readonly Point[]

/** Two ways over one rail lie so far apart, in u; where their rails part they come back together within so far. */
const [APART, NEAR, FAR] = [9, 3, 12]
/** The cosine of the angle between two ways from which on they are opposite. */
const OPPOSITE = -0.5

/**
 * A way as it is drawn beside those before it: where one of them went the other way over the same rail it keeps to the
 * right, so that two arrows are seen. Each point hangs on its own place alone: a way that grows does not move behind
 * its end.
 */
export function onItsSide(line: Points, before: readonly Points[]): Points {
  if (before.length === 0) return line
  return line.map((at, i) => {
    const heading = headingAt(line, i)
    const near = Math.min(...before.map((other) => nearestOpposite(at, heading, other)))
    if (near >= FAR) return at
    const by = APART * Math.min(1, (FAR - near) / (FAR - NEAR))
    return { x: at.x - heading.y * by, y: at.y + heading.x * by }
  })
}

/** Which way a line goes at a point of it, one u long; of its last point the way that led there. */
function headingAt(line: Points, i: number): Point {
  const [from, to] = [line[Math.max(0, i - 1)], line[i === 0 ? Math.min(1, line.length - 1) : i]]
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: (to.x - from.x) / far, y: (to.y - from.y) / far }
}

/** How far the nearest stretch is that goes the other way. */
function nearestOpposite(at: Point, heading: Point, other: Points): number {
  let nearest = Infinity
  for (let i = 1; i < other.length; i++) {
    const [a, b] = [other[i - 1], other[i]]
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    const long = Math.hypot(dx, dy)
    if (long === 0 || (dx * heading.x + dy * heading.y) / long > OPPOSITE) continue
    const part = Math.min(1, Math.max(0, ((at.x - a.x) * dx + (at.y - a.y) * dy) / (long * long)))
    nearest = Math.min(nearest, Math.hypot(a.x + dx * part - at.x, a.y + dy * part - at.y))
  }
  return nearest
}
