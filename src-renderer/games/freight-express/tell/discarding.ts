import type { Of } from '../kinds.ts'
import { names } from '../looks.ts'
import { faceOf, inHand, isPut, toDiscard } from './cards.ts'
import { numberAhead } from './milestones.ts'

/** A hand card goes to the discard, as fuel or as the price of a refill. */
export function discarded(script: Of<'discarded'>): void {
  const { card, seat, purpose } = script.telling.event
  // The line of the move before gives way to the one that will grow behind the driver.
  if (purpose === 'drive') {
    script.acts.push({ at: 0, lasts: 0, draw: () => script.telling.mark(null) })
    numberAhead(script)
  }
  const lasts = purpose === 'refill' && isPut(script, card) ? 0 : 220
  toDiscard(script, names.card(card), inHand(script, seat, card), faceOf(card), 0, lasts)
  script.sound(0, 'card')
}
