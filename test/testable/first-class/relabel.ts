import { CARDS, END_CARDS, END_CARD_BASE } from '../../../src-shared/games/first-class/cards/index.ts'
import type { Action } from '../../../src-shared/games/first-class/actions.ts'
import { recordCount, recordSlot, type Records } from '../../../src-main/engine/chain.ts'
import { cloneState, type State } from '../../../src-main/engine/flat.ts'
import { partsOf } from './modules/index.ts'
import { beneath, putUpon } from '../../../src-main/engine/first-class/board/zones.ts'
import { FROM_CARD, FROM_END_CARD } from '../../../src-main/engine/first-class/refs.ts'
import {
  AT,
  BETWEEN_PLACES,
  MAX_CONTRACTS,
  MAX_ROUTE,
  MAX_SEATS,
  PLACES,
  STACK_CARDS,
  TRAINS,
  gained,
  stack,
} from '../../../src-main/engine/first-class/state.ts'
import { PAY } from '../../../src-main/engine/first-class/step.ts'

/** Component ids renamed by `to[id]`, for the conformance suite. */

/** Fields that hold card ids + 1, with their lengths. */
const CARD_LISTS: readonly (readonly [number, number])[] = [
  [AT.stackOrder, 3 * STACK_CARDS],
  [AT.rows, 18],
  [AT.riders, MAX_SEATS * TRAINS * PLACES],
  [AT.route, MAX_SEATS * MAX_ROUTE],
  [AT.postcards, MAX_SEATS * MAX_ROUTE],
  [AT.contracts, MAX_SEATS * MAX_CONTRACTS],
  [AT.between, MAX_SEATS * BETWEEN_PLACES],
  [AT.warehouse, 4],
]
const END_LISTS: readonly (readonly [number, number])[] = [
  [AT.endDeck, END_CARDS.length],
  [AT.endOpen, 4],
  [AT.drafted, MAX_SEATS],
  [AT.draftSet, MAX_SEATS + 1],
  [AT.leftover, 1],
]

/** See Testable.relabel. */
export function relabel(s: State, to: Int32Array): State {
  const copy = cloneState(s)
  const endTo = to.subarray(END_CARD_BASE, END_CARD_BASE + END_CARDS.length).map((id) => id - END_CARD_BASE)
  renameEntries(copy, CARD_LISTS, to)
  renameEntries(copy, END_LISTS, endTo)
  moveSlots(copy, AT.where, CARDS.length, to)
  for (let card = 0; card < CARDS.length; card++) {
    const under = beneath(copy, card)
    if (under >= 0) putUpon(copy, card, to[under])
  }
  moveSlots(copy, AT.endOwner, END_CARDS.length, endTo)
  renameSources(copy, stack, 4, to, endTo)
  renameSources(copy, gained, 1, to, endTo)
  for (let i = 0; i < recordCount(copy, stack); i++) {
    const slot = recordSlot(stack, i)
    if (copy[slot] === PAY && copy[slot + 4] === FROM_END_CARD) copy[slot + 1] = endTo[copy[slot + 1]]
  }
  for (const part of partsOf(s)) part.relabel?.(copy, to)
  return copy
}

function renameEntries(s: State, lists: readonly (readonly [number, number])[], to: Int32Array): void {
  for (const [at, n] of lists) for (let i = at; i < at + n; i++) if (s[i] > 0) s[i] = to[s[i] - 1] + 1
}

function moveSlots(s: State, at: number, n: number, to: Int32Array): void {
  const before = s.slice(at, at + n)
  for (let id = 0; id < n; id++) s[at + to[id]] = before[id]
}

function renameSources(s: State, records: Records, field: number, to: Int32Array, endTo: Int32Array): void {
  for (let i = 0; i < recordCount(s, records); i++) {
    const slot = recordSlot(records, i) + field
    if (s[slot] === FROM_CARD) s[slot + 1] = to[s[slot + 1]]
    if (s[slot] === FROM_END_CARD) s[slot + 1] = endTo[s[slot + 1]]
  }
}

/** See Testable.relabelAction. */
export function relabelAction(action: Action, to: Int32Array): Action {
  if ('card' in action) return { ...action, card: to[action.card] }
  if ('endCard' in action) return { ...action, endCard: to[END_CARD_BASE + action.endCard] - END_CARD_BASE }
  return action
}
