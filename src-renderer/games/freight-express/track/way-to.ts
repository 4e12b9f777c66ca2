import {
  CENTRE,
  FACING_IN,
  NO_FACING,
  RAIL_SIDES,
  cellOfSleeper,
  pointOfSleeper,
  sideOfPoint,
  sleeperAt,
} from '../../../../src-shared/geometry/rails.ts'
import { standsAfter } from './following.ts'
import { isStationAt, isStraight, railsAt, railsIn, type Ground } from './track.ts'
import type { Stand } from './travel.ts'

/** Where a way begins: ahead of a locomotive that faces so, or along the rail either way. */
export type Start = Pick<Stand, 'sleeper'> & Partial<Stand>

/** The stands that a way begins with; from a station all sides lead out. */
export function standsFrom(ground: Ground, { sleeper, facing = NO_FACING }: Start): Stand[] {
  const [cell, point] = [cellOfSleeper(sleeper), pointOfSleeper(sleeper)]
  if (isStationAt(ground, cell)) return [{ sleeper, facing: NO_FACING }]
  if (facing !== NO_FACING) return [{ sleeper, facing }]
  if (point !== CENTRE) return [sideOfPoint(point), FACING_IN].map((way) => ({ sleeper, facing: way }))
  const straight = railsIn(railsAt(ground, cell)).find(isStraight)
  return straight === undefined ? [] : RAIL_SIDES[straight].map((way) => ({ sleeper, facing: way }))
}

/**
 * The shortest way along the rails to the station on a cell, through others on the way, however many cards it takes;
 * null where none leads there yet.
 */
export function wayTo(ground: Ground, start: Start, cell: number): Stand[] | null {
  const goal = sleeperAt(cell, CENTRE)
  const seen = new Map<string, { readonly stand: Stand; readonly from: string | null }>()
  const key = ({ sleeper, facing }: Stand) => `${sleeper} ${facing}`
  let open = standsFrom(ground, start)
  for (const stand of open) seen.set(key(stand), { stand, from: null })
  while (open.length > 0) {
    const there = open.find(({ sleeper }) => sleeper === goal)
    if (there) return back(seen, key(there))
    const next: Stand[] = []
    for (const stand of open)
      for (const after of standsAfter(ground, stand)) {
        if (seen.has(key(after))) continue
        seen.set(key(after), { stand: after, from: key(stand) })
        next.push(after)
      }
    open = next
  }
  return null
}

function back(
  seen: ReadonlyMap<string, { readonly stand: Stand; readonly from: string | null }>,
  end: string,
): Stand[] {
  const way: Stand[] = []
  for (let at: string | null = end; at !== null;) {
    const one = seen.get(at)
    if (!one) break
    way.unshift(one.stand)
    at = one.from
  }
  return way
}
