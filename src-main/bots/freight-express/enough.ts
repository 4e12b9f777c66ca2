import type { Seat, State } from '../../engine/game.ts'
import { handCount } from '../../engine/freight-express/piles.ts'
import { seatCount } from '../../engine/freight-express/state.ts'
import { WEIGHTS } from './weights.ts'

/** How many cards somebody likes to hold; each by the number of seats. */
export interface Habits {
  /** So many are enough where the others hold few, and where they hold many. */
  readonly fewCards: readonly number[]
  readonly manyCards: readonly number[]
  /** What a card drawn by a refill is worth on average, where the others hold few, and where they hold many. */
  readonly drawnToFew: readonly number[]
  readonly drawn: readonly number[]
}

/**
 * How many cards are worth keeping. Who hoards ends the game for all (cards in hands are in no pile) and is ahead of
 * those who do not: so one keeps few while the others do, and as many as they when they hoard.
 */
export const enoughCards = (s: State, seat: Seat, { fewCards, manyCards }: Habits): number =>
  between(fewCards, manyCards, s, seat)

/** What a card drawn by a refill is worth on average. */
export const drawnWorth = (s: State, seat: Seat, { drawnToFew, drawn }: Habits): number =>
  between(drawnToFew, drawn, s, seat)

function between(few: readonly number[], many: readonly number[], s: State, seat: Seat): number {
  const seats = seatCount(s)
  return few[seats] + (many[seats] - few[seats]) * hoarding(s, seat, seats)
}

/** 0 where the others hold few cards, 1 where they hold many. Everyone sees how many. */
function hoarding(s: State, seat: Seat, seats: number): number {
  let held = 0
  for (let other = 0; other < seats; other++) if (other !== seat) held += handCount(s, other)
  const mean = held / (seats - 1)
  return Math.min(1, Math.max(0, (mean - WEIGHTS.fewHeld) / (WEIGHTS.manyHeld - WEIGHTS.fewHeld)))
}
