import { SIDES } from '../../geometry/hexagons.ts'

/**
 * What a player may answer, in words, and as a code. A code is kind (bits 0-3), card, parcel or side
 * (4-10), then cell (11-26) and rotation (27-29), or the sides of a way (11-22) and their count (23-25).
 */
export type Action =
  /** Chooses the hand card to connect; where is asked next. */
  | { readonly kind: 'connect'; readonly card: number }
  /** Sets the whole hand aside for a new one. */
  | { readonly kind: 'swap' }
  /** The chosen hand card, the card a key has lifted or the pallet a forklift has lifted goes here. */
  | { readonly kind: 'place'; readonly cell: number; readonly rotation: number }
  /** The chosen or lifted card takes the cell of a pallet, which moves on over `side` of the card. */
  | { readonly kind: 'insert'; readonly cell: number; readonly rotation: number; readonly side: number }
  /** The new parcel comes in here. */
  | { readonly kind: 'intake'; readonly card: number }
  /** The key takes this card. */
  | { readonly kind: 'take'; readonly card: number }
  /** The forklift lifts this pallet. */
  | { readonly kind: 'lift'; readonly pallet: number }
  /** The lifted pallet and this one change places. */
  | { readonly kind: 'exchange'; readonly pallet: number }
  | { readonly kind: 'parcel'; readonly parcel: number }
  /** The side by which the parcel leaves each card on its way, the first one where it rests. */
  | { readonly kind: 'way'; readonly parcel: number; readonly sides: readonly number[] }
  /** Draws, after connecting, and ends the turn. */
  | { readonly kind: 'endTurn' }

export type ActionKind = Action['kind']

export const ACTION_KINDS = [
  'connect',
  'swap',
  'place',
  'insert',
  'intake',
  'take',
  'lift',
  'exchange',
  'parcel',
  'way',
  'endTurn',
] as const satisfies readonly ActionKind[]

const kindIndex = Object.fromEntries(ACTION_KINDS.map((kind, i) => [kind, i])) as Record<ActionKind, number>

const [PLACE, INSERT, WAY] = [kindIndex.place, kindIndex.insert, kindIndex.way]

export const itemCode = (kind: ActionKind, item = 0): number => kindIndex[kind] | (item << 4)
export const placeCode = (cell: number, rotation: number): number => PLACE | (cell << 11) | (rotation << 27)
export const insertCode = (cell: number, rotation: number, side: number): number =>
  INSERT | (side << 4) | (cell << 11) | (rotation << 27)
/** `sides` holds three bits a step, the first step lowest. */
export const wayCode = (parcel: number, sides: number, steps: number): number =>
  WAY | (parcel << 4) | (sides << 11) | (steps << 23)

export const kindOfCode = (code: number): ActionKind => ACTION_KINDS[code & 15]
export const isInsert = (code: number): boolean => (code & 15) === INSERT
/** The card, parcel or side. */
export const itemOfCode = (code: number): number => (code >> 4) & 127
export const cellOfCode = (code: number): number => (code >> 11) & 0xffff
export const rotationOfCode = (code: number): number => (code >> 27) & 7
export const stepsOfCode = (code: number): number => (code >> 23) & 7
/** The side by which step `step` of a way leaves its card. */
export const sideOfCode = (code: number, step: number): number => (code >> (11 + 3 * step)) & 7

/** The code of an action. Says nothing about whether it is legal. */
export function toCode(action: Action): number {
  switch (action.kind) {
    case 'connect':
    case 'intake':
    case 'take':
      return itemCode(action.kind, action.card)
    case 'lift':
    case 'exchange':
      return itemCode(action.kind, action.pallet)
    case 'parcel':
      return itemCode(action.kind, action.parcel)
    case 'place':
      return placeCode(action.cell, action.rotation)
    case 'insert':
      return insertCode(action.cell, action.rotation, action.side)
    case 'way':
      return wayCode(
        action.parcel,
        action.sides.reduce((bits, side, i) => bits | (side << (3 * i)), 0),
        action.sides.length,
      )
    case 'swap':
    case 'endTurn':
      return itemCode(action.kind)
  }
}

/** @throws RangeError when no action has this code. */
export function fromCode(code: number): Action {
  const kind: ActionKind | undefined = kindOfCode(code)
  const item = itemOfCode(code)
  switch (kind) {
    case undefined:
      throw new RangeError(`no action has the code ${code}`)
    case 'connect':
    case 'intake':
    case 'take':
      return { kind, card: item }
    case 'lift':
    case 'exchange':
      return { kind, pallet: item }
    case 'parcel':
      return { kind, parcel: item }
    case 'place':
      return { kind, cell: cellOfCode(code), rotation: rotationOfCode(code) }
    case 'insert':
      return { kind, cell: cellOfCode(code), rotation: rotationOfCode(code), side: item }
    case 'way':
      return { kind, parcel: item, sides: Array.from({ length: stepsOfCode(code) }, (_, i) => sideOfCode(code, i)) }
    case 'swap':
    case 'endTurn':
      return { kind }
  }
}

/** Can this action be written as a code at all? Guards `toCode` against what came from outside. */
export function isWellFormed(action: Action): boolean {
  const within = (n: number, below: number): boolean => Number.isInteger(n) && n >= 0 && n < below
  switch (action.kind) {
    case 'connect':
    case 'intake':
    case 'take':
      return within(action.card, 128)
    case 'lift':
    case 'exchange':
      return within(action.pallet, 128)
    case 'parcel':
      return within(action.parcel, 128)
    case 'place':
      return within(action.cell, 1 << 16) && within(action.rotation, SIDES)
    case 'insert':
      return within(action.cell, 1 << 16) && within(action.rotation, SIDES) && within(action.side, SIDES)
    case 'way':
      return within(action.parcel, 128) && action.sides.length <= 4 && action.sides.every((side) => within(side, SIDES))
    default:
      return true
  }
}
