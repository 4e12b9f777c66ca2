import type { Viewer } from '../../../../src-shared/core.ts'
import type { Tiding } from '../../../words/speech.ts'

/** A row for each of three others. */
export const MOST_NEWS = 3

/**
 * As many of the tidings as have room: what was done to who looks comes first, however much others did to one another
 * since; then the latest of the rest.
 */
export function toldFirst(tidings: readonly Tiding[], viewer: Viewer, most: number): readonly Tiding[] {
  const suffered = tidings.filter(({ against }) => against?.some((seat) => seat === viewer)).slice(-most)
  const others = tidings.filter((tiding) => !suffered.includes(tiding))
  return [...suffered, ...others.slice(others.length - Math.min(others.length, most - suffered.length))]
}
