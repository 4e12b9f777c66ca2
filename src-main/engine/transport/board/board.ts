import { CARD_COUNT, PARCEL_COUNT, SHAPE_OF } from '../../../../src-shared/games/transport/cards.ts'
import { BELT_SIDES, poseOf } from '../../../../src-shared/games/transport/shapes.ts'
import { ALL_SIDES, CELLS, COLUMNS, isRim, opposite, SIDES, STEP } from '../../../../src-shared/geometry/hexagons.ts'
import type { State } from '../../flat.ts'
import { AT } from '../state.ts'

const { cell: CELL, rotation: ROTATION, parcelOn: PARCEL_ON } = AT
/** What a board shows lies together in its state: cells, rotations, and the cards that parcels rest on; 170 words. */
const SHOWN = PARCEL_ON + PARCEL_COUNT - CELL

/** In place of a card: nothing may lie there. */
export const RIM = -1

/** More places than any card finds. */
const MOST_PLACES = 4096
/** Rows about each card that a board has at least: whoever tries one looks so far. */
const MARGIN = 3
/** Rows that a board has more than it needs at first. */
const ROOM = 4
const ROWS = CELLS / COLUMNS

/**
 * The cards on the table of one state, spread out over the cells, so that neighbours are found at once; with whatever
 * scratch memory is needed to look for places and ways on it. `boardOf` brings it up to its state; whoever tries a
 * card on it puts everything back as it was.
 */
export class Board {
  readonly s: State
  /**
   * By card: its cell, 0 = not on the table; its slot in the lists by cell; its rotation, and with it the pose of its
   * shape.
   */
  readonly lies = new Int32Array(CARD_COUNT)
  readonly slot = new Int32Array(CARD_COUNT)
  readonly turned = new Int32Array(CARD_COUNT)
  readonly pose = new Uint8Array(CARD_COUNT)
  /** By card: the parcel that rests on it + 1. */
  readonly parcelAt = new Int32Array(CARD_COUNT)
  /** What it shows of its state, as it lay there. */
  readonly #shown = new Int32Array(SHOWN)

  /** The cell at slot 0 of the lists by cell, which have whole rows, no more than are needed. */
  base = 0
  /** The first cell on which a card may be put as they are, and the first one beyond. */
  #low = 0
  #high = 0
  /** By cell: the card + 1, 0 = empty, or RIM. */
  cards = new Int16Array(0)
  /** By cell: the sides, as bits, at which a neighbour shows belt, and at which one shows floor. */
  belt = new Uint8Array(0)
  floor = new Uint8Array(0)

  /** By cell: the list that has looked at it; each list has a stamp of its own. */
  #seen = new Uint8Array(0)
  stamp = 0

  /**
   * For lists that are counted and forgotten: of one code, and one for each depth at which a question asks itself
   * again.
   */
  readonly one = new Int32Array(1)
  readonly #lists: Int32Array[] = []

  /** The parcel whose ways are being listed, and where to. */
  readonly walk = { parcel: 0, start: 0, length: 0, out: this.one as Int32Array, end: 0 }

  /** Cards whose icon acts in the trial under way, on top of those in the state. */
  readonly tried = new Uint8Array(CARD_COUNT)

  constructor(s: State) {
    this.s = s
  }

  /** A list of places begins: what it has looked at bears the new `stamp`. */
  anew(): Uint8Array {
    if (++this.stamp > 255) {
      this.#seen.fill(0)
      this.stamp = 1
    }
    return this.#seen
  }

  /** A list for a depth, which nothing deeper writes into. */
  listAt(depth: number): Int32Array {
    return (this.#lists[depth] ??= new Int32Array(MOST_PLACES))
  }

  /** The card on any cell + 1, 0 = empty, or RIM. */
  cardAt(cell: number): number {
    return this.cards[cell - this.base] ?? (isRim(cell) ? RIM : 0)
  }

  /** The sides, as bits 1 << side, at which a card on the table shows belt. */
  beltSides(card: number): number {
    return BELT_SIDES[this.pose[card]]
  }

  /** Six cards lie round it (003:73): neither key nor forklift takes it. */
  isEnclosed(card: number): boolean {
    const at = this.slot[card]
    return (this.belt[at] | this.floor[at]) === ALL_SIDES
  }

  /** The same of a card that were laid on a cell. */
  wouldEnclose(cell: number): boolean {
    const at = cell - this.base
    return (this.belt[at] | this.floor[at]) === ALL_SIDES
  }

  /** Lays a card that is not on the table onto an empty cell. Whether it fits is not asked. */
  put(card: number, cell: number, rotation: number): void {
    if (cell < this.#low || cell >= this.#high) this.#reach(cell)
    const { belt, floor } = this
    const at = cell - this.base
    const pose = poseOf(SHAPE_OF[card], rotation)
    this.lies[card] = cell
    this.slot[card] = at
    this.turned[card] = rotation
    this.pose[card] = pose
    this.cards[at] = card + 1
    const sides = BELT_SIDES[pose]
    for (let side = 0; side < SIDES; side++) {
      if (sides & (1 << side)) belt[at + STEP[side]] |= 1 << opposite(side)
      else floor[at + STEP[side]] |= 1 << opposite(side)
    }
  }

  /** Takes a card off the table. */
  lift(card: number): void {
    const { belt, floor } = this
    const at = this.slot[card]
    for (let side = 0; side < SIDES; side++) {
      const others = ALL_SIDES & ~(1 << opposite(side))
      belt[at + STEP[side]] &= others
      floor[at + STEP[side]] &= others
    }
    this.cards[at] = 0
    this.lies[card] = 0
    this.turned[card] = 0
  }

  /** Brings the board up to its state. All that differs is lifted before anything is put down. */
  follow(): void {
    const { s } = this
    const shown = this.#shown
    // Most often nothing has changed: one sweep without a branch finds that out soonest.
    let changed = 0
    for (let i = 0, at = CELL; i < SHOWN; i += 5, at += 5) {
      changed |= shown[i] ^ s[at]
      changed |= shown[i + 1] ^ s[at + 1]
      changed |= shown[i + 2] ^ s[at + 2]
      changed |= shown[i + 3] ^ s[at + 3]
      changed |= shown[i + 4] ^ s[at + 4]
    }
    if (changed === 0) return
    for (let i = 0; i < SHOWN; i++) shown[i] = s[CELL + i]
    this.#showAnew()
  }

  #showAnew(): void {
    const { s, lies, turned, parcelAt } = this
    let differ = 0
    for (let card = 0; card < CARD_COUNT; card++) {
      const cell = s[CELL + card]
      if (lies[card] === (cell > 0 ? cell : 0) && turned[card] === s[ROTATION + card]) continue
      differ++
      if (lies[card] !== 0) this.lift(card)
    }
    if (differ > 0) this.#putMissing()
    parcelAt.fill(0)
    for (let parcel = 0; parcel < PARCEL_COUNT; parcel++) {
      const under = s[PARCEL_ON + parcel]
      if (under > 0) parcelAt[under - 1] = parcel + 1
    }
  }

  #putMissing(): void {
    const { s, lies } = this
    for (let card = 0; card < CARD_COUNT; card++) {
      if (lies[card] === 0 && s[CELL + card] > 0) this.put(card, s[CELL + card], s[ROTATION + card])
    }
  }

  /** Makes room for a card on this cell, and for what may be tried about it. */
  #reach(cell: number): void {
    const row = Math.floor(cell / COLUMNS)
    const none = this.cards.length === 0
    const first = none ? row : this.base / COLUMNS
    const end = none ? row : first + this.cards.length / COLUMNS
    const from = Math.max(0, Math.min(row - MARGIN - ROOM, first))
    const to = Math.min(ROWS, Math.max(row + MARGIN + ROOM + 1, end))
    const size = (to - from) * COLUMNS
    const [cards, belt, floor] = [new Int16Array(size), new Uint8Array(size), new Uint8Array(size)]
    for (let r = from; r < to; r++) {
      const at = (r - from) * COLUMNS
      if (r === 0 || r === ROWS - 1) cards.fill(RIM, at, at + COLUMNS)
      cards[at] = RIM
      cards[at + COLUMNS - 1] = RIM
    }
    if (!none) {
      const shift = this.base - from * COLUMNS
      cards.set(this.cards, shift)
      belt.set(this.belt, shift)
      floor.set(this.floor, shift)
      for (let card = 0; card < CARD_COUNT; card++) if (this.lies[card] !== 0) this.slot[card] += shift
    }
    this.base = from * COLUMNS
    this.cards = cards
    this.belt = belt
    this.floor = floor
    this.#seen = new Uint8Array(size)
    this.#low = from === 0 ? 0 : (from + MARGIN) * COLUMNS
    this.#high = to === ROWS ? CELLS : (to - MARGIN) * COLUMNS
  }
}

/** The board of each state that was asked about, for as long as there is the state. */
const boards = new WeakMap<State, Board>()
/** The one asked for last: mostly it is asked for again. */
let last = new Board(new Int32Array(AT.size))

/** The board of a state as it is now. Good until the state changes: then it is asked for again. */
export function boardOf(s: State): Board {
  if (last.s !== s) {
    let board = boards.get(s)
    if (!board) {
      board = new Board(s)
      boards.set(s, board)
    }
    last = board
  }
  last.follow()
  return last
}
