import type { Seat } from '../../../src-shared/core.ts'
import type { FREIGHT_LYING } from '../../../src-shared/games/freight-express/decisions.ts'
import type { FreightView } from '../../../src-shared/games/freight-express/view.ts'
import type { FreightAnchor } from './rules/anchors.ts'

/** What lies on the table and is told of when it is met, and the chapter of the rules. */
interface Met {
  readonly what: (typeof FREIGHT_LYING)[number]
  readonly rule: FreightAnchor
}

/** In the advanced game what the stations give, as soon as a seat may drive to one. */
export function metBy({ options, placing, ended, seats }: FreightView, seat: Seat): readonly Met[] {
  const isThere = options.advanced && !placing && !ended && seats[seat] !== undefined
  return isThere ? [{ what: 'stations', rule: 'entering' }] : []
}
