import { END_CARD_PRICE, TEATIME_PRICE } from '../../../src-shared/games/first-class/cards/index.ts'
import { FINE, FIRST_CLASS_REASONS, WHY, reasonKey, type Why } from '../../../src-shared/games/first-class/reasons.ts'
import type { Reason, Ref } from '../../../src-shared/core.ts'
export { FINE, WHY }

/** Reasons that name a number. */
const NUMBER: { readonly [why: number]: number | undefined } = {
  [WHY.tooFewCoins]: END_CARD_PRICE,
  [WHY.tooFewForOrder]: TEATIME_PRICE,
}

/** What a predicate has against something, with that thing; null when nothing. */
export const refused = (why: Why, ref: Ref): Reason | null => (why === FINE ? null : reason(why, [ref]))

/** A reason with the things it is about. */
export const reason = (why: Why, refs: readonly Ref[] = []): Reason => {
  const n = NUMBER[why]
  const key = reasonKey(FIRST_CLASS_REASONS[why])
  return n === undefined ? { key, refs } : { key, refs, n }
}
