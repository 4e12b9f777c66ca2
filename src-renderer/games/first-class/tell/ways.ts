import type { Point } from '../../../stage/camera/camera.ts'
import { between, type Spot } from '../../../stage/motion/turning.ts'
import { columnsAt } from '../art/departures.ts'
import type { Script } from '../kinds.ts'
import type { Piece } from '../looks.ts'

type Way = (part: number) => Spot & { readonly scale: number }

/** On a curve from one to the other: it sets out for the one spot between, and comes from the other. */
export function bow(start: Piece, end: Piece, out: Point, home: Point): Way {
  const on = (axis: 'x' | 'y', part: number): number => {
    const [first, middle, last] = [
      between(start[axis], out[axis], part),
      between(out[axis], home[axis], part),
      between(home[axis], end[axis], part),
    ]
    return between(between(first, middle, part), between(middle, last, part), part)
  }
  return (part) => ({ x: on('x', part), y: on('y', part), scale: between(start.scale, end.scale, part), angle: 0 })
}

/**
 * To a plate over the departure board, where that lies on the table: up between two of its columns, as near to the
 * plate as may be, or beside it; names stand before the first one. null = nothing is read on the way.
 */
export function pastNames({ telling: { to } }: Script, start: Piece, end: Piece): Way | null {
  const { departures: board } = to
  if (board?.look.kind !== 'departures') return null
  const { width, columns } = board.look
  const middles = columnsAt(width, columns.split('|').length)
  const gaps = [...middles.slice(1).map((x, i) => (x + middles[i]) / 2), width + BESIDE].map(
    (x) => board.x + x * board.scale,
  )
  const gap = gaps.reduce((best, x) => (Math.abs(x - end.x) < Math.abs(best - end.x) ? x : best))
  return (part) => ({
    x: between(between(start.x, gap, 1 - (1 - part) ** 3), end.x, part ** 10),
    y: between(start.y, end.y, part ** 2),
    scale: between(start.scale, end.scale, 1 - (1 - part) ** 2),
    angle: 0,
  })
}

/** So far beside the board is clear of it, in its own units. */
const BESIDE = 14
