import type { Ref, Seat } from '../../core.ts'
import { DISCARD, STOCK, cardRef, cellRef, locomotiveRef, seatRef, stationRef, trainRef, wagonRef } from './refs.ts'

/** What a player may answer, in words; WRITING says how each is written as a number. */
export type Action =
  /** Actions 1 and 2: a hand card onto a cell, turned clockwise by quarter turns; covers what lies there. */
  | { readonly kind: 'lay'; readonly card: number; readonly cell: number; readonly rotation: number }
  | { readonly kind: 'couple'; readonly card: number }
  | { readonly kind: 'uncouple'; readonly card: number }
  /** Discards the card and drives its wagon value. Branches are asked one by one. */
  | { readonly kind: 'drive'; readonly card: number }
  /** Discards the card, draws its action value, ends the turn. */
  | { readonly kind: 'refill'; readonly card: number }
  | { readonly kind: 'giveUpTrain' }
  | { readonly kind: 'endTurn' }
  /**
   * Which rail (its place in RAILS, 0-5) the locomotive of `seat` takes where the line divides; leaving a
   * station, LEAVE + the geometry/rails Side over which it goes.
   */
  | { readonly kind: 'branch'; readonly seat: Seat; readonly rail: number }
  /** A coupled wagon lost on a crossing. */
  | { readonly kind: 'drop'; readonly card: number }
  /** Free placement: a station (A = 0) onto a cell of the placing grid. */
  | { readonly kind: 'place'; readonly station: number; readonly cell: number }
  /** Advanced: the one who entered a station says whether they will. */
  | { readonly kind: 'useSpecial' }
  | { readonly kind: 'skipSpecial' }
  /** The answer of one who holds a veto: forbid, force or dictate, whichever is asked. */
  | { readonly kind: 'playVeto' }
  | { readonly kind: 'passVeto' }
  /** The opponent whom a robbery is about. */
  | { readonly kind: 'chooseSeat'; readonly seat: Seat }
  /** Closes a station with a hand card. */
  | { readonly kind: 'closeStation'; readonly card: number; readonly station: number; readonly rotation: number }
  /** The coupled wagon that a special uncouples, takes, loses or pays. */
  | { readonly kind: 'takeWagon'; readonly card: number }
  /** The hand card that a special couples, loses or pays. */
  | { readonly kind: 'takeCard'; readonly card: number }
  /** Rebuilding: discards a hand card and lifts the uppermost card of a cell. */
  | { readonly kind: 'rebuild'; readonly card: number; readonly cell: number }
  /** Lays the lifted card down again. */
  | { readonly kind: 'relay'; readonly card: number; readonly cell: number; readonly rotation: number }
  /** Discards the lifted card. */
  | { readonly kind: 'scrap' }
  /** Discards a hand card and drives the locomotive of another seat. */
  | { readonly kind: 'abduct'; readonly card: number; readonly seat: Seat }
  /** Flies to a card or station in the same row or column. */
  | { readonly kind: 'fly'; readonly card: number; readonly cell: number }
  /** No more of this special: no wagon uncoupled, no further rebuilding. */
  | { readonly kind: 'stopSpecial' }
  /** No hand card will do: the hand is shown as proof, and nothing happens. */
  | { readonly kind: 'showHand' }
  /** House rule stopAtRailEnd: the abducted train stops where its rails end, or is driven off them. */
  | { readonly kind: 'halt' }
  | { readonly kind: 'driveOff' }

export type ActionKind = Action['kind']

/** The first way out of a station, over its north side: those before it are the six rails. */
export const LEAVE = 6

/** Decision kinds put to those who hold a veto. A seat's standing order 'do not ask me' answers them with
 *  `passVeto`; the rules themselves always ask. */
export const VETO_QUESTIONS = ['forbid', 'force', 'dictate'] as const

type Of<K extends ActionKind> = Extract<Action, { readonly kind: K }>

/** How the actions of a kind are written as codes, legal or not, and what one may point at to mean one. */
export interface Writing<K extends ActionKind> {
  pack(action: Of<K>): number
  unpack(code: number): Of<K>
  refs(action: Of<K>, active: Seat): Ref[]
}
type Refs<K extends ActionKind> = Writing<K>['refs']

/** A code: kind (bits 0-4), card or seat (5-10), cell (11-19), rotation or rail (20-23). */
export const packCode = (kind: number, item = 0, cell = 0, turn = 0): number =>
  kind | (item << ITEM_AT) | (cell << CELL_AT) | (turn << TURN_AT)

const ITEM_AT = 5
const CELL_AT = 11
const TURN_AT = 20

/** What a code holds, for what reads millions of them; `fromCode` makes words of it. First the place of its kind. */
export const kindIndexOf = (code: number): number => code & 31
export const kindOfCode = (code: number): ActionKind => ACTION_KINDS[code & 31]
export const itemOfCode = (code: number): number => (code >> ITEM_AT) & 63
export const cellOfCode = (code: number): number => (code >> CELL_AT) & 511
export const turnOfCode = (code: number): number => (code >> TURN_AT) & 15

const itsSeat = (_: unknown, active: Seat): Ref[] => [seatRef(active)]
const itsLocomotive = (_: unknown, active: Seat): Ref[] => [locomotiveRef(active)]

/** An action that says all by its kind. */
const bare = <K extends ActionKind>(kind: K, refs: Refs<K>) => ({
  pack: () => packCode(KIND[kind]),
  unpack: () => ({ kind }),
  refs,
})
/** One of a card or wagon. */
const ofCard = <K extends ActionKind>(kind: K, refs: (action: { card: number }, active: Seat) => Ref[]) => ({
  pack: (action: { readonly card: number }) => packCode(KIND[kind], action.card),
  unpack: (code: number) => ({ kind, card: itemOfCode(code) }),
  refs,
})
/** One of a card and a cell. */
const ofCell = <K extends ActionKind>(kind: K) => ({
  pack: (action: { readonly card: number; readonly cell: number }) => packCode(KIND[kind], action.card, action.cell),
  unpack: (code: number) => ({ kind, card: itemOfCode(code), cell: cellOfCode(code) }),
  refs: (action: { readonly card: number; readonly cell: number }) => [cardRef(action.card), cellRef(action.cell)],
})
/** One of a card that lies turned on a cell. */
interface Turned {
  readonly card: number
  readonly cell: number
  readonly rotation: number
}
const ofTurn = <K extends ActionKind>(kind: K, refs: (action: Turned) => Ref[]) => ({
  pack: (action: Turned) => packCode(KIND[kind], action.card, action.cell, action.rotation),
  unpack: (code: number) => ({ kind, card: itemOfCode(code), cell: cellOfCode(code), rotation: turnOfCode(code) }),
  refs,
})

/** All kinds in the order of their numbers, which journals keep: a kind stays where it is. */
export const WRITING: { readonly [K in ActionKind]: Writing<K> } = {
  lay: ofTurn('lay', (action) => [cardRef(action.card), cellRef(action.cell)]),
  couple: ofCard('couple', (action, active) => [cardRef(action.card), trainRef(active)]),
  uncouple: ofCard('uncouple', (action) => [wagonRef(action.card)]),
  drive: ofCard('drive', (action, active) => [cardRef(action.card), locomotiveRef(active)]),
  refill: ofCard('refill', (action) => [cardRef(action.card), STOCK]),
  giveUpTrain: bare('giveUpTrain', itsLocomotive),
  endTurn: bare('endTurn', itsSeat),
  branch: {
    pack: (action) => packCode(KIND.branch, action.seat, 0, action.rail),
    unpack: (code) => ({ kind: 'branch', seat: itemOfCode(code), rail: turnOfCode(code) }),
    refs: (action) => [locomotiveRef(action.seat)],
  },
  drop: ofCard('drop', (action) => [wagonRef(action.card)]),
  place: {
    pack: (action) => packCode(KIND.place, action.station, action.cell),
    unpack: (code) => ({ kind: 'place', station: itemOfCode(code), cell: cellOfCode(code) }),
    refs: (action) => [stationRef(action.station), cellRef(action.cell)],
  },
  useSpecial: bare('useSpecial', itsLocomotive),
  skipSpecial: bare('skipSpecial', itsSeat),
  playVeto: bare('playVeto', itsSeat),
  passVeto: bare('passVeto', itsSeat),
  chooseSeat: {
    pack: (action) => packCode(KIND.chooseSeat, action.seat),
    unpack: (code) => ({ kind: 'chooseSeat', seat: itemOfCode(code) }),
    refs: (action) => [seatRef(action.seat), trainRef(action.seat)],
  },
  closeStation: {
    pack: (action) => packCode(KIND.closeStation, action.card, action.station, action.rotation),
    unpack: (code) => ({
      kind: 'closeStation',
      card: itemOfCode(code),
      station: cellOfCode(code),
      rotation: turnOfCode(code),
    }),
    refs: (action) => [cardRef(action.card), stationRef(action.station)],
  },
  takeWagon: ofCard('takeWagon', (action) => [wagonRef(action.card)]),
  takeCard: ofCard('takeCard', (action) => [cardRef(action.card)]),
  rebuild: ofCell('rebuild'),
  relay: ofTurn('relay', (action) => [cellRef(action.cell)]),
  scrap: bare('scrap', () => [DISCARD]),
  abduct: {
    pack: (action) => packCode(KIND.abduct, action.card, action.seat),
    unpack: (code) => ({ kind: 'abduct', card: itemOfCode(code), seat: cellOfCode(code) }),
    refs: (action) => [cardRef(action.card), locomotiveRef(action.seat)],
  },
  fly: ofCell('fly'),
  stopSpecial: bare('stopSpecial', itsSeat),
  showHand: bare('showHand', itsSeat),
  halt: bare('halt', itsLocomotive),
  driveOff: bare('driveOff', itsLocomotive),
}

export const ACTION_KINDS = Object.keys(WRITING) as ActionKind[]
/** The number of each kind. */
export const KIND = Object.fromEntries(ACTION_KINDS.map((kind, i) => [kind, i])) as Readonly<Record<ActionKind, number>>

const writingOf = <K extends ActionKind>(kind: K): Writing<ActionKind> => WRITING[kind] as Writing<ActionKind>

/** The code of an action. Says nothing about whether it is legal. */
export const toCode = (action: Action): number => writingOf(action.kind).pack(action)

/** @throws RangeError when no action has this code. */
export function fromCode(code: number): Action {
  const kind: ActionKind | undefined = kindOfCode(code)
  if (kind === undefined) throw new RangeError(`no action has the code ${code}`)
  return WRITING[kind].unpack(code)
}

/** What one may point at to mean this action. */
export const refsOfAction = (action: Action, active: Seat): Ref[] => writingOf(action.kind).refs(action, active)
