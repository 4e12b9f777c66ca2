import type { Seat } from '../../../src-shared/core.ts'
import type { FIRST_CLASS_LYING } from '../../../src-shared/games/first-class/decisions.ts'
import type { FirstClassView } from '../../../src-shared/games/first-class/view.ts'
import type { FirstClassAnchor } from './rules/anchors.ts'

interface Met {
  readonly what: (typeof FIRST_CLASS_LYING)[number]
  readonly rule: FirstClassAnchor
}

/** From so many cards on a train is on its way to its locomotive tile. */
const ON_ITS_WAY = 6

/** What lies on the table and begins to matter to a seat in its turn. */
export function metBy({ phase, seats, constantinople }: FirstClassView, seat: Seat): readonly Met[] {
  const own = seats[seat]
  if (phase !== 'turn' || !own) return []
  const isNear = constantinople.length > 0 || own.trains.some(({ coaches }) => coaches.length >= ON_ITS_WAY)
  return [
    ...(own.coins.some((n) => n > 0) ? [{ what: 'coins', rule: 'spending' } as const] : []),
    ...(isNear ? [{ what: 'constantinople', rule: 'constantinople' } as const] : []),
  ]
}
