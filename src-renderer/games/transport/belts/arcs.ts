import { R, type Point } from './belt.ts'
import { along } from './travel.ts'

/** How far an arc bows out, as a part of its length. */
const BOW = 0.16
const STEPS = 60
/** Of the head of an arrow, from its tip, and to either side. */
const HEAD = { long: 0.3 * R, half: 0.14 * R } as const

/**
 * From one card to another, bowed to the left of whoever goes it: those of two that change places lie beside each
 * other. It ends at the rims of both, the head of its arrow left out.
 */
export function arcBetween(from: Point, to: Point): readonly Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const middle = { x: (from.x + to.x) / 2 + 2 * BOW * dy, y: (from.y + to.y) / 2 - 2 * BOW * dx }
  const isClear = (point: Point, centre: Point, far: number) =>
    Math.hypot(point.x - centre.x, point.y - centre.y) >= far
  return bowed(from, middle, to).filter(
    (point) => isClear(point, from, 1.05 * R) && isClear(point, to, 1.05 * R + HEAD.long / 2),
  )
}

/** An arrow between neighbours: where it begins and ends, from the middle of each, and how high it bows over both. */
const HOP = { along: 0.2 * R, aside: 0.34 * R, over: 1.15 * R } as const
/** From its middle line to that of an icon, which it leaves to be read. */
const OFF_ICON = 0.34 * R

/**
 * From one card to its neighbour, over the upper side of both, where neither the names at their lower corners nor the
 * belt between them is hidden; the head of its arrow left out, which comes down on the second. Where an icon would lie
 * under it there, and none does below, it bows the other way.
 */
export function hopBetween(from: Point, to: Point, icons: readonly Point[] = []): readonly Point[] {
  const [upper, lower] = [1, -1].map((side) => hop(from, to, side))
  const hides = (line: readonly Point[]) =>
    line.some(({ x, y }) => icons.some((icon) => Math.hypot(icon.x - x, icon.y - y) < OFF_ICON))
  return hides(upper) && !hides(lower) ? lower : upper
}

/** `side`: 1 over the upper side of both, -1 over the lower. */
function hop(from: Point, to: Point, side: number): readonly Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length]
  const up = (dx < 0 ? 1 : -1) * side
  const at = (along: number, aside: number): Point => ({
    x: from.x + dx * along - dy * aside * up,
    y: from.y + dy * along + dx * aside * up,
  })
  const [start, bend, end] = [at(HOP.along, HOP.aside), at(length / 2, HOP.over), at(length - HOP.along, HOP.aside)]
  return bowed(start, bend, end).filter((point) => Math.hypot(point.x - end.x, point.y - end.y) >= HEAD.long)
}

/** Points of the bow from a place to another that is drawn aside by a third. */
const bowed = (from: Point, by: Point, to: Point): readonly Point[] =>
  Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS
    const at = (a: number, b: number, c: number) => (1 - t) * (1 - t) * a + 2 * t * (1 - t) * b + t * t * c
    return { x: at(from.x, by.x, to.x), y: at(from.y, by.y, to.y) }
  })

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

/** A line from where it has left its start by so much; all of it where it never does. */
export function leaving(line: readonly Point[], by: number): readonly Point[] {
  const [start] = line
  const far = ({ x, y }: Point) => Math.hypot(x - start.x, y - start.y)
  const out = line.findIndex((point) => far(point) > by)
  if (out < 0) return line
  const [inside, outside] = [line[out - 1], line[out]]
  const part = (by - far(inside)) / (far(outside) - far(inside))
  const edge = { x: inside.x + part * (outside.x - inside.x), y: inside.y + part * (outside.y - inside.y) }
  return [edge, ...line.slice(out)]
}

/** How heads lie along a way, all as lengths along it. */
export interface Heads {
  /** From the tip of the last one to the end. */
  readonly before: number
  /** From one tip to the next, at least. */
  readonly apart: number
  /** From the start to the tail of the first one. */
  readonly clear: number
  readonly long: number
  /** Half as wide as one is. */
  readonly half: number
}

/** A head looks for its place in steps of this. */
const SEARCH = 0.05 * R
/** So far ahead of its tip and behind its tail, as parts of its length, the way of a head is straight. */
const [AHEAD, BEHIND] = [0.7, 0.3]
/** What a line as the crow flies is of one along the way that counts as straight: a corner is less by far. */
const STRAIGHT = 0.98

/**
 * Narrow heads, notched behind, that point where a way leads, counted from its end; none near its start or on a corner,
 * where one would point past both of its legs. x and y of their corners in turn, the tip first.
 */
export function headsTo(line: readonly Point[], { before, apart, clear, long, half }: Heads): number[][] {
  const back = [...line].reverse()
  const whole = back.slice(1).reduce((sum, { x, y }, i) => sum + Math.hypot(x - back[i].x, y - back[i].y), 0)
  const at = (far: number): Point => along(back, Math.min(1, Math.max(0, far / whole)))
  const isStraight = (far: number): boolean => {
    const [from, to] = [Math.max(0, far - AHEAD * long), Math.min(whole, far + (1 + BEHIND) * long)]
    const [a, b] = [at(from), at(to)]
    return Math.hypot(b.x - a.x, b.y - a.y) >= STRAIGHT * (to - from)
  }
  const heads: number[][] = []
  let next = before
  for (let far = before; far + long <= whole; far += SEARCH) {
    // The shortest way has one too.
    const isClear = far + long + clear <= whole || heads.length === 0
    if (far < next || !isClear || !isStraight(far)) continue
    heads.push(head(at(far), at(far + long), half / long))
    next = far + apart
  }
  return heads
}

/** The tag with its other number on a parcel as drawn, from the middle of that, and how far a tip keeps from it. */
const TAG = { x: 33, y: 31, clear: 26 } as const

/**
 * How far before the end of a way, where its parcel lies, the tip of its last head is: `before`, or as much more as it
 * takes to be clear of the parcel's tag. `swell`: so much larger than usual parcels are drawn.
 */
export function tipBefore(line: readonly Point[], before: number, swell: number): number {
  const back = [...line].reverse()
  const whole = back.slice(1).reduce((sum, { x, y }, i) => sum + Math.hypot(x - back[i].x, y - back[i].y), 0)
  const tag = { x: back[0].x + TAG.x * swell, y: back[0].y + TAG.y * swell }
  let far = before
  const isClear = () => {
    const { x, y } = along(back, Math.min(1, far / whole))
    return Math.hypot(x - tag.x, y - tag.y) >= TAG.clear * swell
  }
  while (far < whole && !isClear()) far += SEARCH
  return far
}

/** How deep the notch behind a head is, as a part of its length. */
const NOTCH = 0.28

function head(tip: Point, tail: Point, aside: number): number[] {
  const [dx, dy] = [(tip.x - tail.x) * aside, (tip.y - tail.y) * aside]
  const [x, y] = [tail.x + (tip.x - tail.x) * NOTCH, tail.y + (tip.y - tail.y) * NOTCH]
  return [tip.x, tip.y, tail.x - dy, tail.y + dx, x, y, tail.x + dy, tail.y - dx]
}
