import type { ActionKind } from './actions.ts'

/**
 * An answer as a number: kind (bits 0-3), card, parcel or side (4-10), then cell (11-26) and rotation (27-29), or the
 * sides of a way (11-22) and their count (23-25). Journals keep them: a kind stays where it is in the list.
 */
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

/** The place of an answer's kind in the list. */
export const kindIndexOf = (code: number): number => code & 15
export const kindOfCode = (code: number): ActionKind => ACTION_KINDS[kindIndexOf(code)]
export const isInsert = (code: number): boolean => (code & 15) === INSERT
/** The card, parcel or side. */
export const itemOfCode = (code: number): number => (code >> 4) & 127
export const cellOfCode = (code: number): number => (code >> 11) & 0xffff
export const rotationOfCode = (code: number): number => (code >> 27) & 7
export const stepsOfCode = (code: number): number => (code >> 23) & 7
/** The side by which step `step` of a way leaves its card. */
export const sideOfCode = (code: number, step: number): number => (code >> (11 + 3 * step)) & 7
