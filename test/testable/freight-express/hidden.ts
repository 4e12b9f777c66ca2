import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import type { Seat } from '../../../src-shared/core.ts'
import type { State } from '../../../src-main/engine/flat.ts'
import { driveCard } from '../../../src-main/engine/freight-express/driving/drive-state.ts'
import { ANY_CARD, batchOf, lacksOf, memoryOf } from '../../../src-main/engine/freight-express/knowledge/memory.ts'
import { isKnown } from '../../../src-main/engine/freight-express/piles.ts'
import { AT, CARDS, seatCount } from '../../../src-main/engine/freight-express/state.ts'
import { toPlace, toPlaceCount } from '../../../src-main/engine/freight-express/setup/placing.ts'

/** All that a seat remembers of cards that it cannot name. */
const memories = (s: State, seat: Seat): number[] =>
  Array.from({ length: seatCount(s) }, (_, owner) => (owner === seat ? [] : memoryOf(s, seat, owner))).flat()

/** By batch: the action values that some hidden card is known to lack. */
function lackedIn(s: State, seat: Seat): Map<number, number> {
  const lacked = new Map<number, number>()
  for (const memory of memories(s, seat)) {
    const batch = batchOf(memory)
    if (lacksOf(memory)) lacked.set(batch, (lacked.get(batch) ?? 0) | lacksOf(memory))
  }
  return lacked
}

/** Action values run from 1 to 5. */
const VALUES = 6

/**
 * Cards this seat cannot tell apart: those of one batch that lie hidden from it; and others' stations. Where a
 * hidden hand of that batch is known to lack an action value, the cards of that value are a group of their own.
 * See Testable.hiddenFrom.
 */
export function hiddenFrom(s: State, seat: Seat): number[][] {
  const batches = new Map<number, number[]>()
  const lacked = lackedIn(s, seat)
  for (let card = 0; card < CARDS; card++) {
    // The fuel of a drive is named all along, even once a crossing has shuffled it into the stock.
    if (isKnown(s, seat, card) || card === driveCard(s)) continue
    const { action } = TRACK_CARDS[card]
    const batch = s[AT.batch + card]
    const group = batch * VALUES + ((lacked.get(batch) ?? 0) & (1 << action) ? action : 0)
    batches.set(group, [...(batches.get(group) ?? []), card])
  }
  const stations: number[] = []
  for (let other = 0; other < seatCount(s); other++) {
    if (other === seat) continue
    for (let i = 0; i < toPlaceCount(s, other); i++) stations.push(CARDS + toPlace(s, other, i))
  }
  // Alone of its value a card still lies hidden where a batch is known in part: it may be in the stock or in a hand. So
  // does a card alone of its batch where one of any batch may be.
  const anywhere = memories(s, seat).includes(ANY_CARD)
  const cards = [...batches]
    .filter(([key, group]) => group.length > 1 || anywhere || lacked.has(Math.floor(key / VALUES)))
    .map(([, group]) => group)
  return stations.length > 1 ? [...cards, stations] : cards
}
