import {
  CENTRE,
  EAST,
  FACING_IN,
  NORTH,
  SIDES,
  SOUTH,
  WEST,
  cellOfSleeper,
  isOuter,
  opposite,
  pointOfSleeper,
  reverseFacing,
  sideOfPoint,
} from '../../../../src-shared/geometry/rails.ts'
import { standsAfter, standsOver } from './following.ts'
import { isStationAt, type Ground } from './track.ts'
import { sideTowards, type Stand } from './travel.ts'

/** So many cells are enough for the longest train. */
const CELLS = 5

/**
 * Where the line goes on behind a stand, the farthest sleeper first: straight on rather than round a curve, and
 * through stations. `next`: where the way leads from there; without it the facing tells.
 */
export function lineBehind(ground: Ground, seat: number, stand: Stand, next: Stand | undefined): Stand[] {
  const stands: Stand[] = []
  const passed = new Set([cellOfSleeper(stand.sleeper)])
  let from = stand
  let [back] = firstBehind(ground, seat, stand, next)
  while (back !== undefined) {
    const cell = cellOfSleeper(back.sleeper)
    if (cell !== cellOfSleeper(from.sleeper)) {
      if (passed.has(cell) || passed.size === CELLS) break
      passed.add(cell)
    }
    stands.push(back)
    const into = isStationAt(ground, cell) ? sideTowards(ground, cell, cellOfSleeper(from.sleeper)) : -1
    from = back
    ;[back] = into < 0 ? standsAfter(ground, back) : through(ground, cell, into)
  }
  return stands.reverse()
}

/** The sides of a station, first that from which rails lead straight to the siding of a seat. */
const SIDES_BY_SEAT: readonly (readonly number[])[] = [
  [WEST, NORTH, SOUTH, EAST],
  [EAST, NORTH, SOUTH, WEST],
  [EAST, SOUTH, NORTH, WEST],
  [WEST, SOUTH, NORTH, EAST],
]

function firstBehind(ground: Ground, seat: number, stand: Stand, next: Stand | undefined): Stand[] {
  const cell = cellOfSleeper(stand.sleeper)
  if (!isStationAt(ground, cell))
    return standsAfter(ground, {
      ...stand,
      facing: reverseFacing(pointOfSleeper(stand.sleeper), ahead(ground, stand, next)),
    })
  return next
    ? through(ground, cell, sideTowards(ground, cell, cellOfSleeper(next.sleeper)))
    : SIDES_BY_SEAT[seat].flatMap((side) => standsOver(ground, cell, side))
}

/** Out of a station that is entered over a side: straight through where a line goes on there. */
const through = (ground: Ground, cell: number, side: number): Stand[] =>
  [opposite(side), ...SIDES.filter((one) => one !== side && one !== opposite(side))].flatMap((out) =>
    standsOver(ground, cell, out),
  )

/** Which way the way from a stand faces. */
function ahead(ground: Ground, { sleeper, facing }: Stand, next: Stand | undefined): number {
  if (!next) return facing
  const [cell, point] = [cellOfSleeper(sleeper), pointOfSleeper(sleeper)]
  if (cellOfSleeper(next.sleeper) !== cell) return sideTowards(ground, cell, cellOfSleeper(next.sleeper))
  const then = pointOfSleeper(next.sleeper)
  if (point === CENTRE) return sideOfPoint(then)
  const leadsOut = then !== CENTRE && sideOfPoint(then) === sideOfPoint(point) && isOuter(then) && !isOuter(point)
  return leadsOut ? sideOfPoint(point) : FACING_IN
}
