import type { Reason, Ref } from '../../../src-shared/core.ts'
import { FINE, reasonKey, type Why } from '../../../src-shared/games/transport/reasons.ts'

/** A reason with the things it is about. */
export const reason = (why: Why, refs: readonly Ref[] = [], n?: number): Reason =>
  n === undefined ? { key: reasonKey(why), refs } : { key: reasonKey(why), refs, n }

/** What a predicate has against something, with that thing; null when nothing. */
export const refused = (why: Why, ref: Ref, n?: number): Reason | null => (why === FINE ? null : reason(why, [ref], n))

/** All reasons in a list. */
export const reasonsIn = (list: readonly (Reason | null)[]): Reason[] => list.filter((one) => one !== null)
