import type { Phrase } from '../../../../src-shared/core.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { phrase } from '../../../messages/index.ts'

/** Which round is played, of how many, and after which ones there is a scoring: the last one of each stack. */
export function roundsPhrase({ round, rounds }: Pick<FirstClassView, 'round' | 'rounds'>): Phrase {
  const every = rounds / 3
  return phrase('first-class.track.rounds', {
    n: Math.max(1, round),
    all: rounds,
    first: every,
    second: 2 * every,
    last: rounds,
  })
}
