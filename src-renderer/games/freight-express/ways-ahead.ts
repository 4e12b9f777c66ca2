import {
  CENTRE,
  FACING_IN,
  NO_FACING,
  RAIL_SIDES,
  cellOfSleeper,
  pointOfSleeper,
  sideOfPoint,
} from '../../../src-shared/geometry/rails.ts'
import { standsAfter } from './following.ts'
import { isStationAt, isStraight, railsAt, railsIn, type Ground } from './track.ts'
import type { Stand } from './travel.ts'

/** The shortest way from a stand to each of these sleepers, of at most so many steps: to draw it, not to judge it. */
export function waysTo(ground: Ground, start: Stand, ends: ReadonlySet<number>, most: number): Stand[][] {
  const found = new Map<number, Stand[]>()
  let open: Stand[][] = bothWays(ground, start).map((stand) => [stand])
  for (let step = 0; step < most && found.size < ends.size; step++) {
    open = open.flatMap((way) => standsAfter(ground, way[way.length - 1]).map((next) => [...way, next]))
    for (const way of open) {
      const { sleeper } = way[way.length - 1]
      if (ends.has(sleeper) && !found.has(sleeper)) found.set(sleeper, [start, ...way.slice(1)])
    }
    open = open.filter((way) => !isStationAt(ground, cellOfSleeper(way[way.length - 1].sleeper)))
  }
  return [...found.values()]
}

/** A stand, facing either way along its rail; from a station all lead out. */
function bothWays(ground: Ground, { sleeper }: Stand): Stand[] {
  const [cell, point] = [cellOfSleeper(sleeper), pointOfSleeper(sleeper)]
  if (isStationAt(ground, cell)) return [{ sleeper, facing: NO_FACING }]
  if (point !== CENTRE) return [sideOfPoint(point), FACING_IN].map((facing) => ({ sleeper, facing }))
  const straight = railsIn(railsAt(ground, cell)).find(isStraight)
  return straight === undefined ? [] : RAIL_SIDES[straight].map((facing) => ({ sleeper, facing }))
}
