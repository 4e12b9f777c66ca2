import type { Act } from './motion.ts'

/**
 * When an act is over, to a thousandth of a millisecond: sums of the same lengths differ in their last digits, and what
 * ends together must end in the order in which it was given, or a piece that was removed is drawn once more.
 */
export const endOf = ({ at, lasts }: Act): number => Math.round((at + lasts) * 1000) / 1000

/** When all of these are over but what glows on. */
export const waitedFor = (acts: readonly Act[]): number =>
  Math.max(0, ...acts.map(({ at, lasts, glows }) => (glows ? 0 : at + lasts)))

/** Draws acts, in the order of their ends, as they are after so many milliseconds; returns those that are not over. */
export function playUpTo(time: number, acts: readonly Act[]): Act[] {
  const left = acts.filter((act) => endOf(act) > time)
  for (const act of acts) if (endOf(act) <= time) act.draw(1)
  for (const act of left) {
    if (act.at > time || act.lasts === 0) continue
    const part = Math.min(1, (time - act.at) / act.lasts)
    act.draw(act.ease ? act.ease(part) : part)
  }
  return left
}
