import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import { MOST_CELLS } from '../../../src-shared/games/freight-express/layouts.ts'
import { FREIGHT_DECISIONS, type FreightDecision } from '../../../src-shared/games/freight-express/decisions.ts'
import { LETTERS } from '../../../src-shared/games/freight-express/specials.ts'
import type { Seat } from '../../../src-shared/core.ts'
import { recordsSize } from '../chain.ts'
import { layout, type State } from '../flat.ts'
import { GENERATOR_WORDS } from '../random.ts'

/**
 * Where everything lies in the flat state, and its names. Cards and stations are numbers from 0; a slot in
 * which 0 could mean 'none' holds the number plus 1.
 */
export const MAX_SEATS = 4
export const CARDS = TRACK_CARDS.length
export const STATIONS = LETTERS.length
export const MAX_CELLS = MOST_CELLS
/** Of a table with more rows only the first ones are kept as bits. */
export const ROWS_AS_BITS = 16
/** 000:73 */
export const MAX_COUPLED = 5
/**
 * Of the rules as they are now. Version 1 differed in the advanced game: a dictated rebuilding ended the special
 * (000:215), a card that stands alone could not be turned in its place (000:211), one could say yes to a special that
 * no hand card allows and had to show the hand, and stopAtRailEnd did not hold for an abducted train. Games begun so go
 * on so.
 */
export const RULES_VERSION = 2

/** What is asked: the numbers of the questions, 0 = none, the game has ended. */
const numberOf = (question: FreightDecision): number => 1 + FREIGHT_DECISIONS.indexOf(question)
export const ENDED = 0
export const PLACE = numberOf('place')
export const ACT = numberOf('act')
export const BRANCH = numberOf('branch')
export const PUSH_BRANCH = numberOf('pushBranch')
export const RAIL_END = numberOf('railEnd')
export const DROP = numberOf('drop')
/** Advanced: will they? forbid or force? dictate? which opponent? with what paid? where to with the lifted card? */
export const OFFER = numberOf('special')
export const FORBID = numberOf('forbid')
export const FORCE = numberOf('force')
export const DICTATE = numberOf('dictate')
export const VICTIM = numberOf('chooseSeat')
export const PAY = numberOf('payRaid')
export const RELAY = numberOf('relay')
/** What exactly? By the place of the special in SPECIALS. */
export const detailsOf = (special: number): number => RELAY + special

/** What there is while a special is dealt with, and no longer. */
export const OF_SPECIAL = {
  /** The special that is dealt with: its place in SPECIALS, 0 = none; its station; what the one who entered said. */
  special: 1,
  specialStation: 1,
  specialWill: 1,
  /** The holder of a veto who is asked, + 1. */
  asked: 1,
  /** Who chooses the details, + 1; 0 = the one who entered. */
  chooser: 1,
  /** The opponent chosen, + 1. */
  victim: 1,
  /** The card turned up, + 1. */
  turnedUp: 1,
  /** Rebuilding: 1 once a card was laid anew or discarded; the lifted card as in `beneath`; its cell + 1. */
  rebuilt: 1,
  lifted: 1,
  liftedFrom: 1,
} as const

export const AT = layout({
  generator: GENERATOR_WORDS,
  seatCount: 1,
  starter: 1,
  /** How many questions were answered: the decision's number. */
  seq: 1,
  /** From 1; 0 while stations are placed. */
  turn: 1,
  active: 1,
  /** The questions under way (see chain.ts): that of the turn, and on it what is asked in the middle of it. */
  stack: recordsSize(1, 2),
  columns: 1,
  rows: 1,

  /** The version of the rules the game was begun with. */
  rulesVersion: 1,
  /** Options: the layout's place in LAYOUT_NAMES, then switches. */
  layout: 1,
  stopAtRailEnd: 1,
  pusherPays: 1,
  railsMustMatch: 1,
  equalRailsAllowed: 1,
  openDeliveries: 1,
  advanced: 1,
  /** 0 = default, 1 = shuffled, 2 = chosen. */
  assignment: 1,
  raidPaysWithHandCard: 1,
  /** The special on each station: its place in SPECIALS. */
  specials: STATIONS,

  /** One word a cell: station + 1 | (card + 1) << 4 | rotation << 10 | rails << 12. */
  cells: MAX_CELLS,
  /** What lies in each of the first rows, as bits: see board/row-bits.ts. It follows from the cells. */
  rowBits: ROWS_AS_BITS,
  /** The card beneath a covered or covering card: (card + 1) | its rotation << 6; 0 = none. */
  beneath: CARDS,
  /** Cell of each station + 1; while placing: of the placing grid. */
  stationCell: STATIONS,

  /** Sleeper and geometry/rails Facing of each seat's locomotive. */
  sleeper: MAX_SEATS,
  facing: MAX_SEATS,

  stockCount: 1,
  /** Top of the stock = last of the list. The same for the discard. */
  stock: CARDS,
  discardCount: 1,
  discard: CARDS,
  handCount: MAX_SEATS,
  hand: MAX_SEATS * CARDS,
  coupledCount: MAX_SEATS,
  coupled: MAX_SEATS * MAX_COUPLED,
  deliveredCount: MAX_SEATS,
  delivered: MAX_SEATS * CARDS,
  /** Free placement: stations still in the hand of each seat. */
  toPlaceCount: MAX_SEATS,
  toPlace: MAX_SEATS * STATIONS,

  /** Seats, as bits, that know where this card lies. None for cards in the stock. */
  knownBy: CARDS,
  /** How many shuffles there have been when the card last became part of the stock. Public: everyone saw which
   *  cards were shuffled, and so which of them a hand drawn since then can hold. */
  batch: CARDS,
  shuffles: 1,

  /** The drive that is going on: its card + 1, 0 = none. */
  driveCard: 1,
  driveLeft: 1,
  /** The way the driver chose for the step that still waits for a pushed locomotive, + 1. */
  driveWay: 1,
  /** The pushed locomotive that the question is about, + 1. */
  drivePushed: 1,
  /** The card flipped at a crossing, + 1, while the surplus is asked. */
  driveFlipped: 1,
  /** Whose locomotive is abducted, + 1; 0 = the active seat drives its own. */
  driveSeat: 1,

  /** Advanced: who holds a flight ticket, a veto. */
  ticket: MAX_SEATS,
  veto: MAX_SEATS,
  /** The wagon of each seat that special I coupled in the station where its locomotive still stands, + 1. */
  bound: MAX_SEATS,
  /** The closed station + 1. Its cell is track: only stationCell still names it. */
  closed: 1,
  /** The active seat must play its whole hand (card train, 000:187). */
  mustPlay: 1,
  /** By seat: what it remembers of the cards in other hands that it cannot name (see memory.ts). */
  memoryCount: MAX_SEATS,
  memory: MAX_SEATS * CARDS,

  ...OF_SPECIAL,
})

export const {
  generator: GENERATOR,
  stack: STACK,
  cells: CELLS,
  rowBits: ROW_BITS,
  sleeper: SLEEPER,
  facing: FACING,
  active: ACTIVE,
  seatCount: SEAT_COUNT,
  columns: COLUMNS,
  rows: ROWS,
} = AT

/** How many seats play, 2 to 4. */
export const seatCount = (s: State): number => s[SEAT_COUNT]
/** All seats: what lies open is news to everyone. */
export const everySeat = (s: State): Seat[] => Array.from({ length: seatCount(s) }, (_, seat) => seat)
/** Whose turn it is; while stations are placed, who places the next. */
export const activeSeat = (s: State): Seat => s[ACTIVE]
/** What is asked now, the innermost question; ENDED when none is. */
export const stepNow = (s: State): number => s[STACK + s[STACK]]
/** Asks this and nothing else: a turn begins. */
export function begin(s: State, step: number): void {
  s[STACK] = 1
  s[STACK + 1] = step
  s[STACK + 2] = 0
}
/** Asks this in the middle of the turn, in place of what else was asked there. */
export function ask(s: State, step: number): void {
  s[STACK] = 2
  s[STACK + 2] = step
}
/** What was asked in the middle of the turn is answered. */
export const answered = (s: State): void => begin(s, s[STACK + 1])
/** Asks nothing any more. */
export const end = (s: State): void => void s.fill(0, STACK, STACK + recordsSize(1, 2))
/** The seat to the left, clockwise. */
export const nextSeat = (s: State, seat: Seat): Seat => (seat + 1) % s[SEAT_COUNT]

/** Is the game played by the rules of this version, or of a later one? See RULES_VERSION. */
export const rulesSince = (s: State, version: number): boolean => s[AT.rulesVersion] >= version

/** Holds a flight ticket (000:161). */
export const hasTicket = (s: State, seat: Seat): boolean => s[AT.ticket + seat] === 1
/** Holds a veto (000:199). */
export const hasVeto = (s: State, seat: Seat): boolean => s[AT.veto + seat] === 1
