import type { Decision, Ref, Seat } from '../../src-shared/core.ts'
import type { Answer, Spoken } from './answer.ts'
import type { State } from './flat.ts'
import type { Emit } from './game.ts'

/**
 * One kind of question. What is being asked lies on a stack of records in the state (see chain.ts), the innermost on
 * top; field 0 of a record is the place of its step in the game's list.
 */
export interface Step<A extends Spoken, E> {
  /** The word of the decision. */
  readonly kind: string
  /** May a single answer be given by itself? */
  readonly auto: Decision['auto'] | ((s: State) => Decision['auto'])
  /** Who is asked. */
  by(s: State): Seat
  /** Whose turn or goods it is about; who is asked, when absent. */
  for?(s: State): Seat
  /** What asks. */
  source(s: State): Ref
  /** What it does by itself before it asks. True: something changed, look again. False: its question stands. */
  advance?(s: State, emit: Emit<E> | undefined): boolean
  /** All kinds of answers it takes, in the order in which they are listed. */
  readonly answers: readonly Answer<A, E>[]
  /** Writes the codes of all its answers into `out` from `n` on, as their own lists would one after the other: where
   *  that is sooner done at once. Returns the new `n`. */
  list?(s: State, out: Int32Array, n: number): number
}
