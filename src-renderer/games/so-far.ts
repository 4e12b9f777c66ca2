import type { Ended } from '../../src-shared/table.ts'

/**
 * What each seat has so far, as anyone may see it: points; in Freight Express wagons delivered, whose values nobody
 * sees before the end.
 */
export interface SoFar {
  readonly what: 'points' | 'delivered'
  readonly each: readonly number[]
  /** The seats that have most of it, in teams those of the team; none while nobody has any. */
  readonly most: readonly number[]
}

/** Of a game that has ended: the points of its score sheet. */
export const atTheEnd = ({ points, winners }: Ended): SoFar => ({ what: 'points', each: points, most: winners })

/** What each seat has, and who has most where `sides` are those that have it together. */
export function told(
  what: SoFar['what'],
  each: readonly number[],
  sides: readonly (readonly number[])[] = each.map((_, seat) => [seat]),
): SoFar {
  const sums = sides.map((side) => side.reduce((sum, seat) => sum + each[seat], 0))
  const best = Math.max(...sums)
  return { what, each, most: best > 0 ? each.flatMap((_, seat) => (sums[seat] === best ? [seat] : [])) : [] }
}
