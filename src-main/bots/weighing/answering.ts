import { Meter } from '../search/meter.ts'
import { aheadOf, comesToTheSame, weighed, type Asked } from './weighing.ts'

/** On so many deals an answer is set beside the one that is known; the same ones each time. */
const DEALS = 24
const DICE = 0x9e0b1e

/**
 * Is an answer as good as the known one? It is held by what comes of it, not by its moves.
 * @param ahead by so many points the known one is ahead of the best that is not as good
 * @param unwanted whether nobody waits for it any more: then what is said of it is worth nothing
 */
export function asGood(
  asked: Asked,
  known: readonly number[],
  answer: readonly number[],
  ahead: number,
  unwanted?: () => boolean,
): boolean {
  if (known.join() === answer.join()) return true
  const meter = new Meter(Infinity, unwanted)
  const [ours, theirs] = weighed(asked, [known, answer], { deals: DEALS, seed: DICE }, meter)
  if (comesToTheSame(ours, theirs)) return true
  const { points } = aheadOf(ours, theirs)
  return points.mean < ahead / 2 && points.mean < 2 * points.error
}
