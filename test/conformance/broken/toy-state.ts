/**
 * The state of a small correct game: twelve cards, some hidden in hands and stock, one question that shows a
 * hand, one that another than the active seat answers. Each broken game is this one with one fault.
 */
import { layout, type State } from '../../../src-main/engine/flat.ts'
import { GENERATOR_WORDS } from '../../../src-main/engine/random.ts'

export const CARDS = 12
export const HAND = 2
/** What a card scores. A 0 shows its player another's hand; a 1 makes the next seat throw a card away. */
export const valueOf = (card: number): number => card % 4

export const STOCK = 0
export const inHand = (seat: number): number => 1 + seat
export const onTable = (seat: number): number => 5 + seat
export const THROWN = 9

export const PLAY = 0
export const SHOW = 1
export const THROW = 2
export const OVER = 3

export const AT = layout({
  generator: GENERATOR_WORDS,
  seatCount: 1,
  throwing: 1, // option: ones make the next seat throw
  seq: 1,
  turn: 1,
  active: 1,
  phase: 1,
  stockCount: 1,
  stock: CARDS, // bottom first
  place: CARDS,
  knownBy: CARDS, // seats that know where the card is, as bits
})

export const everyone = (s: State): number => (1 << s[AT.seatCount]) - 1
export const cardsIn = (s: State, place: number): number[] => {
  const cards: number[] = []
  for (let card = 0; card < CARDS; card++) if (s[AT.place + card] === place) cards.push(card)
  return cards
}
export const nextSeat = (s: State): number => (s[AT.active] + 1) % s[AT.seatCount]
export const decider = (s: State): number => (s[AT.phase] === THROW ? nextSeat(s) : s[AT.active])
export const seatsIn = (s: State): number[] => Array.from({ length: s[AT.seatCount] }, (_, seat) => seat)
