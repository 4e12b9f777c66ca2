import type { Ref, Seat } from '../../core.ts'

/**
 * What a player may answer, in words, and as a code. A code is
 * kind (bits 0-4), card or seat (5-10), cell (11-19), rotation or rail (20-23).
 */
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
   * station, 6 to 9 = over its north, east, south or west side (6 + geometry/rails Side).
   */
  | { readonly kind: 'branch'; readonly seat: Seat; readonly rail: number }
  /** A coupled wagon lost on a crossing. */
  | { readonly kind: 'drop'; readonly card: number }
  /** Free placement: a station (A = 0) onto a cell of the placing grid. */
  | { readonly kind: 'place'; readonly station: number; readonly cell: number }

export type ActionKind = Action['kind']

export const ACTION_KINDS = [
  'lay', 'couple', 'uncouple', 'drive', 'refill', 'giveUpTrain', 'endTurn', 'branch', 'drop', 'place',
] as const satisfies readonly ActionKind[]

const kindIndex = Object.fromEntries(ACTION_KINDS.map((kind, i) => [kind, i])) as Record<ActionKind, number>

export const packCode = (kind: ActionKind, item = 0, cell = 0, turn = 0): number =>
  kindIndex[kind] | (item << 5) | (cell << 11) | (turn << 20)

/** The code of an action. Says nothing about whether it is legal. */
export function toCode(action: Action): number {
  switch (action.kind) {
    case 'lay':
      return packCode('lay', action.card, action.cell, action.rotation)
    case 'branch':
      return packCode('branch', action.seat, 0, action.rail)
    case 'place':
      return packCode('place', action.station, action.cell)
    case 'giveUpTrain':
    case 'endTurn':
      return packCode(action.kind)
    default:
      return packCode(action.kind, action.card)
  }
}

/** @throws RangeError when no action has this code. */
export function fromCode(code: number): Action {
  const kind = ACTION_KINDS[code & 31]
  const item = (code >> 5) & 63
  const cell = (code >> 11) & 511
  const turn = (code >> 20) & 15
  switch (kind) {
    case undefined:
      throw new RangeError(`no action has the code ${code}`)
    case 'lay':
      return { kind, card: item, cell, rotation: turn }
    case 'branch':
      return { kind, seat: item, rail: turn }
    case 'place':
      return { kind, station: item, cell }
    case 'giveUpTrain':
    case 'endTurn':
      return { kind }
    default:
      return { kind, card: item }
  }
}

/** What one may point at to mean this action. `giveUpTrain` and `endTurn` point at the seat's train and the seat. */
export function refsOfAction(action: Action, active: Seat): Ref[] {
  switch (action.kind) {
    case 'lay':
      return [{ kind: 'card', id: action.card }, { kind: 'cell', id: action.cell }]
    case 'couple':
      return [{ kind: 'card', id: action.card }, { kind: 'train', id: active }]
    case 'uncouple':
    case 'drop':
      return [{ kind: 'wagon', id: action.card }]
    case 'drive':
      return [{ kind: 'card', id: action.card }, { kind: 'locomotive', id: active }]
    case 'refill':
      return [{ kind: 'card', id: action.card }, { kind: 'pile', id: 0 }]
    case 'giveUpTrain':
      return [{ kind: 'locomotive', id: active }]
    case 'endTurn':
      return [{ kind: 'seat', id: active }]
    case 'branch':
      return [{ kind: 'locomotive', id: action.seat }]
    case 'place':
      return [{ kind: 'station', id: action.station }, { kind: 'cell', id: action.cell }]
  }
}
