import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { GENERATOR_WORDS, nextWord, seedGenerator, shuffle } from '../../random.ts'
import { dealEvenly } from './even-deal.ts'
import { ANY_CARD, batchOf, lacksOf, memoryOf, remember, remembered } from './memory.ts'
import { handOf, handTold, isKnown } from '../piles.ts'
import { AT, CARDS, GENERATOR, MAX_SEATS, STATIONS, seatCount } from '../state.ts'

/**
 * What one seat knows: the state with every card of the stock that lies hidden from it replaced by the batch it belongs
 * to (which cards each shuffle brought into the stock was there for all to see), every such card in a hand by what the
 * seat remembers of it (see memory.ts), every hidden station by -1, and no generator. Which place of another's hand a
 * card has it does not know: first come those it can name.
 */
export interface FreightBeliefs {
  readonly seat: Seat
  readonly slots: Int32Array
}

/** See Game.beliefs. */
export function beliefs(s: State, seat: Seat): FreightBeliefs {
  const slots = s.slice()
  slots.fill(0, GENERATOR, GENERATOR + GENERATOR_WORDS)
  for (let i = AT.stock; i < AT.stock + s[AT.stockCount]; i++) slots[i] = hidden(remembered(s[AT.batch + s[i]], 0))
  for (let other = 0; other < seatCount(s); other++) {
    if (other === seat) continue
    hideHand(s, slots, seat, other)
    hideStations(s, slots, other)
  }
  // A hand goes to the discard in the order in which it was drawn; of that only the top is seen.
  if (s[AT.discardCount] > 1) slots.subarray(AT.discard, AT.discard + s[AT.discardCount] - 1).sort()
  slots.fill(0, AT.memoryCount, AT.memory + MAX_SEATS * CARDS)
  for (let card = 0; card < CARDS; card++) if (!isKnown(s, seat, card)) slots[AT.knownBy + card] = 0
  // Who else can name a card of a hand depends on when it was drawn.
  for (let owner = 0; owner < seatCount(s); owner++)
    for (const card of handOf(s, owner)) slots[AT.knownBy + card] &= (1 << owner) | (1 << seat)
  return { seat, slots }
}

/** In place of a card: what is remembered of it. */
const hidden = (memory: number): number => -1 - memory

interface Place {
  readonly at: number
  /** In whose hand; -1 = in the stock. */
  readonly owner: Seat
  readonly memory: number
}

/** The cards it can name in order of number: in which order they are held it never sees. */
function hideHand(s: State, slots: Int32Array, seat: Seat, other: Seat): void {
  const known = handTold(s, other).filter((card) => isKnown(s, seat, card))
  slots.set([...known, ...memoryOf(s, seat, other).map(hidden)], AT.hand + other * CARDS)
}

function hideStations(s: State, slots: Int32Array, other: Seat): void {
  const from = AT.toPlace + other * STATIONS
  slots.fill(-1, from, from + s[AT.toPlaceCount + other])
}

/** See Game.sample. All deals that the beliefs allow are equally likely. @throws Error when they allow none. */
export function sample(known: FreightBeliefs, rng: Int32Array): State {
  const s = known.slots.slice()
  const places = hiddenPlaces(s)
  dealCards(s, places, rng, known.seat)
  fillMemories(s, places, known.seat)
  dealStations(s, rng)
  seedGenerator(s, GENERATOR, nextWord(rng))
  return s
}

/** Each hidden place gets a card that lies nowhere else and that it can be, those of which least is known last. */
function dealCards(s: State, places: readonly Place[], rng: Int32Array, seat: Seat): void {
  let pool: number[] = []
  for (let card = 0; card < CARDS; card++) if (s[AT.knownBy + card] === 0) pool.push(card)
  const picky = places.filter(({ memory }) => lacksOf(memory) !== 0)
  for (const batch of new Set(picky.map(({ memory }) => batchOf(memory)))) {
    const alike = picky.filter(({ memory }) => batchOf(memory) === batch)
    const cards = dealEvenly(
      alike.map(({ memory }) => lacksOf(memory)),
      pool.filter((card) => s[AT.batch + card] === batch),
      rng,
    )
    if (!cards) throw noDeal(seat, batch)
    alike.forEach((place, i) => put(s, place, cards[i]))
    pool = pool.filter((card) => !cards.includes(card))
  }
  shuffle(rng, 0, pool, 0, pool.length)
  const take = (place: Place, at: number): void => {
    if (at < 0) throw noDeal(seat, batchOf(place.memory))
    put(s, place, pool.splice(at, 1)[0])
  }
  for (const place of places)
    if (lacksOf(place.memory) === 0 && place.memory !== ANY_CARD)
      take(
        place,
        pool.findIndex((card) => s[AT.batch + card] === batchOf(place.memory)),
      )
  for (const place of places) if (place.memory === ANY_CARD) take(place, pool.length - 1)
}

function put(s: State, { at, owner }: Place, card: number): void {
  s[at] = card
  s[AT.knownBy + card] = owner < 0 ? 0 : 1 << owner
}

/** The seat remembers what it did; what the others remember it does not know, so they remember nothing. */
function fillMemories(s: State, places: readonly Place[], seat: Seat): void {
  for (let owner = 0; owner < seatCount(s); owner++) {
    for (let other = 0; other < seatCount(s); other++) {
      if (other === owner) continue
      const memories =
        other === seat
          ? places.filter((place) => place.owner === owner).map(({ memory }) => memory)
          : handOf(s, owner).flatMap((card) => (isKnown(s, other, card) ? [] : [ANY_CARD]))
      remember(s, other, owner, memories)
    }
  }
}

const noDeal = (seat: Seat, batch: number): Error =>
  new Error(`the beliefs of seat ${seat} allow no deal: cards of batch ${batch} do not fit`)

function hiddenPlaces(s: State): Place[] {
  const places: Place[] = []
  const look = (owner: Seat, from: number, count: number): void => {
    for (let at = from; at < from + count; at++) if (s[at] < 0) places.push({ at, owner, memory: -1 - s[at] })
  }
  for (let seat = 0; seat < seatCount(s); seat++) look(seat, AT.hand + seat * CARDS, s[AT.handCount + seat])
  look(-1, AT.stock, s[AT.stockCount])
  return places
}

/** Stations in the hands of others are dealt from those that lie nowhere else. */
function dealStations(s: State, rng: Int32Array): void {
  const left: number[] = []
  for (let station = 0; station < STATIONS; station++) if (s[AT.stationCell + station] === 0) left.push(station)
  const places: number[] = []
  for (let seat = 0; seat < MAX_SEATS; seat++) {
    const from = AT.toPlace + seat * STATIONS
    for (let i = from; i < from + s[AT.toPlaceCount + seat]; i++) {
      if (s[i] < 0) places.push(i)
      else left.splice(left.indexOf(s[i]), 1)
    }
  }
  shuffle(rng, 0, left, 0, left.length)
  places.forEach((place, i) => (s[place] = left[i]))
}
