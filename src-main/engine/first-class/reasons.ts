import { END_CARD_PRICE } from '../../../src-shared/games/first-class/cards/index.ts'
import { FIRST_CLASS_REASONS, reasonKey, type FirstClassReason } from '../../../src-shared/games/first-class/reasons.ts'
import type { Reason, Ref } from '../../../src-shared/core.ts'

/**
 * Why something may not be done, as a number: 0 = it may. The list of choices, the refusal of an action and
 * the explanation all ask the same functions, which are named `...Refusal` or `whyNot` and make no garbage.
 */
export const WHY = Object.fromEntries(FIRST_CLASS_REASONS.map((name, i) => [name, i])) as Readonly<
  Record<FirstClassReason, number>
>
export const FINE = WHY.none

/** Reasons that name a number. */
const NUMBER: { readonly [why: number]: number | undefined } = { [WHY.tooFewCoins]: END_CARD_PRICE }

/** What a predicate has against something, with that thing; null when nothing. */
export const refused = (why: number, ref: Ref): Reason | null => (why === FINE ? null : reason(why, [ref]))

/** A reason with the things it is about. */
export const reason = (why: number, refs: readonly Ref[] = []): Reason => {
  const n = NUMBER[why]
  const key = reasonKey(FIRST_CLASS_REASONS[why])
  return n === undefined ? { key, refs } : { key, refs, n }
}
