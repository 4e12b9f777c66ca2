import type { Decision, Phrase } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import type { Position } from '../../../words/speech.ts'
import { CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassView, GainedView } from '../../../../src-shared/games/first-class/view.ts'
import { framePhrase } from './effects.ts'
import { sourcePhrase } from './sources.ts'

/** Questions in the middle of something; at the others the list itself says what may still be done. */
const INNER: ReadonlySet<string> = new Set([
  'effect',
  'mailWagon',
  'makeRoom',
  'pay',
  'layBetween',
  'factory',
  'warehouse',
  'boardCelebrity',
  'layPostcard',
])

/** What is still to come: the frames that follow in order, the other factories, then what was gained and waits. */
export function aheadOf(decision: Decision, { view }: Position<FirstClassView>): readonly Phrase[] {
  if (!INNER.has(decision.kind)) return []
  return [
    ...view.ahead.map((one) =>
      phrase('first-class.ahead.next', { what: framePhrase(one.frame), source: sourcePhrase(one.source, view) }),
    ),
    ...factories(decision, view),
    ...view.gained.map((one) => waiting(one, view)),
  ]
}

const waiting = (one: GainedView, view: FirstClassView): Phrase =>
  phrase('first-class.ahead.waits', { what: framePhrase(one.frame), source: sourcePhrase(one.source, view) })

/** Factories left of the one at work come after it. */
function factories(decision: Decision, view: FirstClassView): Phrase[] {
  if (decision.kind !== 'factory') return []
  const left = [3, 2, 1, 0].filter(
    (place) =>
      place < (decision.source.id & 3) && CARDS[view.seats[decision.by].between[place].card]?.kind === 'factory',
  )
  return left.map((place) => phrase('first-class.ahead.factory', { n: place + 1 }))
}
