import {
  CENTRE,
  FACING_IN,
  NO_FACING,
  RAIL_SIDES,
  SIDES,
  cellOfSleeper,
  innerPoint,
  isOuter,
  neighbourOf,
  opposite,
  outerPoint,
  pointOfSleeper,
  sideOfPoint,
  sleeperAt,
} from '../../../src-shared/geometry/rails.ts'
import { isCrossing } from '../../../src-shared/games/freight-express/cards.ts'
import type { FreightView } from '../../../src-shared/games/freight-express/view.ts'
import { isStationAt, isStraight, railsAt, railsIn, usesSide } from './track.ts'
import type { Stand } from './travel.ts'
import { isOpen } from './ways.ts'

type Board = Pick<FreightView, 'columns' | 'rows' | 'cells'>

/** The shortest way from a stand to each of these sleepers, of at most so many steps: to draw it, not to judge it. */
export function waysTo(board: Board, start: Stand, ends: ReadonlySet<number>, most: number): Stand[][] {
  const found = new Map<number, Stand[]>()
  let open: Stand[][] = bothWays(board, start).map((stand) => [stand])
  for (let step = 0; step < most && found.size < ends.size; step++) {
    open = open.flatMap((way) => nextOf(board, way[way.length - 1]).map((next) => [...way, next]))
    for (const way of open) {
      const { sleeper } = way[way.length - 1]
      if (ends.has(sleeper) && !found.has(sleeper)) found.set(sleeper, [start, ...way.slice(1)])
    }
    open = open.filter((way) => !isStationAt(board, cellOfSleeper(way[way.length - 1].sleeper)))
  }
  return [...found.values()]
}

/** A stand, facing either way along its rail; from a station all lead out. */
function bothWays(board: Board, { sleeper }: Stand): Stand[] {
  const [cell, point] = [cellOfSleeper(sleeper), pointOfSleeper(sleeper)]
  if (isStationAt(board, cell)) return [{ sleeper, facing: NO_FACING }]
  const straight = railsIn(railsAt(board, cell)).find(isStraight)
  if (point !== CENTRE) return [sideOfPoint(point), FACING_IN].map((facing) => ({ sleeper, facing }))
  return straight === undefined ? [] : RAIL_SIDES[straight].map((facing) => ({ sleeper, facing }))
}

/** The sleepers that follow a stand the way it faces. */
function nextOf(board: Board, { sleeper, facing }: Stand): Stand[] {
  const [cell, point] = [cellOfSleeper(sleeper), pointOfSleeper(sleeper)]
  if (facing === NO_FACING) return SIDES.flatMap((side) => over(board, cell, side))
  if (facing !== FACING_IN) {
    if (point !== CENTRE && isOuter(point)) return over(board, cell, facing)
    const next = point === CENTRE ? innerPoint(facing) : outerPoint(facing)
    return [{ sleeper: sleeperAt(cell, next), facing }]
  }
  const side = sideOfPoint(point)
  if (isOuter(point)) return [{ sleeper: sleeperAt(cell, innerPoint(side)), facing }]
  return railsIn(railsAt(board, cell))
    .filter((rail) => usesSide(rail, side))
    .map((rail) => {
      const ahead = RAIL_SIDES[rail][RAIL_SIDES[rail][0] === side ? 1 : 0]
      const hasCentre = isStraight(rail) && !isCrossing(board.cells[cell].card)
      return { sleeper: sleeperAt(cell, hasCentre ? CENTRE : innerPoint(ahead)), facing: ahead }
    })
}

/** Over a side into the next cell, if its line leads on there. */
function over(board: Board, cell: number, side: number): Stand[] {
  const next = neighbourOf(board.columns, board.rows, cell, side)
  if (next < 0 || !isOpen(board, next, opposite(side))) return []
  return isStationAt(board, next)
    ? [{ sleeper: sleeperAt(next, CENTRE), facing: NO_FACING }]
    : [{ sleeper: sleeperAt(next, outerPoint(opposite(side))), facing: FACING_IN }]
}
