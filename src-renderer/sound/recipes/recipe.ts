import type { Voice } from '../voice.ts'

/**
 * How loud a cue is beside the others: what comes often and in rows, what hands and trains do, what is to be heard from
 * the next room.
 */
export type Weight = 'step' | 'deed' | 'signal'

export interface Recipe {
  readonly weight: Weight
  /** How far the pitch of a variant may stray, as a part of itself: much for wood and iron, hardly for a bell. */
  readonly strays: number
  readonly voices: readonly Voice[]
}

/** Iron on wood, and chains, never ring the same twice. */
export const LOOSE = 0.06
/** What is tuned stays in tune: 7 cents. */
export const TUNED = 0.004
