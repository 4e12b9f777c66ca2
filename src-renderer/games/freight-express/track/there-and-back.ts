import type { Point } from '../../../stage/camera/camera.ts'

type Points = readonly Point[]

/** So far to its right, in u, each way keeps where it comes back over itself: a line between them stays free. */
const ASIDE = 5.5
/** Two points as near as this lie on one rail. */
const NEAR = 4
/** Over so many points a way draws aside. */
const GENTLY = 3
/** So far apart stand the heads that say which way a part leads. */
const BETWEEN_HEADS = 90
/** A head is as long as these points before its tip. */
const HEAD = 4

/** A way in which both directions are told apart. */
export interface ThereAndBack {
  readonly way: Points
  /** Ends of parts that lead there or back: each is to have the head of an arrow. */
  readonly heads: readonly Points[]
}

/** Where a way comes back over itself each direction keeps to its right, as on a line of two tracks. */
export function thereAndBack(way: Points): ThereAndBack {
  const headings = headingsOf(way)
  const met = way.map((_, i) => isMet(way, headings, i))
  if (!met.includes(true)) return { way, heads: [] }
  const aside = way.map((point, i) => {
    const around = met.slice(Math.max(0, i - GENTLY), i + GENTLY + 1)
    const by = met[i] ? ASIDE : (ASIDE * around.filter(Boolean).length) / around.length
    return { x: point.x - headings[i].y * by, y: point.y + headings[i].x * by }
  })
  return { way: aside, heads: headsOf(aside, met, headings) }
}

/** Which way it leads at each point: where two lie on each other, as before. */
function headingsOf(way: Points): Point[] {
  const headings: Point[] = []
  for (const [i, from] of way.entries()) {
    const to = way[i + 1] ?? from
    const far = Math.hypot(to.x - from.x, to.y - from.y)
    const last = headings[i - 1] ?? { x: 0, y: 0 }
    headings.push(far < 1e-6 ? last : { x: (to.x - from.x) / far, y: (to.y - from.y) / far })
  }
  return headings
}

/** Another part of the way leads over this point, the other way round. */
const isMet = (way: Points, headings: Points, i: number): boolean =>
  way.some(
    (other, j) =>
      Math.hypot(other.x - way[i].x, other.y - way[i].y) < NEAR &&
      headings[i].x * headings[j].x + headings[i].y * headings[j].y < -0.7,
  )

/** Of each part that leads one way over rails that are gone over both ways: at even distances, first in half of one. */
function headsOf(way: Points, met: readonly boolean[], headings: Points): Points[] {
  const heads: Points[] = []
  let left = BETWEEN_HEADS / 2
  for (let i = 1; i < way.length; i++) {
    const turns = headings[i].x * headings[i - 1].x + headings[i].y * headings[i - 1].y < 0
    if (!met[i] || !met[i - 1] || turns) left = BETWEEN_HEADS / 2
    else left -= Math.hypot(way[i].x - way[i - 1].x, way[i].y - way[i - 1].y)
    if (left > 0) continue
    heads.push(way.slice(Math.max(0, i - HEAD), i + 1))
    left = BETWEEN_HEADS
  }
  return heads
}
