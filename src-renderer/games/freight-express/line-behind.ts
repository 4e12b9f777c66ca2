import {
  CENTRE,
  EAST,
  FACING_IN,
  NO_FACING,
  NORTH,
  RAIL_SIDES,
  SIDES,
  SOUTH,
  WEST,
  cellOfSleeper,
  isOuter,
  neighbourOf,
  opposite,
  outerPoint,
  pointOfSleeper,
  sideOfPoint,
  sleeperAt,
} from '../../../src-shared/geometry/rails.ts'
import { isStationAt, isStraight, railsAt, railsIn, usesSide, type Ground } from './track.ts'
import { sideTowards, type Stand } from './travel.ts'
import { isOpen } from './ways.ts'

/** So many cells are enough for the longest train. */
const CELLS = 5

/**
 * Where the line goes on behind a stand, the farthest sleeper first. `next`: where the way leads from there; without
 * it the facing tells.
 */
export function lineBehind(ground: Ground, seat: number, stand: Stand, next: Stand | undefined): Stand[] {
  const cell = cellOfSleeper(stand.sleeper)
  const stands: Stand[] = []
  const passed = new Set([cell])
  let at = cell
  let out = isStationAt(ground, cell) ? outOfStation(ground, seat, cell, next) : outOfCell(ground, stand, next)
  if (out !== null && !isStationAt(ground, cell)) stands.push(edge(cell, out))
  while (out !== null && passed.size < CELLS) {
    const beyond = joined(ground, at, out)
    if (beyond < 0 || passed.has(beyond)) break
    passed.add(beyond)
    const into = opposite(out)
    if (isStationAt(ground, beyond)) stands.push({ sleeper: sleeperAt(beyond, CENTRE), facing: NO_FACING })
    else stands.push(edge(beyond, into))
    at = beyond
    out = isStationAt(ground, beyond) ? through(ground, beyond, into) : across(ground, beyond, into)
    if (out !== null && !isStationAt(ground, beyond)) stands.push(edge(beyond, out))
  }
  return stands.filter(({ sleeper }) => sleeper !== stand.sleeper).reverse()
}

const edge = (cell: number, side: number): Stand => ({ sleeper: sleeperAt(cell, outerPoint(side)), facing: side })

/** The cell that a line joins over a side; -1 = none. */
function joined(ground: Ground, cell: number, side: number): number {
  const other = neighbourOf(ground.columns, ground.cells.length / ground.columns, cell, side)
  return other >= 0 && isOpen(ground, other, opposite(side)) ? other : -1
}

/** The side that a line leads to from another: straight on rather than round a curve. */
function across(ground: Ground, cell: number, side: number): number | null {
  const rails = railsIn(railsAt(ground, cell)).filter((rail) => usesSide(rail, side))
  const rail = rails.find(isStraight) ?? rails[0]
  return rail === undefined ? null : RAIL_SIDES[rail][RAIL_SIDES[rail][0] === side ? 1 : 0]
}

/** The sides of a station, first that behind the seat's bay. */
export const SIDES_BY_BAY: readonly (readonly number[])[] = [
  [WEST, NORTH, SOUTH, EAST],
  [NORTH, EAST, WEST, SOUTH],
  [EAST, SOUTH, NORTH, WEST],
  [SOUTH, WEST, EAST, NORTH],
]

/** Straight through, if a line leads on there, or else over any side with a line. */
function outOfStation(ground: Ground, seat: number, cell: number, next: Stand | undefined): number | null {
  const ahead = next ? sideTowards(ground, cell, cellOfSleeper(next.sleeper)) : -1
  return ahead < 0 ? lineOver(ground, cell, SIDES_BY_BAY[seat]) : through(ground, cell, ahead)
}

/** Out of a station that is entered over a side: straight through where a line goes on there. */
const through = (ground: Ground, cell: number, side: number): number | null =>
  lineOver(ground, cell, [opposite(side), ...SIDES.filter((one) => one !== side)])

const lineOver = (ground: Ground, cell: number, sides: readonly number[]): number | null =>
  sides.find((side) => joined(ground, cell, side) >= 0) ?? null

/** The side of its cell that lies behind a stand. */
function outOfCell(ground: Ground, { sleeper, facing }: Stand, next: Stand | undefined): number | null {
  const [cell, point] = [cellOfSleeper(sleeper), pointOfSleeper(sleeper)]
  if (point === CENTRE) return opposite(next ? sideAhead(ground, cell, next) : facing)
  const side = sideOfPoint(point)
  return leadsOut(cell, point, facing, next) ? across(ground, cell, side) : side
}

function sideAhead(ground: Ground, cell: number, next: Stand): number {
  const other = cellOfSleeper(next.sleeper)
  return other === cell ? sideOfPoint(pointOfSleeper(next.sleeper)) : sideTowards(ground, cell, other)
}

/** Whether the way from a side's sleeper leads out over that side. */
function leadsOut(cell: number, point: number, facing: number, next: Stand | undefined): boolean {
  if (!next) return facing !== FACING_IN
  if (cellOfSleeper(next.sleeper) !== cell) return true
  const ahead = pointOfSleeper(next.sleeper)
  return ahead !== CENTRE && sideOfPoint(ahead) === sideOfPoint(point) && isOuter(ahead) && !isOuter(point)
}
