import { cellOfSleeper } from '../../../../src-shared/geometry/rails.ts'
import { standsAfter } from './following.ts'
import { isStationAt, type Ground } from './track.ts'
import type { Stand } from './travel.ts'
import { standsFrom } from './way-to.ts'

/** The shortest way from a stand to each of these sleepers, of at most so many steps: to draw it, not to judge it. */
export function waysTo(ground: Ground, start: Stand, ends: ReadonlySet<number>, most: number): Stand[][] {
  const found = new Map<number, Stand[]>()
  let open: Stand[][] = standsFrom(ground, start).map((stand) => [stand])
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
