/**
 * Just enough of Transport to prove a key that takes itself: a belt of cells in a row instead of hexagons,
 * cards with a belt on both sides or on one, hands of two. A key played from hand lifts a card with a white
 * icon, the key itself too, and connects it elsewhere. [003:57] and rules/transport.md 'Turn'.
 */
import type { GameEvent, Status } from '../../../src-shared/core.ts'
import { layout, type State } from '../../../src-main/engine/flat.ts'
import { popRecord, pushRecord, recordCount, recordsSize, topSlot } from '../../../src-main/engine/chain.ts'
import { shuffle } from '../../../src-main/engine/random.ts'
import type { ProofGame } from './proof.ts'

export const SEATS = 3
const CELLS = 9
const LEFT = 1
const RIGHT = 2

/** Card -> its belt sides unturned, its icon. Plain cards can never be moved. */
export const CARDS: readonly { readonly belts: number; readonly icon: 'none' | 'key' | 'parcel' }[] = [
  { belts: LEFT | RIGHT, icon: 'none' },
  { belts: LEFT, icon: 'none' },
  { belts: LEFT | RIGHT, icon: 'key' },
  { belts: LEFT | RIGHT, icon: 'key' },
  { belts: LEFT, icon: 'parcel' },
  { belts: LEFT | RIGHT, icon: 'none' },
  { belts: LEFT | RIGHT, icon: 'none' },
  { belts: LEFT, icon: 'none' },
]

const TURN = 1
const PLAYED = 2
const LIFTED = 3
/** Fields: TURN and all: seat. PLAYED: the card whose icon acts. LIFTED: the card in the air, whence, how turned, its parcel. */
const SEAT = 1
const CARD = 2
const FROM = 3
const TURNED = 4
const PARCEL = 5

const stack = { at: 0, width: 6, room: 3 }
const at = layout({
  stack: recordsSize(6, 3),
  seq: 1,
  turn: 1,
  cells: CELLS, // card + 1
  turned: CELLS,
  parcel: CELLS,
  hand: CARDS.length, // seat + 1 of who holds the card
})

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

/** An answer to 'play' and 'place': card, cell and rotation; to 'lift': the cell. */
export const place = (card: number, cell: number, turned = 0): number => card | (cell << 4) | (turned << 8)

function beginTurn(s: State, seat: number): void {
  s[pushRecord(s, stack, TURN) + SEAT] = seat
  s[at.turn]++
}

function put(s: State, cell: number, card: number, turned: number, parcel: number): void {
  s[at.cells + cell] = card + 1
  s[at.turned + cell] = turned
  s[at.parcel + cell] = parcel
}

function clear(s: State, cell: number): void {
  s[at.cells + cell] = s[at.turned + cell] = s[at.parcel + cell] = 0
}

/** The belt sides of a card: half a turn exchanges left and right. */
function belts(card: number, turned: number): number {
  const sides = CARDS[card].belts
  return turned ? ((sides & LEFT) << 1) | (sides >> 1) : sides
}

const cardAt = (s: State, cell: number): number => (cell < 0 || cell >= CELLS ? -1 : s[at.cells + cell] - 1)

/** Neighbouring sides must be of the same kind, and at least one of them is a belt that was open. [003:55] */
function fits(s: State, cell: number, sides: number): boolean {
  const left = cardAt(s, cell - 1)
  const right = cardAt(s, cell + 1)
  const leftBelt = left >= 0 && (belts(left, s[at.turned + cell - 1]) & RIGHT) !== 0
  const rightBelt = right >= 0 && (belts(right, s[at.turned + cell + 1]) & LEFT) !== 0
  if (left >= 0 && leftBelt !== ((sides & LEFT) !== 0)) return false
  if (right >= 0 && rightBelt !== ((sides & RIGHT) !== 0)) return false
  return leftBelt || rightBelt
}

/** Where a card may be connected now, as place codes; not the same links in the cell it came from. */
function placesFor(s: State, card: number, notCell: number, notSides: number): number[] {
  const codes: number[] = []
  for (let cell = 0; cell < CELLS; cell++) {
    if (cardAt(s, cell) >= 0) continue
    for (const turned of CARDS[card].belts === (LEFT | RIGHT) ? [0] : [0, 1]) {
      const sides = belts(card, turned)
      if (fits(s, cell, sides) && !(cell === notCell && sides === notSides)) codes.push(place(card, cell, turned))
    }
  }
  return codes
}

/** Cells whose card a key can take and connect elsewhere: lifted first, so looked at on a table without it. */
function liftCodes(s: State): number[] {
  const cells = Array.from({ length: CELLS }, (_, cell) => cell)
  return cells.filter((cell) => {
    const card = cardAt(s, cell)
    if (card < 0 || CARDS[card].icon === 'none') return false
    const without = s.slice()
    clear(without, cell)
    return placesFor(without, card, cell, belts(card, s[at.turned + cell])).length > 0
  })
}

/** A placement after which the icon could not act is not offered. */
function playCodes(s: State, seat: number): number[] {
  const hand = CARDS.map((_, card) => card).filter((card) => s[at.hand + card] === seat + 1)
  const codes = hand.flatMap((card) => placesFor(s, card, -1, 0))
  return codes.filter((code) => {
    if (CARDS[code & 15].icon !== 'key') return true
    const after = s.slice()
    put(after, (code >> 4) & 15, code & 15, code >> 8, 0)
    return liftCodes(after).length > 0
  })
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
    decision: { seq: s[at.seq], by, for: by, kind: KINDS[s[top]], source: { kind: s[top] === TURN ? 'seat' : 'card', id: s[top] === TURN ? by : s[top + CARD] }, auto: 'ifSingle' },
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
