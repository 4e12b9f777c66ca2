import type { End, Trace } from '../../stage/scene.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** How a move is drawn over the table: an arrow, and rings round what it ends at. */
export interface Way {
  /** The arrow as a path; empty where the move has no way over the table. */
  readonly path: string
  readonly tip: { readonly at: Point; readonly degrees: number } | null
  /** As paths. */
  readonly rings: readonly string[]
}

/** A ring is this much wider than what it stands round. */
const ROUND = 5
const MOST_RINGS = 3
/** Two points further apart than this are joined by a bent line: it crosses less of what lies between. */
const FAR = 170
/** An arrow shorter than this is none. */
const SHORT = 12
/** The head looks where the last stretch of this length goes. */
const LAST = 16

export function wayOf({ way, ends }: Trace): Way {
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
  return { path, tip, rings: ends.slice(0, MOST_RINGS).map(ringOf) }
}

const said = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** How round the corners of a ring are. */
const CORNER = 8

/** Round what a move ends at, in its own shape. */
function ringOf({ x, y, width, height, hexagon }: End): string {
  const [left, top, wide, high] = [x - ROUND, y - ROUND, width + 2 * ROUND, height + 2 * ROUND]
  if (hexagon) {
    const [middle, radius] = [{ x: x + width / 2, y: y + height / 2 }, high / 2]
    const corners = Array.from({ length: 6 }, (_, k) => {
      const angle = Math.PI / 6 + (k * Math.PI) / 3
      return { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) }
    })
    return `M${corners.map(said).join('L')}Z`
  }
  const [across, down] = [wide - 2 * CORNER, high - 2 * CORNER]
  const turn = (dx: number, dy: number) => `a${CORNER} ${CORNER} 0 0 1 ${dx} ${dy}`
  return (
    `M${said({ x: left + CORNER, y: top })}h${across.toFixed(1)}${turn(CORNER, CORNER)}v${down.toFixed(1)}` +
    `${turn(-CORNER, CORNER)}h${(-across).toFixed(1)}${turn(-CORNER, -CORNER)}v${(-down).toFixed(1)}${turn(CORNER, -CORNER)}Z`
  )
}
