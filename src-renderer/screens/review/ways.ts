import { grown, sameBox } from '../../stage/box.ts'
import type { Point } from '../../stage/camera/camera.ts'
import { MOST_RINGS } from '../../stage/over/preview-drawing.ts'
import type { End, Trace } from '../../stage/scene.ts'

/** How a move is drawn over the table: an arrow, and rings round what it ends at. */
export interface Way {
  /** The arrow as a path; empty where the move has no way over the table. */
  readonly path: string
  readonly tip: { readonly at: Point; readonly degrees: number } | null
  readonly rings: readonly End[]
}

/** Two arrows whose heads are nearer than this to each other end side by side, so far apart. */
const BESIDE = 26

/** Of both moves of a moment none ends on the head of the other, where both change the same thing first. */
export function apart(traces: readonly Trace[]): readonly Trace[] {
  const [a, b] = traces
  const [at, other] = [a?.way.at(-1), b?.way.at(-1)]
  if (!at || !other || [a, b].some(({ way }) => way.length !== 2)) return traces
  if (Math.hypot(at.x - other.x, at.y - other.y) >= BESIDE) return traces
  // The one that comes from further left ends further left: their lines do not cross.
  const side = a.way[0].x <= b.way[0].x ? -1 : 1
  const middle = (at.x + other.x) / 2
  const moved = ({ way, ...rest }: Trace, to: Point, by: number): Trace => ({
    ...rest,
    way: [way[0], { x: middle + (by * BESIDE) / 2, y: to.y }],
  })
  return [moved(a, at, side), moved(b, other, -side), ...traces.slice(2)]
}

/** A ring is this much wider than what it stands round, and than another that stands round the same. */
const ROUND = 5
const ROUND_RING = 6
/** Two points further apart than this are joined by a bent line: it crosses less of what lies between. */
const FAR = 170
/** An arrow along a shorter way than this is none. */
const SHORT = 12
/** The head looks where the last stretch of this length goes. */
const LAST = 16

/** How these moves are drawn: where two ring the same, the later ring stands round the other, and neither hides it. */
export function waysOf(traces: readonly Trace[]): readonly Way[] {
  const drawn: End[] = []
  return traces.map((trace) => {
    const way = wayOf(trace)
    const isRinged = way.rings.map((ring) => drawn.some((one) => sameBox(one, ring)))
    drawn.push(...way.rings)
    return { ...way, rings: way.rings.map((ring, i) => (isRinged[i] ? wider(ring, ROUND_RING) : ring)) }
  })
}

export function wayOf({ way, ends }: Trace): Way {
  const from = way.at(0)
  const to = way.at(-1)
  // What drives to and fro has gone a way, though it ends where it began.
  const isLong = from && to && lengthOf(way) >= SHORT
  const bent = isLong && way.length === 2 && Math.hypot(to.x - from.x, to.y - from.y) > FAR
  const middle = from && to ? (from.y + to.y) / 2 : 0
  const path = !isLong
    ? ''
    : bent
      ? `M${said(from)}C${from.x.toFixed(1)} ${middle.toFixed(1)} ${to.x.toFixed(1)} ${middle.toFixed(1)} ${said(to)}`
      : `M${way.map(said).join('L')}`
  const before = bent ? { x: to.x, y: middle } : way.findLast(({ x, y }) => to && Math.hypot(to.x - x, to.y - y) > LAST)
  const last = before ?? from
  const tip = isLong && last ? { at: to, degrees: (Math.atan2(to.y - last.y, to.x - last.x) * 180) / Math.PI } : null
  return { path, tip, rings: ends.slice(0, MOST_RINGS).map((end) => wider(end, ROUND)) }
}

const lengthOf = (way: readonly Point[]): number =>
  way.slice(1).reduce((sum, { x, y }, i) => sum + Math.hypot(x - way[i].x, y - way[i].y), 0)

const said = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`
const wider = (end: End, by: number): End => ({ ...end, ...grown(end, by) })

/** The hexagon with a corner on top that is as high as a box, as a path. */
export function hexagonIn({ x, y, width, height }: End): string {
  const [middle, aside, quarter] = [x + width / 2, (height * Math.sqrt(3)) / 4, height / 4]
  const [left, right] = [middle - aside, middle + aside]
  const corners = [
    { x: middle, y },
    { x: right, y: y + quarter },
    { x: right, y: y + 3 * quarter },
    { x: middle, y: y + height },
    { x: left, y: y + 3 * quarter },
    { x: left, y: y + quarter },
  ]
  return `M${corners.map(said).join('L')}Z`
}
