import type { Plan, Reason, Ref } from '../../src-shared/core.ts'
import type { State } from './flat.ts'
import type { Emit } from './game.ts'

/** An action in words: its kind, and whole numbers or lists of them. */
export interface Spoken {
  readonly kind: string
}

/**
 * One kind of answer, whole: how it is written, when it may be given, why not, what it does. `list` and `refusal` ask
 * the same predicates; a check of the conformance suite holds them together.
 */
export interface Answer<A extends Spoken, E> {
  readonly kind: A['kind']
  /** The code of an action. Says nothing about whether it is legal. */
  pack(action: A): number
  /** The action a code stands for. */
  unpack(code: number): A
  /** Writes the codes of all legal answers of this kind into `out` from `n` on, in a stable order, without making
   *  garbage. Returns the new `n`. One kind may list those of another too, so that all about one thing stand together;
   *  the other lists nothing then (`take` lists `refuse` in First Class). */
  list(s: State, out: Int32Array, n: number): number
  /** Why an action is not legal, with the things it is about; null exactly when it is listed. Its numbers may be any
   *  that can be written as a code. */
  refusal(s: State, action: A): Reason | null
  /** What one may point at to mean this action. */
  touches(s: State, action: A): Ref[]
  /** Why no answer of this kind is meant by pointing at a thing; empty when it is never meant by such a thing. */
  against?(s: State, target: Ref): readonly Reason[]
  /** Why what is held does not go to a place by an answer of this kind; empty when it never goes to such a place. */
  againstBoth?(s: State, held: Ref, place: Ref): readonly Reason[]
  /** Carries out a code that `list` has listed, in place. Search calls it millions of times. */
  apply(s: State, code: number, emit: Emit<E> | undefined): void
  /** Does it only lead to the next question, after these codes? Its plans are those of that question, unless somebody
   *  learns something by it. */
  readonly leads?: boolean | ((before: readonly number[]) => boolean)
  /** What it is when it ends a ready sequence of choices, which these codes began; null when it ends none. */
  plan?(s: State, action: A, before: readonly number[]): Omit<Plan, 'codes'> | null
  /** All ready sequences that begin with this code, where only playing them tells what they come to; where there are
   *  none, it may still only lead to the next question. */
  plans?(s: State, code: number, playing: Playing<E>): Plan[]
}

/** How answers play on, on states of their own. */
export interface Playing<E> {
  choices(s: State, out: Int32Array): number
  apply(s: State, code: number, emit?: Emit<E>): void
}
