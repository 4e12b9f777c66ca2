import type { Phrase } from '../../../../src-shared/core.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { phrase } from '../../../messages/index.ts'
import { isKnown } from './cards.ts'

/** The line over both piles can be asked about as they can, the stock 0 and the discard 1. */
export const TO_END = 2

/** What places go by where points are level. */
export const LEVEL = phrase('freight.preview.ends.level')

/** A refill takes so many cards from both piles at most: five are drawn for one that is discarded. */
const REFILL = 4

/**
 * What a refill of so many cards tells of the end: its own card goes to the discard first, and the next seat would have
 * to draw at once. null: cards are left then.
 */
export function refillEnds({ stock, discard }: FreightView, n: number): Phrase | null {
  const left = stock + discard + 1
  if (n < left) return null
  return n === left ? phrase('freight.preview.refill.last') : phrase('freight.preview.refill.short', { n: left })
}

/** Whether every card of a hand would end the game by a refill. */
export const everyRefillEnds = (view: FreightView, seat: number): boolean =>
  view.seats[seat].hand.every((card) => isKnown(card) && refillEnds(view, TRACK_CARDS[card].action) !== null)

/** How near the end is, in cards that can still be drawn: of three parts the last is warm, the last few glow. */
export function nearness({ stock, discard, seats }: Pick<FreightView, 'stock' | 'discard' | 'seats'>): 0 | 1 | 2 {
  const left = stock + discard
  // After one large refill whoever begins the next round may find none to draw.
  if (left <= REFILL + seats.length) return 2
  return left <= TRACK_CARDS.length / 3 ? 1 : 0
}

/**
 * How near the end is: it comes when a card must be drawn and neither pile has one (000:137). How many are still to be
 * drawn nobody can say: what is discarded until then is shuffled and drawn again. null: far.
 */
export function nearEnd({ stock, discard, seats, ended, placing }: FreightView): Phrase | null {
  const left = stock + discard
  return ended || placing || nearness({ stock, discard, seats }) < 2 ? null : phrase('freight.nearEnd', { n: left })
}
