import type { Phrase } from '../../../../../src-shared/core.ts'
import type { FirstClassView } from '../../../../../src-shared/games/first-class/view.ts'
import { phrase } from '../../../../messages/index.ts'
import { listOf } from '../../../../words/names.ts'
import type { Position } from '../../../../words/speech.ts'
import { holderName, MAX_SEATS } from '../holder.ts'

/** Module C: what evidence is drawn for. */
export const arrestPhrase = (): Phrase => phrase('first-class.about.arrest')

/**
 * Who has most pieces of evidence, suspects whom nobody plays among them: how many there are all see, and what is on
 * them only whoever has them. null = nobody has any.
 */
export function mostEvidence({ view, seats }: Pick<Position<FirstClassView>, 'view' | 'seats'>): Phrase | null {
  const holders = [
    ...view.seats.map(({ evidence }, seat) => ({ n: evidence.length, holder: seat })),
    ...view.dummies.map(({ evidence }, i) => ({ n: evidence.length, holder: MAX_SEATS + i })),
  ]
  const n = Math.max(...holders.map((one) => one.n))
  const most = holders.filter((one) => one.n === n).map(({ holder }) => holderName(holder, seats))
  return n > 0 ? phrase('first-class.about.mostEvidence', { who: listOf(most), n }) : null
}
