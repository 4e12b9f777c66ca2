import { cellOfSleeper, pointOfSleeper, sideOfPoint } from '../../../../src-shared/geometry/rails.ts'
import { isCrossing } from '../../../../src-shared/games/freight-express/cards.ts'
import { standsAfter } from './following.ts'
import { isStationAt, type Ground } from './track.ts'
import type { Stand } from './travel.ts'

/** Whether the last of these stands lies just past the middle of a crossing, where a card is flipped. */
export function isPastCrossing({ cells }: Ground, stands: readonly Stand[]): boolean {
  const [from, to] = stands.slice(-2)
  if (!from || !to || cellOfSleeper(from.sleeper) !== cellOfSleeper(to.sleeper)) return false
  const isOver = sideOfPoint(pointOfSleeper(from.sleeper)) !== sideOfPoint(pointOfSleeper(to.sleeper))
  return isOver && isCrossing(cells[cellOfSleeper(to.sleeper)].card)
}

/**
 * How a drive goes on from a sleeper behind the middle of a crossing, whatever is flipped there, for at most so many
 * steps: to where a way is to be chosen, into a station, to the end of the line.
 */
export function standsBeyond(ground: Ground, sleeper: number, most: number): Stand[] {
  const found: Stand[] = []
  let ahead = standsAfter(ground, { sleeper, facing: sideOfPoint(pointOfSleeper(sleeper)) })
  while (ahead.length === 1 && found.length < most) {
    const [next] = ahead
    found.push(next)
    if (isStationAt(ground, cellOfSleeper(next.sleeper))) break
    ahead = standsAfter(ground, next)
  }
  return found
}
