import type { Phrase } from '../../../../src-shared/core.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { phrase } from '../../../messages/index.ts'

/** No round comes after this one. */
export const isLast = ({ round, rounds }: FirstClassView): boolean => round >= rounds

/** The last round is said, and the last card in it. */
export function nearEnd(view: FirstClassView): Phrase | null {
  const { phase, turnOfRound } = view
  if (phase === 'ended' || phase === 'draft' || !isLast(view)) return null
  return phrase(turnOfRound >= 3 ? 'first-class.nearEnd.card' : 'first-class.nearEnd')
}
