import type { Beat } from '../../../src-shared/table.ts'
import type { Craft, Kinds } from '../craft.ts'
import type { Poses } from '../pieces.ts'

/** A beat, and how long after the first of those told with it it begins. */
export type TimedBeat<K extends Kinds> = Beat<K['event'], K['view']> & { readonly begins: number }

/** Beats in the groups in which they are told. */
export function togetherIn<K extends Kinds>(
  beats: readonly Beat<K['event'], K['view']>[],
  craft: Craft<K>,
  staying: Poses<K['look']> = {},
): TimedBeat<K>[][] {
  const groups: TimedBeat<K>[][] = []
  for (const beat of beats) {
    const group = groups[groups.length - 1]
    const last = group?.at(-1)
    const overlap = last ? (craft.overlap?.(last.event, beat.event, staying, group) ?? null) : null
    if (!last || overlap === null) groups.push([{ ...beat, begins: 0 }])
    else group.push({ ...beat, begins: last.begins + overlap })
  }
  return groups
}
