import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import { CROSSING, EW, NS, neighbourOf, railBetween, turnRails } from '../../../src-shared/geometry/rails.ts'
import type { Seat, State } from '../../engine/game.ts'
import { cellCount, railsOn, stationOn } from '../../engine/freight-express/board/board.ts'
import { handCard, handCount } from '../../engine/freight-express/piles.ts'
import { CELLS, COLUMNS, MAX_CELLS, MAX_SEATS, ROWS, STATIONS } from '../../engine/freight-express/state.ts'
import { WEIGHTS } from './weights.ts'

/**
 * What it costs to cross each cell from side to side, in steps: over rails that lie their sleepers, over rails
 * that are still to be laid something more. The table and the hand decide it, and nothing else: positions that
 * differ in other things share a network, and the distances found in it.
 */
export const BLOCKED = 99

export interface Network {
  /** The cells as they lie in the state, the width of the table, what the hand can lay. */
  readonly key: Int32Array
  /** For each cell the place in `pass` where its costs begin: cells that carry the same rails share them. */
  readonly row: Int16Array
  /** Cost from one side to another: row + from * 4 + to. A station is free to pass and has no costs. */
  readonly pass: Uint8Array
  /** By cell * 4 + side: the cell beyond that side and the side it is entered over, likewise; -1 off the table. */
  readonly beyond: Int16Array
  /** The station on each cell, or -1. */
  readonly stationAt: Int8Array
  /**
   * Distances from station to station found so far, from * STATIONS + to; and from each to which, as bits. What is not
   * among those bits is left over from a former use of this network and says nothing.
   */
  readonly trips: Uint8Array
  readonly tripsTo: Int32Array
  /** How far the search for them went from each station: what lies beyond is not known. */
  readonly tripsLimit: Uint8Array
  /**
   * For each station, once it has been asked for (see `entriesKnown`, as bits): the least cost at which each cell is
   * entered over each side, cell * 4 + side, coming from there.
   */
  readonly entries: (Uint8Array | undefined)[]
  entriesKnown: number
  /**
   * By seat, where its locomotive stood as its distances were found last, -1 = nowhere yet, to which stations, as bits,
   * and how far each is, seat * STATIONS + to.
   */
  readonly stood: Int32Array
  readonly stoodTo: Int32Array
  readonly stoodAway: Uint8Array
}

/** The rails that some ordinary card carries, in some turn, together with more or without. */
const CARRIED = new Uint8Array(64)
/** The turns of each card's rails, crossings too. */
const TURNS = TRACK_CARDS.map(({ rails }) => [...new Set([0, 1, 2, 3].map((turn) => turnRails(rails, turn)))])
const ORDINARY = TURNS.filter(([rails]) => rails !== CROSSING)
for (let rails = 1; rails < 64; rails++)
  if (ORDINARY.some((turns) => turns.some((mask) => (mask & rails) === rails))) CARRIED[rails] = 1

/**
 * What each card adds to what a hand can lay, as bits in two words: ordinary cards, so that they may cover others too.
 */
const LAYS = TURNS.map((turns) => {
  const words = [0, 0]
  const note = (rails: number): void => void (words[rails >> 5] |= 1 << (rails & 31))
  for (const mask of turns) {
    if (mask === CROSSING) [NS, EW].forEach(note)
    else for (let part = mask; part; part = (part - 1) & mask) note(part)
  }
  return words
})

const newNetwork = (): Network => ({
  key: new Int32Array(MAX_CELLS + 4),
  row: new Int16Array(MAX_CELLS),
  pass: new Uint8Array(64 * 16),
  beyond: new Int16Array(MAX_CELLS * 4),
  stationAt: new Int8Array(MAX_CELLS),
  trips: new Uint8Array(STATIONS * STATIONS),
  tripsTo: new Int32Array(STATIONS),
  tripsLimit: new Uint8Array(STATIONS),
  entries: [],
  entriesKnown: 0,
  stood: new Int32Array(MAX_SEATS),
  stoodTo: new Int32Array(MAX_SEATS),
  stoodAway: new Uint8Array(MAX_SEATS * STATIONS),
})

/** The last networks that were asked for. Scratch: what is found there is what would be made anew. */
const KEPT = 256
const networks = Array.from({ length: KEPT }, newNetwork)
/** The hash of each, side by side: most that are looked at are not the one. */
const hashes = new Int32Array(KEPT)
let oldest = 0
const wanted = new Int32Array(MAX_CELLS + 4)

/** In place of a seat: the network as the table has it, with nobody's hand. */
export const NO_HAND = -1

/** The network as a seat sees it, with what its hand could add. @param seat or NO_HAND */
export function networkOf(s: State, seat: Seat): Network {
  const length = writeKey(s, seat)
  let hash = length
  for (let i = 0; i < length; i++) hash = (Math.imul(hash, 31) + wanted[i]) | 0
  for (let i = hashes.indexOf(hash); i >= 0; i = hashes.indexOf(hash, i + 1))
    if (isWanted(networks[i].key, length)) return networks[i]
  const network = networks[oldest]
  hashes[oldest] = hash
  oldest = (oldest + 1) % KEPT
  fill(network, s)
  return network
}

/** Writes down what a network depends on; returns its length. */
function writeKey(s: State, seat: Seat): number {
  const cells = cellCount(s)
  wanted[0] = s[COLUMNS]
  wanted[1] = s[ROWS]
  wanted[2] = wanted[3] = 0
  const cards = seat === NO_HAND ? 0 : handCount(s, seat)
  for (let i = 0; i < cards; i++) {
    const [low, high] = LAYS[handCard(s, seat, i)]
    wanted[2] |= low
    wanted[3] |= high
  }
  for (let cell = 0; cell < cells; cell++) wanted[4 + cell] = s[CELLS + cell]
  return 4 + cells
}

function isWanted(key: Int32Array, length: number): boolean {
  for (let i = 0; i < length; i++) if (key[i] !== wanted[i]) return false
  return true
}

const inHand = (rails: number): boolean => (wanted[2 + (rails >> 5)] & (1 << (rails & 31))) !== 0

/** The rails of an empty cell: no card is without. */
const EMPTY = 0
const filled = new Uint8Array(64)

function fill(network: Network, s: State): void {
  const [columns, rows] = [s[COLUMNS], s[ROWS]]
  if (network.key[0] !== columns || network.key[1] !== rows) fillBeyond(network.beyond, columns, rows)
  network.key.set(wanted)
  network.tripsTo.fill(0)
  network.tripsLimit.fill(0)
  network.entriesKnown = 0
  network.stood.fill(-1)
  filled.fill(0)
  for (let cell = 0; cell < columns * rows; cell++) {
    network.stationAt[cell] = stationOn(s, cell)
    const rails = railsOn(s, cell)
    network.row[cell] = rails * 16
    if (!filled[rails]) fillCosts(network.pass, rails)
    filled[rails] = 1
  }
}

function fillBeyond(beyond: Int16Array, columns: number, rows: number): void {
  for (let cell = 0; cell < columns * rows; cell++) {
    for (let side = 0; side < 4; side++) {
      const there = neighbourOf(columns, rows, cell, side)
      beyond[cell * 4 + side] = there < 0 ? -1 : there * 4 + (side ^ 2)
    }
  }
}

function fillCosts(pass: Uint8Array, rails: number): void {
  for (let i = rails * 16, end = i + 16; i < end; i++) pass[i] = inHand(TO_LAY[i]) ? WITH_IT[i] : WITHOUT_IT[i]
}

/**
 * By rails * 16 + from * 4 + to: the rails that a card must carry to lead over there (none = 0, which no card is), and
 * what it costs with such a card in the hand or without.
 */
const TO_LAY = new Uint8Array(64 * 16)
const WITH_IT = new Uint8Array(64 * 16)
const WITHOUT_IT = new Uint8Array(64 * 16)
for (let rails = 0; rails < 64; rails++)
  for (let from = 0; from < 4; from++)
    for (let to = 0; to < 4; to++) if (from !== to) noteCosts(rails, rails * 16 + from * 4 + to, railBetween(from, to))

function noteCosts(rails: number, at: number, rail: number): void {
  const length = rail <= EW ? 5 : 4
  const set = (toLay: number, withIt: number, withoutIt = withIt): void => {
    TO_LAY[at] = toLay
    WITH_IT[at] = withIt
    WITHOUT_IT[at] = withoutIt
  }
  if (rails === EMPTY) set(rail, length + WEIGHTS.build, length + WEIGHTS.buildLater)
  else if (rails & rail) set(0, rails === CROSSING ? 4 + WEIGHTS.crossingRisk : length)
  else if (rails === CROSSING || !CARRIED[rails | rail]) set(0, BLOCKED)
  else set(rails | rail, length + WEIGHTS.cover, length + WEIGHTS.coverLater)
}
