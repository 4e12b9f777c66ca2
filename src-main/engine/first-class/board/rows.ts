import type { State } from '../../flat.ts'
import { having, inPlay } from '../modules/module.ts'
import { cardRef } from '../refs.ts'
import { AT, COLUMNS, ROWS, actor, seatCount } from '../state.ts'
import { tell, type Tell } from '../tell.ts'
import { DISCARDED, IN_HAND, putCard } from './zones.ts'

const { actor: ACTOR, rowTaken: ROW_TAKEN, takers: TAKERS } = AT

/** The cards on offer: three rows of six. [002:63, 173, 203-213] */
export const SLOTS = ROWS * COLUMNS
/** The card on offer at a place of the rows, counted row by row; -1 = none. */
export const cardAt = (s: State, slot: number): number => s[AT.rows + slot] - 1

/** At which place of the rows a card is on offer; -1 = at none. */
export function slotOf(s: State, card: number): number {
  for (let slot = 0; slot < SLOTS; slot++) if (s[AT.rows + slot] === card + 1) return slot
  return -1
}

/** The leftmost card of the topmost row that has any, or -1. */
export function firstSlot(s: State): number {
  for (let slot = 0; slot < SLOTS; slot++) if (s[AT.rows + slot] !== 0) return slot
  return -1
}

/** The seat that acts takes the card in its hand; a row with as many taken as there are seats is cleared at once. */
export function takeFromRow(s: State, slot: number, refused: boolean, emit: Tell): void {
  const card = lift(s, slot)
  putCard(s, card, IN_HAND, s[ACTOR])
  s[ROW_TAKEN + rowOf(slot)]++
  s[TAKERS + slot] = s[ACTOR] + 1
  if (emit) tell(s, emit, [cardRef(card)], { kind: 'taken', card, row: rowOf(slot), column: slot % COLUMNS, refused })
  clearFull(s, rowOf(slot), emit)
  for (const module of having.cardTaken) if (inPlay(s, module)) module.cardTaken(s, actor(s), card, emit)
}

/** The start tile takes a card out of the game; it counts as taken. [002:467-471] */
export function removeFirst(s: State, emit: Tell): void {
  const slot = firstSlot(s)
  if (slot < 0) return
  const card = lift(s, slot)
  putCard(s, card, DISCARDED)
  s[ROW_TAKEN + rowOf(slot)]++
  if (emit) tell(s, emit, [cardRef(card)], { kind: 'removed', card, row: rowOf(slot), column: slot % COLUMNS })
  clearFull(s, rowOf(slot), emit)
}

const rowOf = (slot: number): number => (slot / COLUMNS) | 0

function lift(s: State, slot: number): number {
  const card = cardAt(s, slot)
  s[AT.rows + slot] = 0
  return card
}

function clearFull(s: State, row: number, emit: Tell): void {
  if (s[ROW_TAKEN + row] !== seatCount(s)) return
  const cards = clearRow(s, row, emit)
  for (const module of having.rowCleared) if (inPlay(s, module)) module.rowCleared(s, row, cards, emit)
}

/** What is left of a row goes out of the game. */
export function clearRow(s: State, row: number, emit: Tell): number[] {
  const cards: number[] = []
  for (let slot = row * COLUMNS; slot < (row + 1) * COLUMNS; slot++) {
    if (s[AT.rows + slot] === 0) continue
    const card = lift(s, slot)
    putCard(s, card, DISCARDED)
    cards.push(card)
  }
  if (emit && cards.length > 0) tell(s, emit, cards.map(cardRef), { kind: 'rowCleared', row, cards })
  return cards
}
