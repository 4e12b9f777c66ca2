import { CARD_KINDS, COIN_COLUMNS, END_CARDS } from '../../../src-shared/games/first-class/cards/index.ts'
import type { Seat } from '../../../src-shared/core.ts'
import { coinsIn } from '../../engine/first-class/board/coins.ts'
import { holdsEndCard } from '../../engine/first-class/final.ts'
import { CARD_KIND } from '../../engine/first-class/tables.ts'
import { FILED, isAt } from '../../engine/first-class/board/zones.ts'
import type { State } from '../../engine/game.ts'
import type { Pace } from './pace.ts'
import { WEIGHTS } from './weights.ts'

/** Coins: a point each at the end, and what their column does while there is time. */
export function coinsWorth(s: State, seat: Seat, pace: Pace): number {
  const usable = pace.scorings === 0 ? 0 : Math.min(1, (pace.left + 1) / 4)
  let worth = 0
  for (let column = 0; column < COIN_COLUMNS.length; column++)
    worth += coinsIn(s, seat, column) * (1 + WEIGHTS.coins[column] * usable)
  return worth
}

const KINDS = ['wagon', 'locomotive', 'conductor'] as const
const filed = new Int32Array(KINDS.length)
const KIND_INDEX = Int32Array.from(CARD_KIND, (kind) => KINDS.findIndex((name) => CARD_KINDS.indexOf(name) === kind))
const COUNTS = Int32Array.from(END_CARDS, (card) => KINDS.indexOf(card.counts))

/**
 * End cards: the cards of their kind that are filed, and those that will be. @param holds which ones are looked at
 */
export function endCardsWorth(s: State, seat: Seat, pace: Pace, holds = holdsEndCard): number {
  let worth = 0
  let counted = false
  for (let endCard = 0; endCard < END_CARDS.length; endCard++) {
    if (!holds(s, seat, endCard)) continue
    if (!counted) countFiled(s, seat)
    counted = true
    const kind = COUNTS[endCard]
    worth += END_CARDS[endCard].points * (filed[kind] + WEIGHTS.taken[KINDS[kind]] * pace.left)
  }
  return worth
}

function countFiled(s: State, seat: Seat): void {
  filed.fill(0)
  for (let card = 0; card < KIND_INDEX.length; card++) {
    if (KIND_INDEX[card] >= 0 && isAt(s, card, FILED, seat)) filed[KIND_INDEX[card]]++
  }
}
