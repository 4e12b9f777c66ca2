import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import { CROSSING, EW, NS, neighbourOf, railBetween, turnRails } from '../../../src-shared/geometry/rails.ts'
import type { Seat, State } from '../../engine/game.ts'
import { cellCount } from '../../engine/freight-express/board/board.ts'
import { handCard, handCount } from '../../engine/freight-express/piles.ts'
import { CELLS, COLUMNS, MAX_CELLS, MAX_SEATS, ROWS, STATIONS } from '../../engine/freight-express/state.ts'
import { generator, nextWord } from '../../engine/random.ts'
import { WEIGHTS } from './weights.ts'

/**
 * What it costs to cross each cell from side to side, in steps: over rails that lie their sleepers, over rails
 * that are still to be laid something more. The table and the hand decide it, and nothing else: positions that
 * differ in other things share a network, and the distances found in it.
 */
export const BLOCKED = 99

/** In a network's `ground`: rails, or from here on stations. */
export const STATION_GROUND = 64
/** Beyond the edge of the table, in place of a cell and a side. */
export const OFF_TABLE = MAX_CELLS * 4

export interface Network {
  /** What decides it: the width and height of the table, and what the hand can lay (see LAYS). */
  columns: number
  rows: number
  low: number
  high: number
  /** The rails on each cell, or STATION_GROUND + the station there. */
  readonly ground: Uint8Array
  /** Cost from one side to another: rails * 16 + from * 4 + to; from a side to itself BLOCKED. */
  pass: Uint8Array
  /** By cell * 4 + side: the cell beyond that side and the side it is entered over, likewise; or OFF_TABLE. */
  beyond: Int16Array
  /**
   * Distances from station to station found so far, from * STATIONS + to, and how far the search for each went: what
   * lies beyond is not known. Where that is 0 the distance is left over from a former use and says nothing.
   */
  readonly trips: Uint8Array
  readonly tripsLimit: Uint8Array
  /**
   * For each station, once it has been asked for (see `entriesKnown`, as bits): the least cost at which each cell is
   * entered over each side, cell * 4 + side, coming from there.
   */
  readonly entries: (Uint8Array | undefined)[]
  entriesKnown: number
  /**
   * By seat, where its locomotive stood as its distances were found last, -1 = nowhere yet, how far each station is,
   * seat * STATIONS + to, and how far the search for it went.
   */
  readonly stood: Int32Array
  readonly stoodAway: Uint8Array
  readonly stoodLimit: Uint8Array
  /** What is at least to come until a station is entered, once it has been asked for: see least.ts. */
  toCome: (Uint8Array | undefined)[] | null
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
const [LOW_LAYS, HIGH_LAYS] = [0, 1].map((word) => Int32Array.from(LAYS, (words) => words[word]))

const newNetwork = (): Network => ({
  columns: 0,
  rows: 0,
  low: 0,
  high: 0,
  ground: new Uint8Array(MAX_CELLS),
  pass: NO_PASS,
  beyond: NOTHING_BEYOND,
  trips: new Uint8Array(STATIONS * STATIONS),
  tripsLimit: new Uint8Array(STATIONS * STATIONS),
  entries: [],
  entriesKnown: 0,
  stood: new Int32Array(MAX_SEATS),
  stoodAway: new Uint8Array(MAX_SEATS * STATIONS),
  stoodLimit: new Uint8Array(MAX_SEATS * STATIONS),
  toCome: null,
})
const [NO_PASS, NOTHING_BEYOND] = [new Uint8Array(0), new Int16Array(0)]

/**
 * The networks that were asked for, each in the place that its hash names until another takes it. Scratch: what is
 * found there is what would be made anew.
 */
const PLACE_BITS = 10
const networks: (Network | undefined)[] = Array.from({ length: 1 << PLACE_BITS })
/** By cell: what its ground is multiplied with in the hash. They do not wait for one another, as powers would. */
const dice = generator(1)
const FACTORS = Int32Array.from({ length: MAX_CELLS }, () => nextWord(dice) | 1)
const wanted = new Uint8Array(MAX_CELLS)

/** In place of a seat: the network as the table has it, with nobody's hand. */
export const NO_HAND = -1

/** The network as a seat sees it, with what its hand could add. @param seat or NO_HAND */
export function networkOf(s: State, seat: Seat): Network {
  const [cells, columns, rows] = [cellCount(s), s[COLUMNS], s[ROWS]]
  let [low, high] = [0, 0]
  const cards = seat === NO_HAND ? 0 : handCount(s, seat)
  for (let i = 0; i < cards; i++) {
    const card = handCard(s, seat, i)
    low |= LOW_LAYS[card]
    high |= HIGH_LAYS[card]
  }
  let hash = mixed(low, high)
  for (let cell = 0; cell < cells; cell++) {
    const word = s[CELLS + cell]
    const ground = word & 15 ? STATION_GROUND - 1 + (word & 15) : word >> 12
    wanted[cell] = ground
    hash = (hash + Math.imul(ground + 1, FACTORS[cell])) | 0
  }
  const network = (networks[hash >>> (32 - PLACE_BITS)] ??= newNetwork())
  const { low: itsLow, high: itsHigh } = network
  if (itsLow === low && itsHigh === high && network.columns === columns && network.rows === rows)
    if (isWanted(network.ground, cells)) return network
  network.low = low
  network.high = high
  if (network.columns !== columns || network.rows !== rows) network.beyond = beyondIn(columns, rows)
  network.columns = columns
  network.rows = rows
  network.ground.set(wanted)
  network.pass = passWith(low, high)
  network.tripsLimit.fill(0)
  network.entriesKnown = 0
  network.stood.fill(-1)
  network.toCome = null
  return network
}

const mixed = (low: number, high: number): number => Math.imul(Math.imul(low, 0x2c1b3c6d) ^ high, 0x297a2d39)

function isWanted(ground: Uint8Array, cells: number): boolean {
  for (let cell = 0; cell < cells; cell++) if (ground[cell] !== wanted[cell]) return false
  return true
}

/** By size of the table, columns * 1000 + rows: what lies beyond each side, the same for all its networks. */
const beyonds = new Map<number, Int16Array>()

function beyondIn(columns: number, rows: number): Int16Array {
  const known = beyonds.get(columns * 1000 + rows)
  if (known) return known
  const beyond = Int16Array.from({ length: columns * rows * 4 }, (_, i) => {
    const there = neighbourOf(columns, rows, i >> 2, i & 3)
    return there < 0 ? OFF_TABLE : there * 4 + ((i & 3) ^ 2)
  })
  beyonds.set(columns * 1000 + rows, beyond)
  return beyond
}

/** The costs by what a hand can lay, each in the place its hash names until another takes it: networks share them. */
const PASS_BITS = 8
const passes: ({ readonly low: number; readonly high: number; readonly pass: Uint8Array } | undefined)[] = Array.from({
  length: 1 << PASS_BITS,
})

function passWith(low: number, high: number): Uint8Array {
  const place = mixed(low, high) >>> (32 - PASS_BITS)
  const known = passes[place]
  if (known?.low === low && known.high === high) return known.pass
  const pass = new Uint8Array(64 * 16)
  for (const rails of SHOWN)
    for (let i = rails * 16, end = i + 16; i < end; i++) {
      const toLay = TO_LAY[i]
      pass[i] = (toLay < 32 ? low >> toLay : high >> (toLay - 32)) & 1 ? WITH_IT[i] : WITHOUT_IT[i]
    }
  passes[place] = { low, high, pass }
  return pass
}

/** The rails of an empty cell: no card is without. */
const EMPTY = 0
/** The rails that a cell can show. */
const SHOWN = [EMPTY, ...new Set(TURNS.flat())]

/**
 * By rails * 16 + from * 4 + to: the rails that a card must carry to lead over there (none = 0, which no card is), and
 * what it costs with such a card in the hand or without.
 */
const TO_LAY = new Uint8Array(64 * 16)
const WITH_IT = new Uint8Array(64 * 16).fill(BLOCKED)
const WITHOUT_IT = new Uint8Array(64 * 16).fill(BLOCKED)
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

/** By from * 4 + to: what it costs at least to cross a cell that is no station, whatever lies there and in the hand. */
export const LEAST_PASS = Uint8Array.from({ length: 16 }, (_, sides) =>
  Math.min(...SHOWN.map((rails) => Math.min(WITH_IT[rails * 16 + sides], WITHOUT_IT[rails * 16 + sides]))),
)
