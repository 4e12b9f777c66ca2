import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import { MOST_CELLS } from '../../../src-shared/games/freight-express/layouts.ts'
import { LETTERS } from '../../../src-shared/games/freight-express/specials.ts'
import { CENTRE, POINTS, turnRails } from '../../../src-shared/geometry/rails.ts'
import type { Seat } from '../../../src-shared/core.ts'
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
/** 000:73 */
export const MAX_COUPLED = 5

/** What the table waits for. */
export const ENDED = 0
export const PLACE = 1
export const ACT = 2
export const BRANCH = 3
export const PUSH_BRANCH = 4
export const DROP = 5
/** Advanced: will he? forbid or force? dictate? which opponent? what exactly? where to with the lifted card? with what paid? */
export const OFFER = 6
export const VETO = 7
export const DICTATE = 8
export const VICTIM = 9
export const DETAILS = 10
export const RELAY = 11
export const PAY = 12

/** What there is while a special is dealt with, and no longer. */
const OF_SPECIAL = {
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
  phase: 1,
  columns: 1,
  rows: 1,

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
  /** Action values, as bits 1 << value, that all know a hidden hand card not to have: its owner gave all of that value. */
  lacks: CARDS,

  ...OF_SPECIAL,
})

export const {
  generator: GENERATOR, cells: CELLS, sleeper: SLEEPER, facing: FACING, phase: PHASE, active: ACTIVE,
  seatCount: SEAT_COUNT, columns: COLUMNS, rows: ROWS,
} = AT

/** How many seats play, 2 to 4. */
export const seatCount = (s: State): number => s[SEAT_COUNT]
/** Whose turn it is; while stations are placed, who places the next. */
export const activeSeat = (s: State): Seat => s[ACTIVE]
/** What the table waits for: ENDED to PAY. */
export const phase = (s: State): number => s[PHASE]
/** Cells of the table, row by row from 0. */
export const cellCount = (s: State): number => s[COLUMNS] * s[ROWS]
/** The seat to the left, clockwise. */
export const nextSeat = (s: State, seat: Seat): Seat => (seat + 1) % s[SEAT_COUNT]

/** The station on a cell, or -1. */
export const stationOn = (s: State, cell: number): number => (s[CELLS + cell] & 15) - 1
/** The uppermost track card on a cell, or -1. */
export const cardOn = (s: State, cell: number): number => ((s[CELLS + cell] >> 4) & 63) - 1
/** Quarter turns clockwise of that card. */
export const rotationOn = (s: State, cell: number): number => (s[CELLS + cell] >> 10) & 3
/** Rails on a cell, turned as they lie; 0 where no card lies. */
export const railsOn = (s: State, cell: number): number => s[CELLS + cell] >> 12
/** Neither station nor card lies there. */
export const isEmptyCell = (s: State, cell: number): boolean => s[CELLS + cell] === 0

/** Lays a station on a cell, over whatever the cell held. */
export function putStation(s: State, station: number, cell: number): void {
  s[CELLS + cell] = station + 1
  s[AT.stationCell + station] = cell + 1
}

/** A card and its rotation in one word, as `beneath` and `lifted` hold them. */
export const packLying = (card: number, rotation: number): number => (card + 1) | (rotation << 6)
/** The card of such a word, or -1. */
export const lyingCard = (word: number): number => (word & 63) - 1
/** Quarter turns clockwise in such a word. */
export const lyingRotation = (word: number): number => word >> 6
/** The card directly beneath a card on the table, or -1. */
export const cardBeneath = (s: State, card: number): number => lyingCard(s[AT.beneath + card])

/** Lays a card on top of whatever lies on the cell. */
export function putCard(s: State, card: number, cell: number, rotation: number): void {
  const covered = cardOn(s, cell)
  if (covered >= 0) s[AT.beneath + card] = packLying(covered, rotationOn(s, cell))
  s[CELLS + cell] = ((card + 1) << 4) | (rotation << 10) | (turnRails(TRACK_CARDS[card].rails, rotation) << 12)
}

/** Where a station lies, closed or not; -1 while it is not placed yet. Until all are placed, a cell of the placing grid. */
export const stationCell = (s: State, station: number): number => s[AT.stationCell + station] - 1
/** Sleeper id of a station's field. */
export const stationSleeper = (s: State, station: number): number => stationCell(s, station) * POINTS + CENTRE

/** The sleeper or station field where a seat's locomotive stands: cell * POINTS + point. */
export const sleeperOf = (s: State, seat: Seat): number => s[SLEEPER + seat]
/** Its direction of travel, a Facing of geometry/rails; NO_FACING in a station. */
export const facingOf = (s: State, seat: Seat): number => s[FACING + seat]
/** The cell where a seat's locomotive stands. */
export const cellOf = (s: State, seat: Seat): number => (s[SLEEPER + seat] / POINTS) | 0
/** The station where a seat's locomotive stands, or -1 on the line. */
export const stationOf = (s: State, seat: Seat): number => stationOn(s, cellOf(s, seat))

/** The card that drives, which lies on the discard already; -1 when no drive is going on. */
export const driveCard = (s: State): number => s[AT.driveCard] - 1
/** Most wagons that the card flipped at a crossing allows; -1 when no surplus is asked. */
export const allowedWagons = (s: State): number =>
  s[AT.driveFlipped] ? TRACK_CARDS[s[AT.driveFlipped] - 1].action : -1

/** Whose locomotive drives: the active seat's own, or an abducted one. */
export const drivenSeat = (s: State): Seat => (s[AT.driveSeat] ? s[AT.driveSeat] - 1 : s[ACTIVE])
/** Who chooses the details of a special: the active seat, or who dictates. */
export const chooserSeat = (s: State): Seat => (s[AT.chooser] ? s[AT.chooser] - 1 : s[ACTIVE])
/** Does a veto leave the details of the special to another than the one who entered? */
export const isDictated = (s: State): boolean => s[AT.chooser] !== 0
/** Holds a flight ticket (000:161). */
export const hasTicket = (s: State, seat: Seat): boolean => s[AT.ticket + seat] === 1
/** Holds a veto (000:199). */
export const hasVeto = (s: State, seat: Seat): boolean => s[AT.veto + seat] === 1
/** The closed station, or -1. */
export const closedStation = (s: State): number => s[AT.closed] - 1
/** The card turned up for the special, or -1. */
export const turnedUp = (s: State): number => s[AT.turnedUp] - 1
/** The opponent chosen for the special, or -1. */
export const victimSeat = (s: State): Seat => s[AT.victim] - 1
/** The card taken up in rebuilding, or -1. */
export const liftedCard = (s: State): number => lyingCard(s[AT.lifted])
/** Quarter turns clockwise in which it lay. */
export const liftedRotation = (s: State): number => lyingRotation(s[AT.lifted])
/** The cell on which it lay, or -1. */
export const liftedFrom = (s: State): number => s[AT.liftedFrom] - 1

const SPECIAL_SIZE = layout(OF_SPECIAL).size

/** The special is dealt with: nothing of it stays in the state, and the turn goes on. */
export function closeSpecial(s: State): void {
  s.fill(0, AT.special, AT.special + SPECIAL_SIZE)
  s[PHASE] = ACT
}

/** The drive is over: nothing of it stays in the state. */
export function closeDrive(s: State): void {
  s[AT.driveCard] = 0
  s[AT.driveLeft] = 0
  s[AT.driveFlipped] = 0
}
