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
} from '../../../../src-shared/geometry/rails.ts'
import { isCrossing } from '../../../../src-shared/games/freight-express/cards.ts'
import { isStationAt, isStraight, railsAt, railsIn, usesSide, type Ground } from './track.ts'
import type { Stand } from './travel.ts'

/** Which sleepers follow one another along the rails: to draw ways and trains, not to judge a drive. */

/**
 * The stands that follow one the way it faces, straight on first; none where the line ends. A station leads out over
 * each side.
 */
export function standsAfter(ground: Ground, { sleeper, facing }: Stand): Stand[] {
  const [cell, point] = [cellOfSleeper(sleeper), pointOfSleeper(sleeper)]
  if (facing === NO_FACING) return SIDES.flatMap((side) => standsOver(ground, cell, side))
  if (point === CENTRE) return [{ sleeper: sleeperAt(cell, innerPoint(facing)), facing }]
  const side = sideOfPoint(point)
  if (facing !== FACING_IN)
    return isOuter(point) ? standsOver(ground, cell, side) : [{ sleeper: sleeperAt(cell, outerPoint(side)), facing }]
  if (isOuter(point)) return [{ sleeper: sleeperAt(cell, innerPoint(side)), facing }]
  return railsIn(railsAt(ground, cell))
    .filter((rail) => usesSide(rail, side))
    .map((rail) => {
      const ahead = RAIL_SIDES[rail][RAIL_SIDES[rail][0] === side ? 1 : 0]
      const hasCentre = isStraight(rail) && !isCrossing(ground.cells[cell].card)
      return { sleeper: sleeperAt(cell, hasCentre ? CENTRE : innerPoint(ahead)), facing: ahead }
    })
}

/** The stand beyond a side of a cell; none if no line leads on there. */
export function standsOver(ground: Ground, cell: number, side: number): Stand[] {
  const next = neighbourOf(ground.columns, ground.cells.length / ground.columns, cell, side)
  if (next < 0 || !isOpen(ground, next, opposite(side))) return []
  return isStationAt(ground, next)
    ? [{ sleeper: sleeperAt(next, CENTRE), facing: NO_FACING }]
    : [{ sleeper: sleeperAt(next, outerPoint(opposite(side))), facing: FACING_IN }]
}

/** Whether a line leads over a side of a cell. */
export const isOpen = (ground: Ground, cell: number, side: number): boolean =>
  isStationAt(ground, cell) || railsIn(railsAt(ground, cell)).some((rail) => usesSide(rail, side))
