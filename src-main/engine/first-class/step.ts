import type { Decision, Ref } from '../../../src-shared/core.ts'
import type { FirstClassDecision } from '../../../src-shared/games/first-class/decisions.ts'
import type { State } from '../flat.ts'
import type { Tell } from './tell.ts'

/**
 * One kind of record on the stack, or one phase of the game when the stack is empty: goes on by itself as
 * far as it can, then asks. `top` is the slot of its record (0 for a phase).
 */
export interface Step {
  /** The word of the decision. */
  readonly kind: FirstClassDecision
  readonly auto: Decision['auto']
  /** What it does by itself. True: something changed, look again. False: its question stands. */
  advance(s: State, top: number, emit: Tell): boolean
  choices(s: State, top: number, out: Int32Array, n: number): number
  apply(s: State, top: number, code: number, emit: Tell): void
  /** What it offers in the manner of a frame, for views. */
  offers?(s: State, top: number): { readonly source: Ref; readonly free: number; readonly limit: number } | null
  /** What asks; the record's source when absent. */
  source?(s: State, top: number): Ref
}

/** Kinds of records. Those from 16 on belong to modules. */
export const BUNDLE = 1
export const FRAME = 2
/** Field of a frame: coins that come as its last step. */
export const POOLED = 2
export const MAIL_WAGON = 3
export const ROOM = 4
export const PAY = 5
export const START_REMOVES = 6
/** A bundle between whose frames free actions may come, before its first frame and after it. */
export const OPEN_BUNDLE = 7
export const BETWEEN_FRAMES = 8
export const CELEBRITY = 16
export const LAY_POSTCARD = 17
export const LAY_BETWEEN = 18
export const FACTORIES = 19
export const WAREHOUSE = 20
export const RIDER = 21

/** Steps by kind of record, filled by `install`. */
export const steps: Step[] = []
