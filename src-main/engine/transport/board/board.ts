import { CARD_COUNT, PARCEL_COUNT, SHAPE_OF } from '../../../../src-shared/games/transport/cards.ts'
import { BELT_SIDES, poseOf } from '../../../../src-shared/games/transport/shapes.ts'
import { CELLS, COLUMNS, isRim, SIDES, STEP } from '../../../../src-shared/geometry/hexagons.ts'
import type { State } from '../../flat.ts'
import { AT, cellOf, isLaid, rotationOf } from '../state.ts'
import { HIDDEN_FROM, isSurrounded, SHOWN_TO } from './around.ts'
import { noBits, setBit } from './bits.ts'

const { lies: LIES, parcelOn: PARCEL_ON } = AT
/** What a board copies from the state is one stretch of words there: how cards lie, then where parcels rest. */
const SHOWN = CARD_COUNT + PARCEL_COUNT
/** So many words are compared at a time, so the last comparison goes a few words past the stretch. */
const AT_A_TIME = 10
const END = LIES + Math.ceil(SHOWN / AT_A_TIME) * AT_A_TIME
/** The words found to differ while one board is brought up to its state: all boards share it. */
const differing = new Int32Array(END - LIES)

/** In place of a card: nothing may lie there. */
export const RIM = -1

/** More places than any card finds. */
const MOST_PLACES = 4096
/** Rows about each card that a board has at least: whoever tries one looks so far. */
const MARGIN = 3
/** Rows that a board has more than it needs at first. */
const ROOM = 4
const ROWS = CELLS / COLUMNS

/** Ways to come onto a card: by each of its sides, and the last one for whatever rests there. */
export const WAYS_TO_COME = SIDES + 1

/**
 * The cards on the table of one state, spread out over the cells, so that neighbours are found at once; with whatever
 * scratch memory is needed to look for places and ways on it. `boardOf` brings it up to its state; whoever tries a
 * card on it puts everything back as it was.
 */
export class Board {
  /** The state it shows; see boardOf. */
  s: State
  /**
   * By card: its cell, 0 = not on the table; its slot in the lists by cell; its rotation, and with it the pose of its
   * shape.
   */
  readonly lies = new Int32Array(CARD_COUNT)
  readonly slot = new Int32Array(CARD_COUNT)
  readonly turned = new Int32Array(CARD_COUNT)
  readonly pose = new Uint8Array(CARD_COUNT)
  /** The cards on the table. */
  readonly laid = noBits(CARD_COUNT)
  /** By card: the parcel that rests on it + 1. */
  readonly parcelAt = new Int32Array(CARD_COUNT)
  /** What it shows of its state, in the same words. */
  readonly #shown = new Int32Array(END)

  /** The cell at slot 0 of the lists by cell, which have whole rows, no more than are needed. */
  base = 0
  /** The first cell on which a card may be put as they are, and the first one beyond. */
  #low = 0
  #high = 0
  /** By cell: the card + 1, 0 = empty, or RIM. */
  cards = new Int16Array(0)
  /** By cell: what its neighbours show it; see around.ts. */
  around = new Uint16Array(0)
  /** Raised whenever the cards of its state lie otherwise, or get other slots; trials leave it. */
  version = 0

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

  /** For following belts: card * WAYS_TO_COME + the way by which it is come to, those to go on from and those seen. */
  readonly trail = {
    ways: new Int32Array(CARD_COUNT * WAYS_TO_COME),
    seen: new Uint8Array(CARD_COUNT * WAYS_TO_COME),
  }

  /** Cards whose icon acts in the trial under way, on top of those in the state. */
  readonly tried = new Uint8Array(CARD_COUNT)
  /** How many trials are under way, one within the other. */
  trials = 0

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
    return isSurrounded(this.around[this.slot[card]])
  }

  /** The same of a card that were laid on a cell. */
  wouldEnclose(cell: number): boolean {
    return isSurrounded(this.around[cell - this.base])
  }

  /** Lays a card that is not on the table onto an empty cell. Whether it fits is not asked. */
  put(card: number, cell: number, rotation: number): void {
    if (cell < this.#low || cell >= this.#high) this.#reach(cell)
    const { around } = this
    const at = cell - this.base
    const pose = poseOf(SHAPE_OF[card], rotation)
    this.lies[card] = cell
    setBit(this.laid, card)
    this.slot[card] = at
    this.turned[card] = rotation
    this.pose[card] = pose
    this.cards[at] = card + 1
    for (let side = 0, shown = pose * SIDES; side < SIDES; side++, shown++) around[at + STEP[side]] |= SHOWN_TO[shown]
  }

  /** Takes a card off the table. */
  lift(card: number): void {
    const { around } = this
    const at = this.slot[card]
    for (let side = 0; side < SIDES; side++) around[at + STEP[side]] &= HIDDEN_FROM[side]
    this.cards[at] = 0
    this.lies[card] = 0
    this.laid[card >> 5] &= ~(1 << (card & 31))
    this.turned[card] = 0
  }

  /** Brings the board up to its state. Most often nothing has changed: that is found out ten words at a time. */
  follow(): void {
    const { s } = this
    const shown = this.#shown
    let count = 0
    for (let at = LIES; at < END; at += AT_A_TIME) {
      const differs =
        shown[at] !== s[at] ||
        shown[at + 1] !== s[at + 1] ||
        shown[at + 2] !== s[at + 2] ||
        shown[at + 3] !== s[at + 3] ||
        shown[at + 4] !== s[at + 4] ||
        shown[at + 5] !== s[at + 5] ||
        shown[at + 6] !== s[at + 6] ||
        shown[at + 7] !== s[at + 7] ||
        shown[at + 8] !== s[at + 8] ||
        shown[at + 9] !== s[at + 9]
      if (differs) count = this.#addDiffering(at, count)
    }
    if (count > 0) this.#showAnew(count)
  }

  /** Adds to `differing` what differs of ten words; returns how many there are then. */
  #addDiffering(from: number, count: number): number {
    const { s } = this
    const shown = this.#shown
    for (let at = from; at < from + AT_A_TIME; at++) if (shown[at] !== s[at]) differing[count++] = at
    return count
  }

  /** Shows what differs. All cards among it are lifted before any is put down. */
  #showAnew(count: number): void {
    const { s, lies } = this
    const shown = this.#shown
    for (let i = 0; i < count; i++) shown[differing[i]] = s[differing[i]]
    if (differing[count - 1] >= PARCEL_ON) this.#showParcels()
    if (differing[0] >= PARCEL_ON) return
    this.version++
    for (let i = 0; i < count && differing[i] < PARCEL_ON; i++) {
      const card = differing[i] - LIES
      if (lies[card] !== 0) this.lift(card)
    }
    for (let i = 0; i < count && differing[i] < PARCEL_ON; i++) {
      const card = differing[i] - LIES
      if (isLaid(s, card)) this.put(card, cellOf(s, card), rotationOf(s, card))
    }
  }

  #showParcels(): void {
    const { s, parcelAt } = this
    parcelAt.fill(0)
    for (let parcel = 0; parcel < PARCEL_COUNT; parcel++) {
      const under = s[PARCEL_ON + parcel]
      if (under > 0) parcelAt[under - 1] = parcel + 1
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
    const [cards, around] = [new Int16Array(size), new Uint16Array(size)]
    for (let r = from; r < to; r++) {
      const at = (r - from) * COLUMNS
      if (r === 0 || r === ROWS - 1) cards.fill(RIM, at, at + COLUMNS)
      cards[at] = RIM
      cards[at + COLUMNS - 1] = RIM
    }
    if (!none) {
      const shift = this.base - from * COLUMNS
      cards.set(this.cards, shift)
      around.set(this.around, shift)
      for (let card = 0; card < CARD_COUNT; card++) if (this.lies[card] !== 0) this.slot[card] += shift
    }
    this.base = from * COLUMNS
    this.cards = cards
    this.around = around
    this.version++
    this.#seen = new Uint8Array(size)
    this.#low = from === 0 ? 0 : (from + MARGIN) * COLUMNS
    this.#high = to === ROWS ? CELLS : (to - MARGIN) * COLUMNS
  }
}

/** So many boards there are; states take them in turns. */
const BOARDS = 16
const boards: Board[] = []
let oldest = 0
/** The one asked for last: mostly it is asked for again. */
let last = new Board(new Int32Array(AT.size))

/**
 * The board of a state as it is now. Good until the state changes, then it is asked for again, and until those of many
 * other states have been asked for: a board is large, and one that showed another state is soon brought up to this one.
 */
export function boardOf(s: State): Board {
  if (last.s !== s) last = boardFor(s)
  last.follow()
  return last
}

/** The board of a state that was asked for lately; otherwise a new one, or the one that was taken longest ago. */
function boardFor(s: State): Board {
  for (const board of boards) if (board.s === s) return board
  const board = boards.length < BOARDS ? new Board(s) : boards[oldest]
  boards[oldest] = board
  oldest = (oldest + 1) % BOARDS
  board.s = s
  return board
}
