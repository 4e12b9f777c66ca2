import type { GameEvent, Status } from '../../../src-shared/core.ts'
import type { State } from '../../../src-main/engine/flat.ts'
import { popRecord, pushRecord, recordCount, topSlot } from '../../../src-main/engine/chain.ts'
import { shuffle } from '../../../src-main/engine/random.ts'
import type { ProofGame } from './proof.ts'
import {
  CARD,
  CARDS,
  CELLS,
  FROM,
  LIFTED,
  PARCEL,
  PLAYED,
  SEAT,
  SEATS,
  TURN,
  TURNED,
  at,
  belts,
  cardAt,
  clear,
  liftCodes,
  placesFor,
  playCodes,
  put,
  stack,
} from './transport-rules.ts'

export interface TransportSpec {
  /** [cell, card, turned] of what lies on the table. */
  readonly table: readonly (readonly [number, number, number])[]
  readonly hands: readonly (readonly number[])[]
  readonly parcelOn?: number
}

export function transportTable(spec: TransportSpec): State {
  const s = new Int32Array(at.size)
  for (const [cell, card, turned] of spec.table) put(s, cell, card, turned, 0)
  if (spec.parcelOn !== undefined) s[at.parcel + spec.parcelOn] = 1
  spec.hands.forEach((hand, seat) => hand.forEach((card) => (s[at.hand + card] = seat + 1)))
  beginTurn(s, 0)
  return s
}

function beginTurn(s: State, seat: number): void {
  s[pushRecord(s, stack, TURN) + SEAT] = seat
  s[at.turn]++
}

function codesNow(s: State): number[] {
  const top = topSlot(s, stack)
  if (s[top] === TURN) return [...playCodes(s, s[top + SEAT]), PASS]
  if (s[top] === PLAYED) return liftCodes(s)
  return placesFor(s, s[top + CARD], s[top + FROM], belts(s[top + CARD], s[top + TURNED]))
}

/** To swap the hand, here shortened to nothing. */
export const PASS = 4095

function answer(s: State, code: number): void {
  const top = topSlot(s, stack)
  const seat = s[top + SEAT]
  if (s[top] === PLAYED) return lift(s, top, code)
  if (s[top] === LIFTED) {
    put(s, (code >> 4) & 15, code & 15, code >> 8, s[top + PARCEL])
    popRecord(s, stack) // LIFTED: its icon does not fire again
    popRecord(s, stack) // PLAYED
    return endTurn(s, seat)
  }
  if (code === PASS) return endTurn(s, seat)
  s[at.hand + (code & 15)] = 0
  put(s, (code >> 4) & 15, code & 15, code >> 8, 0)
  if (CARDS[code & 15].icon !== 'key') return endTurn(s, seat)
  const played = pushRecord(s, stack, PLAYED)
  s[played + SEAT] = seat
  s[played + CARD] = code & 15
}

/** In the air a card is on the chain and nowhere else, with the parcel that lay on it. */
function lift(s: State, top: number, cell: number): void {
  const seat = s[top + SEAT]
  const lifted = pushRecord(s, stack, LIFTED)
  s[lifted + SEAT] = seat
  s[lifted + CARD] = cardAt(s, cell)
  s[lifted + FROM] = cell
  s[lifted + TURNED] = s[at.turned + cell]
  s[lifted + PARCEL] = s[at.parcel + cell]
  clear(s, cell)
}

function endTurn(s: State, seat: number): void {
  popRecord(s, stack)
  beginTurn(s, (seat + 1) % SEATS)
}

/** Where each card is: 100 + cell, the seat that holds it, -1 in the air, or -9 nowhere (boxed). */
export function census(s: State): number[] {
  return CARDS.map((_, card) => {
    const places: number[] = []
    for (let cell = 0; cell < CELLS; cell++) if (cardAt(s, cell) === card) places.push(100 + cell)
    if (s[at.hand + card]) places.push(s[at.hand + card] - 1)
    const top = topSlot(s, stack)
    if (s[top] === LIFTED && s[top + CARD] === card) places.push(-1)
    if (places.length > 1) throw new Error(`card ${card} is in two places`)
    return places[0] ?? -9
  })
}

export const parcelCells = (s: State): number[] =>
  Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => s[at.parcel + cell])

export const depth = (s: State): number => recordCount(s, stack)

const KINDS: Record<number, string> = { [TURN]: 'play', [PLAYED]: 'lift', [LIFTED]: 'place' }

function status(s: State): Status {
  const top = topSlot(s, stack)
  const by = s[top + SEAT]
  return {
    round: 1,
    turn: s[at.turn],
    active: by,
    decision: {
      seq: s[at.seq],
      by,
      for: by,
      kind: KINDS[s[top]],
      source: { kind: s[top] === TURN ? 'seat' : 'card', id: s[top] === TURN ? by : s[top + CARD] },
      auto: 'ifSingle',
    },
    outcome: null,
  }
}

/** The table with the others' hands as numbers of cards, and which cards those may be. */
export interface Beliefs {
  readonly table: number[]
  readonly handSizes: number[]
  readonly unseen: number[]
}

export const transport: ProofGame<Beliefs, Beliefs, GameEvent> = {
  status,
  choices(s, out) {
    const codes = codesNow(s)
    out.set(codes)
    return codes.length
  },
  apply(s, code) {
    s[at.seq]++
    answer(s, code)
  },
  view: (s, viewer) => transport.beliefs(s, viewer as number),
  beliefs(s, seat) {
    const table = [...s]
    const holders = CARDS.map((_, card) => s[at.hand + card] - 1)
    const unseen = CARDS.map((_, card) => card).filter((card) => holders[card] >= 0 && holders[card] !== seat)
    for (const card of unseen) table[at.hand + card] = 0
    const handSizes = Array.from({ length: SEATS }, (_, other) => holders.filter((holder) => holder === other).length)
    return { table, handSizes, unseen }
  },
  sample(beliefs, rng) {
    const s = Int32Array.from(beliefs.table)
    const cards = [...beliefs.unseen]
    shuffle(rng, 0, cards, 0, cards.length)
    const held = (seat: number): number => CARDS.filter((_, card) => s[at.hand + card] === seat + 1).length
    for (const [seat, size] of beliefs.handSizes.entries()) {
      while (held(seat) < size) s[at.hand + (cards.pop() ?? 0)] = seat + 1
    }
    return s
  },
}
