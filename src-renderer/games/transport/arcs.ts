import { R, type Point } from './belt.ts'
import { along } from './travel.ts'

/** How far an arc bows out, as a part of its length. */
const BOW = 0.16
const STEPS = 60
/** Of the head of an arrow, from its tip, and to either side. */
const HEAD = { long: 0.4 * R, half: 0.2 * R } as const

/**
 * From one card to another, bowed to the left of whoever goes it: those of two that change places lie beside each
 * other. It ends at the rims of both, the head of its arrow left out.
 */
export function arcBetween(from: Point, to: Point): readonly Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const middle = { x: (from.x + to.x) / 2 + 2 * BOW * dy, y: (from.y + to.y) / 2 - 2 * BOW * dx }
  const points = Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS
    const at = (a: number, b: number, c: number) => (1 - t) * (1 - t) * a + 2 * t * (1 - t) * b + t * t * c
    return { x: at(from.x, middle.x, to.x), y: at(from.y, middle.y, to.y) }
  })
  const isClear = (point: Point, centre: Point, far: number) =>
    Math.hypot(point.x - centre.x, point.y - centre.y) >= far
  return points.filter((point) => isClear(point, from, 1.05 * R) && isClear(point, to, 1.05 * R + HEAD.long / 2))
}

/** A round spot that a line must leave clear. */
export interface Spot extends Point {
  readonly far: number
}

/** What is left of a line outside these spots, piece by piece. */
export function clearParts(line: readonly Point[], spots: readonly Spot[]): readonly (readonly Point[])[] {
  const parts: Point[][] = [[]]
  for (const point of line) {
    const isClear = spots.every(({ x, y, far }) => Math.hypot(point.x - x, point.y - y) >= far)
    if (isClear) parts[parts.length - 1].push(point)
    else parts.push([])
  }
  return parts.filter(({ length }) => length > 1)
}

/** The three corners of the head of an arrow on the last of these points, as x and y in turn. */
export function headOf(line: readonly Point[]): readonly number[] {
  const [before, end] = line.slice(-2)
  const length = Math.hypot(end.x - before.x, end.y - before.y)
  const [dx, dy] = [(end.x - before.x) / length, (end.y - before.y) / length]
  return [
    end.x + dx * HEAD.long,
    end.y + dy * HEAD.long,
    end.x - dy * HEAD.half,
    end.y + dx * HEAD.half,
    end.x + dy * HEAD.half,
    end.y - dx * HEAD.half,
  ]
}

/**
 * Triangles that point where a way leads, counted from its end: the last one so far before it, the others so far apart,
 * none near its start. x and y of their corners in turn.
 */
export function headsTo(
  line: readonly Point[],
  { before, apart, clear, size }: Readonly<Record<'before' | 'apart' | 'clear' | 'size', number>>,
): number[][] {
  const back = [...line].reverse()
  const whole = back.slice(1).reduce((sum, { x, y }, i) => sum + Math.hypot(x - back[i].x, y - back[i].y), 0)
  const heads: number[][] = []
  for (let far = before; far + size + clear <= whole || (far === before && far + size <= whole); far += apart) {
    const [tip, tail] = [far, far + size].map((at) => along(back, at / whole))
    const [dx, dy] = [(tip.x - tail.x) / 2, (tip.y - tail.y) / 2]
    heads.push([tip.x, tip.y, tail.x - dy, tail.y + dx, tail.x + dy, tail.y - dx])
  }
  return heads
}

/** Triangles along a way, so far apart, that point where it leads. */
export function headsAlong(line: readonly Point[], apart: number, size: number): Point[][] {
  const heads: Point[][] = []
  let left = apart
  for (const [i, to] of line.slice(1).entries()) {
    const from = line[i]
    const far = Math.hypot(to.x - from.x, to.y - from.y)
    const [dx, dy] = [(to.x - from.x) / far, (to.y - from.y) / far]
    for (; left <= far; left += apart) {
      const [x, y] = [from.x + dx * left, from.y + dy * left]
      const behind = (aside: number) => ({ x: x - dx * size - dy * aside, y: y - dy * size + dx * aside })
      heads.push([{ x, y }, behind(size * 0.8), behind(-size * 0.8)])
    }
    left -= far
  }
  return heads
}
