import type { Seat } from '../../core.ts'

/** What a player may answer, in words; `toCode` makes a number of it. */
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

export const ACTION_KINDS = [
  'lay',
  'couple',
  'uncouple',
  'drive',
  'refill',
  'giveUpTrain',
  'endTurn',
  'branch',
  'drop',
  'place',
  'useSpecial',
  'skipSpecial',
  'playVeto',
  'passVeto',
  'chooseSeat',
  'closeStation',
  'takeWagon',
  'takeCard',
  'rebuild',
  'relay',
  'scrap',
  'abduct',
  'fly',
  'stopSpecial',
  'showHand',
  'halt',
  'driveOff',
] as const satisfies readonly ActionKind[]

/** Those that say all by their kind: no card, no place. */
const BARE_KINDS = [
  'giveUpTrain',
  'endTurn',
  'useSpecial',
  'skipSpecial',
  'playVeto',
  'passVeto',
  'scrap',
  'stopSpecial',
  'showHand',
  'halt',
  'driveOff',
] as const satisfies readonly ActionKind[]
type BareKind = (typeof BARE_KINDS)[number]
const isBare = (kind: ActionKind): kind is BareKind => (BARE_KINDS as readonly ActionKind[]).includes(kind)

const kindIndex = Object.fromEntries(ACTION_KINDS.map((kind, i) => [kind, i])) as Record<ActionKind, number>

/** A code: kind (bits 0-4), card or seat (5-10), cell (11-19), rotation or rail (20-23). */
export const packCode = (kind: ActionKind, item = 0, cell = 0, turn = 0): number =>
  kindIndex[kind] | (item << ITEM_AT) | (cell << CELL_AT) | (turn << TURN_AT)

const ITEM_AT = 5
const CELL_AT = 11
const TURN_AT = 20

/** What a code holds, for what reads millions of them; `fromCode` makes words of it. */
/** The place of an answer's kind in the list. */
export const kindIndexOf = (code: number): number => code & 31
export const kindOfCode = (code: number): ActionKind => ACTION_KINDS[code & 31]
export const itemOfCode = (code: number): number => (code >> ITEM_AT) & 63
export const cellOfCode = (code: number): number => (code >> CELL_AT) & 511
export const turnOfCode = (code: number): number => (code >> TURN_AT) & 15

/** The code of an action. Says nothing about whether it is legal. */
export function toCode(action: Action): number {
  switch (action.kind) {
    case 'lay':
      return packCode('lay', action.card, action.cell, action.rotation)
    case 'branch':
      return packCode('branch', action.seat, 0, action.rail)
    case 'place':
      return packCode('place', action.station, action.cell)
    case 'chooseSeat':
      return packCode('chooseSeat', action.seat)
    case 'closeStation':
      return packCode('closeStation', action.card, action.station, action.rotation)
    case 'rebuild':
    case 'fly':
      return packCode(action.kind, action.card, action.cell)
    case 'relay':
      return packCode('relay', action.card, action.cell, action.rotation)
    case 'abduct':
      return packCode('abduct', action.card, action.seat)
    default:
      return packCode(action.kind, 'card' in action ? action.card : 0)
  }
}

/** @throws RangeError when no action has this code. */
export function fromCode(code: number): Action {
  const kind: ActionKind | undefined = kindOfCode(code)
  const item = itemOfCode(code)
  const cell = cellOfCode(code)
  const turn = turnOfCode(code)
  switch (kind) {
    case undefined:
      throw new RangeError(`no action has the code ${code}`)
    case 'lay':
      return { kind, card: item, cell, rotation: turn }
    case 'branch':
      return { kind, seat: item, rail: turn }
    case 'place':
      return { kind, station: item, cell }
    case 'chooseSeat':
      return { kind, seat: item }
    case 'closeStation':
      return { kind, card: item, station: cell, rotation: turn }
    case 'rebuild':
    case 'fly':
      return { kind, card: item, cell }
    case 'relay':
      return { kind, card: item, cell, rotation: turn }
    case 'abduct':
      return { kind, card: item, seat: cell }
    default:
      return isBare(kind) ? { kind } : { kind, card: item }
  }
}
