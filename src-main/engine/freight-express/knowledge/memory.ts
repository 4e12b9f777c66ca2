import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { AT, CARDS, MAX_SEATS, seatCount } from '../state.ts'

/**
 * What each seat remembers of the cards in the hands of others that it cannot name: of each the batch it was drawn from
 * and the action values it cannot have, never which of them is which. When one leaves that may have been any of
 * several, the one is crossed out of which most was known: what is left may say less than the truth, never anything
 * else.
 */

/** A remembered card as one number: the values it lacks (bits 1 << value), and its batch + 1; 0 = of any batch. */
export const remembered = (batch: number, lacks: number): number => lacks | ((batch + 1) << LACKS_BITS)
const LACKS_BITS = 6
/** Of this card nothing is known. */
export const ANY_CARD = 0
/** The action values a remembered card lacks, as bits 1 << value. */
export const lacksOf = (memory: number): number => memory & ((1 << LACKS_BITS) - 1)
/** The batch of a remembered card; -1 = any. */
export const batchOf = (memory: number): number => (memory >> LACKS_BITS) - 1

/**
 * A seat's memories lie in one list, in ascending order: those of a hand together. `memoryCount` says how many there
 * are; behind them are zeros.
 */
const listOf = (seat: Seat): number => AT.memory + seat * CARDS
const OWNER_SHIFT = 28
const kept = (owner: Seat, memory: number): number => (owner << OWNER_SHIFT) | (memory + 1)
const memoryIn = (word: number): number => (word & ((1 << OWNER_SHIFT) - 1)) - 1

/**
 * The slot of a seat's first memory of this hand or of a later one; of `owner` + 1: where those of `owner` end. It lies
 * at `at` or before.
 */
function firstOf(s: State, seat: Seat, owner: Seat, at = listOf(seat) + s[AT.memoryCount + seat]): number {
  const from = listOf(seat)
  if (owner >= MAX_SEATS) return at
  while (at > from && s[at - 1] >= owner << OWNER_SHIFT) at--
  return at
}

/** The cards of a hand that a seat cannot name, as it remembers them, in ascending order. */
export function memoryOf(s: State, seat: Seat, owner: Seat): number[] {
  const memories: number[] = []
  const end = firstOf(s, seat, owner + 1)
  for (let i = firstOf(s, seat, owner); i < end; i++) memories.push(memoryIn(s[i]))
  return memories
}

/** Replaces what a seat remembers of a hand. */
export function remember(s: State, seat: Seat, owner: Seat, memories: readonly number[]): void {
  const from = firstOf(s, seat, owner)
  for (let i = firstOf(s, seat, owner + 1); i > from; i--) remove(s, seat, i - 1)
  for (const memory of memories) insert(s, seat, owner, memory)
}

function insert(s: State, seat: Seat, owner: Seat, memory: number): void {
  const from = listOf(seat)
  const word = kept(owner, memory)
  let i = from + s[AT.memoryCount + seat]++
  for (; i > from && s[i - 1] > word; i--) s[i] = s[i - 1]
  s[i] = word
}

/** The later ones move up. */
function remove(s: State, seat: Seat, at: number): void {
  const last = listOf(seat) + --s[AT.memoryCount + seat]
  for (let i = at; i < last; i++) s[i] = s[i + 1]
  s[last] = 0
}

/** A card comes from the stock into a hand. */
export function rememberDrawn(s: State, owner: Seat, card: number): void {
  for (let seat = 0; seat < seatCount(s); seat++)
    if (seat !== owner) insert(s, seat, owner, remembered(s[AT.batch + card], 0))
}

/** Everybody learns that no card of this hand has this action value. */
export function rememberLacking(s: State, owner: Seat, value: number): void {
  for (let seat = 0; seat < seatCount(s); seat++) {
    if (seat === owner) continue
    const memories = memoryOf(s, seat, owner)
    remember(
      s,
      seat,
      owner,
      memories.map((memory) => (memory === ANY_CARD ? ANY_CARD : memory | (1 << value))),
    )
  }
}

const canBe = (s: State, memory: number, card: number): boolean =>
  memory === ANY_CARD ||
  (batchOf(memory) === s[AT.batch + card] && (lacksOf(memory) & (1 << TRACK_CARDS[card].action)) === 0)

/** Whatever fits the first memory fits the second. */
const isWithin = (memory: number, other: number): boolean =>
  other === ANY_CARD || (batchOf(memory) === batchOf(other) && (lacksOf(other) & ~lacksOf(memory)) === 0)

/** A seat sees a card leave another's hand that it could not name before: one memory is crossed out. */
export function crossOut(s: State, seat: Seat, owner: Seat, card: number): void {
  const end = firstOf(s, seat, owner + 1)
  const from = firstOf(s, seat, owner, end)
  // Mostly all are alike: they are in ascending order, so the first and the last tell.
  if (end > from && s[from] === s[end - 1]) return remove(s, seat, end - 1)
  let narrowest = -1
  for (let i = from; i < end; i++)
    if (canBe(s, memoryIn(s[i]), card) && (narrowest < 0 || isWithin(memoryIn(s[i]), memoryIn(s[narrowest]))))
      narrowest = i
  for (let i = from; i < end; i++)
    if (canBe(s, memoryIn(s[i]), card) && !isWithin(memoryIn(s[narrowest]), memoryIn(s[i])))
      return crossOutAmongUnlike(s, seat, owner, card)
  if (narrowest >= 0) remove(s, seat, narrowest)
}

/** None of those it can have been is known best: of each no more is remembered than what holds for all of them. */
function crossOutAmongUnlike(s: State, seat: Seat, owner: Seat, card: number): void {
  const memories = memoryOf(s, seat, owner)
  const possible = memories.filter((memory) => canBe(s, memory, card))
  const common = possible.reduce((one, other) =>
    one === ANY_CARD || other === ANY_CARD ? ANY_CARD : remembered(batchOf(one), lacksOf(one) & lacksOf(other)),
  )
  const others = memories.filter((memory) => !canBe(s, memory, card))
  remember(s, seat, owner, [...others, ...possible.slice(1).map(() => common)])
}

/**
 * One card of `hand` went over blind to another hand, and this seat did not see which. What it knew of single cards it
 * knows no longer, unless all were alike to it. Returns whether it forgot which cards they are.
 */
export function loseTrack(s: State, seat: Seat, owner: Seat, to: Seat, handCount: number): boolean {
  const memories = memoryOf(s, seat, owner)
  if (memories.length === 0 && handCount === 1) return false
  const alike = memories.length === handCount && memories.every((memory) => memory === memories[0])
  const memory = alike ? memories[0] : ANY_CARD
  remember(s, seat, owner, new Array<number>(handCount - 1).fill(memory))
  insert(s, seat, to, memory)
  return true
}
