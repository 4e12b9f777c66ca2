import type { Ref } from '../../../src-shared/core.ts'
import type { Action } from '../../../src-shared/games/first-class/actions.ts'
import type { FirstClassDecision } from '../../../src-shared/games/first-class/decisions.ts'
import type { FirstClassEvent } from '../../../src-shared/games/first-class/events.ts'
import { recordCount, topSlot } from '../chain.ts'
import type { State } from '../flat.ts'
import type { Step } from '../step.ts'
import { sourceRef } from './refs.ts'
import { AT, ENDED, actor, stack } from './state.ts'

const { phase: PHASE } = AT

/** One kind of record on the stack, or one phase of the game when the stack is empty. */
export interface FirstClassStep extends Step<Action, FirstClassEvent> {
  readonly kind: FirstClassDecision
  /** It finishes what was begun: at the others one may do something else, or learns something. */
  readonly inner?: true
  /** What it offers in the manner of a frame, for views. `top` = the slot of its record. */
  offers?(s: State, top: number): { readonly source: Ref; readonly free: number; readonly limit: number } | null
}

/** What steps on the stack share: the seat that acts is asked by what the record comes from. */
export const ofRecord = {
  auto: 'ifSingle',
  by: actor,
  source(s: State): Ref {
    const top = topSlot(s, stack)
    return sourceRef(s[top + 4], s[top + 5])
  },
} as const

/** Kinds of records. Those from 16 to 23 are with the modules. */
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
/** What the phases ask when nothing is being carried out has the phase's number behind this one. */
export const OF_PHASE = 24

/** The number of the step that asks, the innermost one; 0 when the game has ended. */
export function stepNow(s: State): number {
  if (recordCount(s, stack) > 0) return s[topSlot(s, stack)]
  return s[PHASE] === ENDED ? 0 : OF_PHASE + s[PHASE]
}
