/**
 * What a player may answer, in words, and as a code. A code is kind (bits 0-4), first number (5-12), second (13-20).
 * `train` is 0 upper, 1 lower; `place` counts the cards of a train from 0.
 */
export type Action =
  | { readonly kind: 'draft'; readonly endCard: number }
  /** An action card from the rows, to be carried out. */
  | { readonly kind: 'take'; readonly card: number }
  /** An action card from the rows, filed unread for a free upgrade. */
  | { readonly kind: 'refuse'; readonly card: number }
  | { readonly kind: 'takeStart' }
  /** A coin of column 1: a 0-wagon. */
  | { readonly kind: 'spendWagon'; readonly train: number }
  /** A coin of column 2: a conductor (0 upper, 1 lower) or the locomotive (2) one step. */
  | { readonly kind: 'spendStep'; readonly piece: number }
  /** A coin of column 3: the wagon there rises; behind the last card: a new 0-wagon. */
  | { readonly kind: 'spendUpgrade'; readonly train: number; readonly place: number }
  | { readonly kind: 'spendPoint'; readonly column: number }
  | { readonly kind: 'buy'; readonly endCard: number }
  /** One of the four coins of a bought end card. */
  | { readonly kind: 'pay'; readonly column: number }
  | { readonly kind: 'fulfil'; readonly card: number }
  /** A gained frame, by its place in the queue. */
  | { readonly kind: 'use'; readonly index: number }
  | { readonly kind: 'endTurn' }
  /** Scoring: the bonus of a city, counted along one's route from 0. */
  | { readonly kind: 'city'; readonly index: number }
  /** Scoring: bonuses, coins and contracts are done; the trains score. */
  | { readonly kind: 'takePoints' }
  /** Which frame of the card comes next. */
  | { readonly kind: 'frame'; readonly index: number }
  /** Within a frame: a 0-wagon. */
  | { readonly kind: 'lay'; readonly train: number }
  | { readonly kind: 'upgradeWagon'; readonly train: number; readonly place: number }
  | { readonly kind: 'walk'; readonly train: number; readonly steps: number }
  | { readonly kind: 'drive'; readonly steps: number }
  /** The coins of the frame, for which room must first be made. */
  | { readonly kind: 'takeCoins' }
  | { readonly kind: 'takeEndCard'; readonly endCard: number }
  | { readonly kind: 'mail'; readonly mail: number }
  /** The coins for which there is no room are let go. */
  | { readonly kind: 'waive' }
  /** What is left of the frame, factory, warehouse or bonus is let go. */
  | { readonly kind: 'enough' }
  /** The train into which a celebrity (passenger, luggage) goes. */
  | { readonly kind: 'board'; readonly train: number }
  /** The route card (in the order laid) that a postcard doubles. */
  | { readonly kind: 'postcard'; readonly index: number }
  | { readonly kind: 'layBetween'; readonly place: number }
  /** A card drawn in the warehouse, or the toolbox. */
  | { readonly kind: 'fetch'; readonly card: number }
  /** Teatime: an order tile for a wagon, written train * 16 + place; the coins are asked next. */
  | { readonly kind: 'order'; readonly tile: number; readonly wagon: number }

export type ActionKind = Action['kind']

/** Which numbers each kind carries, in the order of the code. */
const FIELDS = {
  draft: ['endCard'],
  take: ['card'],
  refuse: ['card'],
  takeStart: [],
  spendWagon: ['train'],
  spendStep: ['piece'],
  spendUpgrade: ['train', 'place'],
  spendPoint: ['column'],
  buy: ['endCard'],
  pay: ['column'],
  fulfil: ['card'],
  use: ['index'],
  endTurn: [],
  city: ['index'],
  takePoints: [],
  frame: ['index'],
  lay: ['train'],
  upgradeWagon: ['train', 'place'],
  walk: ['train', 'steps'],
  drive: ['steps'],
  takeCoins: [],
  takeEndCard: ['endCard'],
  mail: ['mail'],
  waive: [],
  enough: [],
  board: ['train'],
  postcard: ['index'],
  layBetween: ['place'],
  fetch: ['card'],
  order: ['tile', 'wagon'],
} as const satisfies Record<ActionKind, readonly string[]>

/** What the numbers of actions are called. */
export type FieldName = (typeof FIELDS)[ActionKind][number]

export const ACTION_KINDS = Object.keys(FIELDS) as ActionKind[]

/** The place of each kind in ACTION_KINDS, for codes without a search. */
export const KIND = Object.fromEntries(ACTION_KINDS.map((kind, i) => [kind, i])) as Readonly<Record<ActionKind, number>>

export const packCode = (kind: number, first = 0, second = 0): number => kind | (first << 5) | (second << 13)
export const kindIndexOf = (code: number): number => code & 31
export const firstOf = (code: number): number => (code >> 5) & 255
export const secondOf = (code: number): number => (code >> 13) & 255

/** The code of an action. Says nothing about whether it is legal. */
export function toCode(action: Action): number {
  const numbers = fieldsOf(action).map(([, number]) => number)
  return packCode(KIND[action.kind], numbers[0], numbers[1])
}

/** The numbers of an action by their names. */
export const fieldsOf = (action: Action): (readonly [FieldName, number])[] =>
  FIELDS[action.kind].map((name: FieldName) => [name, (action as unknown as Record<string, number>)[name]])

/** @throws RangeError when no action has this code. */
export function fromCode(code: number): Action {
  const kind = ACTION_KINDS[kindIndexOf(code)]
  if (kind === undefined) throw new RangeError(`no action has the code ${code}`)
  const numbers = [firstOf(code), secondOf(code)]
  return Object.fromEntries([['kind', kind], ...FIELDS[kind].map((name, i) => [name, numbers[i]])]) as unknown as Action
}
