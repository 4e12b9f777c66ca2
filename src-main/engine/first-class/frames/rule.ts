import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { AT } from '../state.ts'
import type { Tell } from '../tell.ts'

/**
 * One kind of effect. The frame at work holds what is left of each kind; a rule says what is loaded into it,
 * what may be chosen, and carries out the choice.
 */
export interface EffectRule {
  /** Could it do anything at all now? `from` is the value a fixed upgrade starts from. */
  can(s: State, seat: Seat, from: number): boolean
  /** Puts so many into the frame at work. */
  load(s: State, n: number, from: number): void
  /** Can what is left of it still do anything? */
  open(s: State, seat: Seat): boolean
  list(s: State, seat: Seat, out: Int32Array, n: number): number
  /** Where in the frame at work its answers find what is left. */
  readonly slots: readonly number[]
  /** The kinds of answers it carries out (KIND). */
  readonly answers: readonly number[]
  use(s: State, seat: Seat, code: number, emit: Tell): void
}

/** Nothing is left of any effect. */
export const clearFrame = (s: State): void => {
  s.fill(0, AT.frameWagons, AT.frameOneOf + 1)
}
