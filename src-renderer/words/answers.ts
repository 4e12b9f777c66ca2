import type { Decision, Phrase, Plan } from '../../src-shared/core.ts'
import type { Preview } from '../../src-shared/table.ts'
import type { Candidate, Position, PreviewWords } from './speech.ts'

/** How a game puts its answers in words: one record for each kind, in words/answers of the game. */

/** An answer as it is offered: by itself, or as part of a plan. */
export interface Offer<A, V, Among = null> {
  readonly action: A
  readonly codes: readonly number[]
  readonly plan: Plan | null
  readonly decision: Decision
  readonly at: Position<V>
  /** What the other answers to the same question say of it, where a game needs that. */
  readonly among: Among
}

/** An answer that was picked, and what would come of it. */
export interface Previewed<A, V> {
  readonly action: A
  readonly candidate: Candidate
  readonly preview: Preview
  readonly at: Position<V>
}

/** What one kind of answer has to say in a preview; the game adds what it says of all of them. */
export interface PreviewTold {
  readonly above?: Phrase
  readonly title: Phrase
  readonly text: readonly Phrase[]
  readonly unseen?: PreviewWords['unseen']
  readonly warning?: PreviewWords['warning']
}

/** The words of one kind of answer. */
export interface AnswerWords<A, V, Among = null> {
  /** Its way through the list of choices. */
  candidate(offer: Offer<A, V, Among>): Candidate
  /** What it would bring; where this is not given its rows say it all. */
  preview?(previewed: Previewed<A, V>): PreviewTold
}

/** A record for each kind of answer: the compiler asks for one that is missing. */
export type AllAnswerWords<A extends { readonly kind: string }, V, Among = null> = {
  readonly [K in A['kind']]: AnswerWords<Extract<A, { readonly kind: K }>, V, Among>
}

/** The rows that were chosen, once more: of several steps below the words of the button. */
export function rowsTold({ steps, confirm }: Candidate): PreviewTold {
  const [first] = steps
  return steps.length > 1
    ? {
        title: confirm,
        text: steps.flatMap((step) => [step.label, ...(step.note && step !== first ? [step.note] : [])]),
      }
    : { title: first.label, text: first.note ? [first.note] : [] }
}
