import { SIDES, neighbourOf, NORTH, EAST, SOUTH } from '../../../src-shared/geometry/rails.ts'
import { between } from '../../stage/turning.ts'
import { IN_STATION, WAGON_IN_STATION } from './sizes.ts'
import { CELL, cellAt, corner, isStationAt, type Ground } from './track.ts'

/** How large trains are where: in full on the line, smaller in a station, and in between as they come nearer. */

interface Place {
  readonly x: number
  readonly y: number
}

/** So far outside the edge of a station's cell trains are still in full, so far inside it as small as they stand. */
const [OUTSIDE, INSIDE] = [9.5, 11]

/** How far a place is from the four edges of a cell, by side. */
function toEdge(ground: Ground, cell: number, { x, y }: Place, side: number): number {
  const at = corner(ground, cell)
  if (side === NORTH) return y - at.y
  if (side === SOUTH) return at.y + CELL - y
  return side === EAST ? at.x + CELL - x : x - at.x
}

/** How far within a station a place lies; outside less than nothing. */
function within(ground: Ground, place: Place): number {
  const cell = cellAt(ground, place)
  if (cell < 0) return -OUTSIDE
  const edges = SIDES.map((side) => toEdge(ground, cell, place, side))
  if (isStationAt(ground, cell)) return Math.min(...edges)
  const near = SIDES.map((side) => {
    const other = neighbourOf(ground.columns, ground.cells.length / ground.columns, cell, side)
    return other >= 0 && isStationAt(ground, other) ? edges[side] : OUTSIDE
  })
  return -Math.min(...near)
}

/** 0 in a station, 1 on the line. */
function outward(ground: Ground, place: Place): number {
  const part = Math.min(1, Math.max(0, (INSIDE - within(ground, place)) / (INSIDE + OUTSIDE)))
  return part * part * (3 - 2 * part)
}

export const locomotiveScale = (ground: Ground, place: Place): number => between(IN_STATION, 1, outward(ground, place))
export const wagonScale = (ground: Ground, place: Place): number => between(WAGON_IN_STATION, 1, outward(ground, place))
