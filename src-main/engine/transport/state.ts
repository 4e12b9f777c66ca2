import {
  CARD_COUNT,
  DECK_SIZE,
  PALLETS,
  PARCEL_COUNT,
  PARCELS_TO_END,
} from '../../../src-shared/games/transport/cards.ts'
import type { Seat } from '../../../src-shared/core.ts'
import { TRANSPORT_DECISIONS } from '../../../src-shared/games/transport/decisions.ts'
import { pushRecord, recordCount, recordSlot, recordsSize, topSlot, type Records } from '../chain.ts'
import { clearSlots, layout, type State } from '../flat.ts'
import { GENERATOR_WORDS } from '../random.ts'

/**
 * Where everything lies in the flat state, and its names. Cards and parcels are numbers from 0; a slot in
 * which 0 could mean 'none' holds the number plus 1.
 */
export const MAX_SEATS = PALLETS
export const MAX_HAND = 4

/** What is asked; a step's place is its number, which stands in field 0 of its record. */
export const STEP_NAMES = ['ended', ...TRANSPORT_DECISIONS] as const
export const [ENDED, ACT, PLACE, INTAKE, KEY_CARD, KEY_PLACE, PALLET, PALLET_PLACE, PARCEL, WAY, END_TURN] =
  STEP_NAMES.map((_, i) => i)

/** As a card's cell, and in `parcelOn`: stayed in the box, known to all. */
export const BOXED = -9

export const AT = layout({
  generator: GENERATOR_WORDS,
  seatCount: 1,
  starter: 1,
  /** How many questions were answered: the decision's number. */
  seq: 1,
  /** From 1. */
  turn: 1,
  active: 1,
  /** Place in END_REASONS + 1; 0 = the game goes on. */
  ended: 1,

  iconsFireAgain: 1,
  handOfThree: 1,
  everyoneAlone: 1,

  /** Was a card connected this turn? */
  connected: 1,
  /** Turns in a row in which nobody connected a card. */
  idle: 1,
  /** House rule iconsFireAgain: cards whose icon has acted this turn, 32 to a word. */
  fired: 3,

  /** How each card lies: its cell and its rotation in one word, read by `cellOf` and `rotationOf`, set by `layCard`. */
  lies: CARD_COUNT,
  /** The card a parcel rests on + 1; 0 = in the bag; -1 - seat = on that score tile; or BOXED. */
  parcelOn: PARCEL_COUNT,
  /** HIGH or LOW up; 0 in the bag. */
  face: PARCEL_COUNT,
  tileCount: MAX_SEATS,
  /** Parcels on each score tile + 1, in the order they came. */
  tile: MAX_SEATS * PARCELS_TO_END,

  stockCount: 1,
  /** Cards + 1; the top is the last. */
  stock: DECK_SIZE,
  handCount: MAX_SEATS,
  /** Cards + 1, in the order drawn. */
  hand: MAX_SEATS * MAX_HAND,
  /**
   * What each seat remembers of the hands of the others: in which turns their cards were drawn, 0 = dealt, in ascending
   * order. Which of them was drawn when nobody can tell: a card that is played takes away the earliest turn in which,
   * for all that seat knows, it can have been drawn.
   */
  drawnAt: MAX_SEATS * MAX_SEATS * MAX_HAND,
  bagCount: 1,
  /** Parcels + 1; the next one out is the last. */
  bag: PARCEL_COUNT,

  /** By seat and card: the turn in which this seat put the card back into the stock; 0 when it did not, or
   *  has since seen where the card went. Hands drawn earlier cannot hold it. */
  returnedAt: MAX_SEATS * CARD_COUNT,

  /** The questions under way: which step, and the card or parcel that it is about + 1, 0 = none. */
  stack: recordsSize(2, 2),
})

/** An icon asks which card, then where it goes: never more than two at once. */
const STACK: Records = { at: AT.stack, width: 2, room: 2 }
const ITEM = 1

const { seatCount: SEAT_COUNT, lies: LIES, parcelOn: PARCEL_ON, face: FACE } = AT

/** How many seats play, 2 to 4. */
export const seatCount = (s: State): number => s[SEAT_COUNT]
/** Whose turn it is. */
export const activeSeat = (s: State): Seat => s[AT.active]
/** The step that asks, the innermost one: ACT to END_TURN, or ENDED. */
export const stepNow = (s: State): number => (recordCount(s, STACK) === 0 ? ENDED : s[topSlot(s, STACK)])
/** What the step that asks is about, a card or a parcel, or -1. Only when there is one. */
const itemNow = (s: State): number => s[topSlot(s, STACK) + ITEM] - 1
/** Asks nothing any more. */
export const clearSteps = (s: State): void => clearSlots(s, AT.stack, AT.size)
/** Asks this, in place of all that was asked. */
export function ask(s: State, step: number, item = -1): void {
  clearSteps(s)
  askFurther(s, step, item)
}
/** Asks this, and what was asked stays. */
export function askFurther(s: State, step: number, item: number): void {
  s[pushRecord(s, STACK, step) + ITEM] = item + 1
}
/** All that is asked, from the first on: the step, and the slot of what it is about. */
export function forEachStep(s: State, look: (step: number, item: number) => void): void {
  for (let i = 0; i < recordCount(s, STACK); i++) look(s[recordSlot(STACK, i)], recordSlot(STACK, i) + ITEM)
}
/** The card of this step lies on the table again. */
export function letGo(s: State): void {
  s[topSlot(s, STACK) + ITEM] = 0
}
/** The seat to the left, clockwise (003:51). */
export const nextSeat = (s: State, seat: Seat): Seat => (seat + 1) % s[SEAT_COUNT]
/** All seats. */
export const everySeat = (s: State): Seat[] => Array.from({ length: s[SEAT_COUNT] }, (_, seat) => seat)
/** All but one. */
export const otherSeats = (s: State, seat: Seat): Seat[] => everySeat(s).filter((other) => other !== seat)

/** Four seats play two against two, opposite seats together (003:24), unless each plays alone. */
export const playsInTeams = (s: State): boolean => s[SEAT_COUNT] === 4 && s[AT.everyoneAlone] === 0
/** The seats that score with this one, itself among them. */
export const teamOf = (s: State, seat: Seat): readonly Seat[] => (playsInTeams(s) ? TEAMS[seat % 2] : ALONE[seat])

const TEAMS: readonly (readonly Seat[])[] = [
  [0, 2],
  [1, 3],
]
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]

/** 003:83 */
export const handSize = (s: State): number => (s[AT.handOfThree] ? 3 : MAX_HAND)
/** Ours: so many turns without a connected card end the game. */
export const idleLimit = (s: State): number => 3 * s[SEAT_COUNT]

const ROTATION_BITS = 3
const ROTATION_MASK = (1 << ROTATION_BITS) - 1
/** Where a card lies (see geometry/hexagons); 0 = in the stock or a hand, BOXED = not in this game. */
export const cellOf = (s: State, card: number): number => s[LIES + card] >> ROTATION_BITS
/** Sixths of a turn counter-clockwise in which a card lies. */
export const rotationOf = (s: State, card: number): number => s[LIES + card] & ROTATION_MASK
/** The card on a cell, or -1. */
export function cardOn(s: State, cell: number): number {
  for (let card = 0; card < CARD_COUNT; card++) if (cellOf(s, card) === cell) return card
  return -1
}
/** Does a card lie on the table? */
export const isLaid = (s: State, card: number): boolean => s[LIES + card] > 0
/** Lays a card, or moves it there; 0 and BOXED as in `cellOf`. Nothing else may lie on the cell when all is done. */
export function layCard(s: State, card: number, cell: number, rotation: number): void {
  s[LIES + card] = (cell << ROTATION_BITS) | rotation
}

/** The card a parcel rests on, or -1. */
export const cardUnder = (s: State, parcel: number): number =>
  s[PARCEL_ON + parcel] > 0 ? s[PARCEL_ON + parcel] - 1 : -1
/** The parcel that rests on a card, or -1. */
export function parcelOn(s: State, card: number): number {
  for (let parcel = 0; parcel < PARCEL_COUNT; parcel++) if (s[PARCEL_ON + parcel] === card + 1) return parcel
  return -1
}
/** HIGH or LOW, the number that lies up; 0 in the bag. */
export const faceOf = (s: State, parcel: number): number => s[FACE + parcel]

/** The card or pallet that is being connected or moved, or -1. */
export function chosenCard(s: State): number {
  const step = stepNow(s)
  return step === PLACE || step === KEY_PLACE || step === PALLET_PLACE ? itemNow(s) : -1
}
/** The hand card that is held out and not laid yet, or -1. */
export const heldCard = (s: State): number => (stepNow(s) === PLACE ? itemNow(s) : -1)
/** The card whose icon acts, or -1: it has asked first. */
export function iconCard(s: State): number {
  const first = s[recordSlot(STACK, 0)]
  return first === INTAKE || first === KEY_CARD || first === PALLET ? s[recordSlot(STACK, 0) + ITEM] - 1 : -1
}
/** The parcel that is about to move, or -1. */
export const chosenParcel = (s: State): number => (stepNow(s) === WAY ? itemNow(s) : -1)
/** Has a parcel moved? Once the end of the turn is asked: it is about that one. */
export const hasMoved = (s: State): boolean => itemNow(s) >= 0

/** How many parcels lie on a seat's score tile. */
export const tileCount = (s: State, seat: Seat): number => s[AT.tileCount + seat]
/** The parcel at place `i` of a seat's score tile, in the order they came. */
export const tileParcel = (s: State, seat: Seat, i: number): number => s[AT.tile + seat * PARCELS_TO_END + i] - 1

/** House rule iconsFireAgain: has the icon of this card acted in this turn? */
export const hasFired = (s: State, card: number): boolean => (s[AT.fired + (card >> 5)] & (1 << (card & 31))) !== 0
/** Notes that it has. */
export function markFired(s: State, card: number): void {
  s[AT.fired + (card >> 5)] |= 1 << (card & 31)
}
