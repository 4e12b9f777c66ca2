import { shuffle } from '../../src-main/engine/random.ts'

/** A renaming of `count` components that exchanges those of each group among themselves, by lot. */
export function permuting(groups: readonly (readonly number[])[], count: number, rng: Int32Array): Int32Array {
  const to = Int32Array.from({ length: count }, (_, id) => id)
  for (const group of groups) {
    const mixed = [...group]
    shuffle(rng, 0, mixed, 0, mixed.length)
    group.forEach((id, i) => (to[id] = mixed[i]))
  }
  return to
}
