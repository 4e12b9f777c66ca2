import { UNKNOWN, type Viewer } from '../../../src-shared/core.ts'
import type { State } from '../../../src-main/engine/game.ts'
import { nextWord, shuffle } from '../../../src-main/engine/random.ts'
import type { ToyEvent } from './toy-rules.ts'
import { AT, CARDS, STOCK, cardsIn, inHand, onTable, seatsIn } from './toy-state.ts'

export interface ToyView {
  readonly hands: number[][]
  readonly table: number[][]
  readonly stock: number
  readonly turn: number
}

export const knows = (s: State, seat: number, card: number): boolean => (s[AT.knownBy + card] & (1 << seat)) !== 0

export function viewOf(s: State, viewer: Viewer): ToyView {
  const open = (card: number): boolean => viewer === 'open' || (viewer !== 'onlooker' && knows(s, viewer, card))
  const handOf = (seat: number): number[] => {
    const hand = cardsIn(s, inHand(seat))
    const seen = hand.filter(open)
    return [...seen, ...new Array<number>(hand.length - seen.length).fill(UNKNOWN)]
  }
  return {
    hands: seatsIn(s).map(handOf),
    table: seatsIn(s).map((seat) => cardsIn(s, onTable(seat))),
    stock: s[AT.stockCount],
    turn: s[AT.turn],
  }
}

export function redactEvent(event: ToyEvent, viewer: Viewer): ToyEvent {
  if ((event.kind !== 'drew' && event.kind !== 'shown') || viewer === 'open') return event
  // Whose hand was shown knows it anyway; so the event need not be hidden from them, but it simply is.
  if (event.learnt.includes(viewer as number)) return event
  return { ...event, cards: event.cards.map(() => UNKNOWN) }
}

/** What the seat knows; and the places of the cards it does not. Who else knows a card of a hand it cannot tell. */
export interface ToyBeliefs {
  readonly table: number[]
  readonly unseen: number[]
  readonly slots: readonly number[]
}

export function beliefsOf(s: State, seat: number): ToyBeliefs {
  const unseen = hiddenCards(s, seat)
  const slots = unseen.map((card) => s[AT.place + card])
  const table = [...s]
  table.fill(0, AT.generator, AT.generator + 4)
  table.fill(0, AT.stock, AT.stock + CARDS)
  for (const card of unseen) table[AT.place + card] = table[AT.knownBy + card] = 0
  for (const holder of seatsIn(s))
    for (const card of cardsIn(s, inHand(holder))) table[AT.knownBy + card] &= (1 << holder) | (1 << seat)
  return { table, unseen, slots: slots.sort((a, b) => a - b) }
}

export function sampleOf(beliefs: ToyBeliefs, rng: Int32Array): State {
  const s = Int32Array.from(beliefs.table)
  const cards = [...beliefs.unseen]
  shuffle(rng, 0, cards, 0, cards.length)
  let stock = 0
  beliefs.slots.forEach((place, i) => {
    s[AT.place + cards[i]] = place
    s[AT.knownBy + cards[i]] = place === STOCK ? 0 : 1 << (place - inHand(0))
    if (place === STOCK) s[AT.stock + stock++] = cards[i]
  })
  for (let word = 0; word < 4; word++) s[AT.generator + word] = nextWord(rng)
  return s
}

export const hiddenCards = (s: State, seat: number): number[] =>
  Array.from({ length: CARDS }, (_, card) => card).filter((card) => !knows(s, seat, card))
