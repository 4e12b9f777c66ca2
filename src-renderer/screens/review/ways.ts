import type { Box, Trace } from '../../stage/scene.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** How a move is drawn over the table: an arrow, rings round what it ends at, and where its plate stands. */
export interface Way {
  /** The arrow as a path; empty where the move has no way over the table. */
  readonly path: string
  readonly tip: { readonly at: Point; readonly degrees: number } | null
  readonly rings: readonly Box[]
  readonly plate: Point
}

/** Where the plates stand: this far from the end of the arrow, and never beyond the table's edge. */
const OFF = 42
const HALF = { width: 46, height: 17 }
/** A ring is this much wider than what it stands round. */
const ROUND = 5
const MOST_RINGS = 3
/** Two points further apart than this are joined by a bent line: it crosses less of what lies between. */
const FAR = 170
/** An arrow shorter than this is none. */
const SHORT = 12
/** The head looks where the last stretch of this length goes. */
const LAST = 16

/** @param above its plate stands above the end, the other's below */
export function wayOf({ way, ends }: Trace, room: { width: number; height: number }, above: boolean): Way {
  const from = way.at(0)
  const to = way.at(-1)
  const isLong = from && to && Math.hypot(to.x - from.x, to.y - from.y) >= SHORT
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
  const rings = ends.slice(0, MOST_RINGS).map(wider)
  return { path, tip, rings, plate: plateAt(to ?? middleOf(ends), room, above) }
}

function plateAt(end: Point | null, { width, height }: { width: number; height: number }, above: boolean): Point {
  // What goes nowhere on the table is told at its lower edge.
  const at = end ? { x: end.x, y: end.y + (above ? -OFF : OFF) } : { x: 0, y: height - (above ? 3 : 1) * HALF.height }
  return {
    x: Math.min(Math.max(at.x, HALF.width), Math.max(HALF.width, width - HALF.width)),
    y: Math.min(Math.max(at.y, HALF.height), Math.max(HALF.height, height - HALF.height)),
  }
}

/** Where two plates stand that would lie on one another: the second goes as far down as it must, or up at the edge. */
export function apart(first: Point, second: Point, height: number): Point {
  const clear = 2 * HALF.height + 2
  if (Math.abs(first.x - second.x) >= 2 * HALF.width || Math.abs(first.y - second.y) >= clear) return second
  const below = first.y + clear
  return { x: second.x, y: below + HALF.height <= height ? below : first.y - clear }
}

const said = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`
const wider = ({ x, y, width, height }: Box): Box => ({
  x: x - ROUND,
  y: y - ROUND,
  width: width + 2 * ROUND,
  height: height + 2 * ROUND,
})
const middleOf = ([box]: readonly Box[]): Point | null =>
  box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
