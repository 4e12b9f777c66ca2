import type { Of } from '../kinds.ts'
import { names } from '../looks.ts'
import { faceOf, inHand, isPut, toDiscard } from './cards.ts'
import { numberAhead } from './milestones.ts'
import { present } from './presenting.ts'

/** What it is used as, where whoever plays it has chosen that. */
const USES = { drive: 'fuel', refill: 'refill' } as const

/** A hand card goes to the discard, as fuel or as the price of a refill. */
export function discarded(script: Of<'discarded'>): void {
  const { card, seat, purpose } = script.telling.event
  // The line of the move before gives way to the one that will grow behind the driver.
  if (purpose === 'drive') {
    script.acts.push({ at: 0, lasts: 0, draw: () => script.telling.mark(null) })
    numberAhead(script)
  }
  const lasts = purpose === 'refill' && isPut(script, card) ? 0 : 220
  const { at, start } =
    purpose === 'drive' || purpose === 'refill'
      ? present(script, seat, card, USES[purpose])
      : { at: 0, start: inHand(script, seat, card) }
  toDiscard(script, names.card(card), start, faceOf(card), at, lasts)
  script.sound(at, 'card')
}
