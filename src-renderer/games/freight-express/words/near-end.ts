import type { Phrase } from '../../../../src-shared/core.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { phrase } from '../../../messages/index.ts'

/** So few cards for each seat are few: about two rounds of refilling. */
const FEW = 3

/**
 * What a refill of so many cards tells of the end: its own card goes to the discard first, and the next seat would have
 * to draw at once. null: cards are left then.
 */
export function refillEnds({ stock, discard }: FreightView, n: number): Phrase | null {
  const left = stock + discard + 1
  if (n < left) return null
  return n === left ? phrase('freight.preview.refill.last') : phrase('freight.preview.refill.short', { n: left })
}

/** How near the end is: it comes when a card must be drawn and neither pile has one. null: far. */
export function nearEnd({ stock, discard, seats, ended, placing }: FreightView): Phrase | null {
  const left = stock + discard
  if (ended || placing || left > FEW * seats.length) return null
  // Beside a draw pile with fewer cards: those of the discard are shuffled and drawn.
  return phrase(discard > 0 ? 'freight.nearEnd.discard' : 'freight.nearEnd', { n: left })
}
