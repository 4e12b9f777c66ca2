import {
  CENTRE,
  FACING_IN,
  NO_FACING,
  RAIL_SIDES,
  cellOfSleeper,
  innerPoint,
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

type Board = Pick<FreightView, 'columns' | 'rows' | 'cells'>

/** Whether the last of these stands lies just past the middle of a crossing, where a card is flipped. */
export function isPastCrossing({ cells }: Board, stands: readonly Stand[]): boolean {
  const [from, to] = stands.slice(-2)
  if (!from || !to || cellOfSleeper(from.sleeper) !== cellOfSleeper(to.sleeper)) return false
  const isOver = sideOfPoint(pointOfSleeper(from.sleeper)) !== sideOfPoint(pointOfSleeper(to.sleeper))
  return isOver && isCrossing(cells[cellOfSleeper(to.sleeper)].card)
}

/**
 * How a drive goes on from a sleeper behind the middle of a crossing, whatever is flipped there, for at most so many
 * steps: to where a way is to be chosen, into a station, to the end of the line.
 */
export function standsBeyond(board: Board, sleeper: number, most: number): Stand[] {
  const found: Stand[] = []
  let cell = cellOfSleeper(sleeper)
  let side: number = sideOfPoint(pointOfSleeper(sleeper))
  found.push({ sleeper: sleeperAt(cell, outerPoint(side)), facing: side })
  while (found.length < most) {
    cell = neighbourOf(board.columns, board.rows, cell, side)
    if (cell < 0) break
    if (isStationAt(board, cell)) {
      found.push({ sleeper: sleeperAt(cell, CENTRE), facing: NO_FACING })
      break
    }
    const into = opposite(side)
    const through = railsIn(railsAt(board, cell)).filter((rail) => usesSide(rail, into))
    if (through.length === 0) break
    const [rail] = through
    found.push(...entering(cell, into))
    if (through.length > 1) break
    side = RAIL_SIDES[rail][0] === into ? RAIL_SIDES[rail][1] : RAIL_SIDES[rail][0]
    found.push(...leaving(cell, side, isStraight(rail) && !isCrossing(board.cells[cell].card)))
  }
  return found.slice(0, most)
}

const entering = (cell: number, side: number): Stand[] =>
  [outerPoint(side), innerPoint(side)].map((point) => ({ sleeper: sleeperAt(cell, point), facing: FACING_IN }))

const leaving = (cell: number, side: number, hasCentre: boolean): Stand[] =>
  [...(hasCentre ? [CENTRE] : []), innerPoint(side), outerPoint(side)].map((point) => ({
    sleeper: sleeperAt(cell, point),
    facing: side,
  }))
