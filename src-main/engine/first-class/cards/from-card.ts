import type { Plan, Ref } from '../../../../src-shared/core.ts'
import { pushRecord, topSlot } from '../../chain.ts'
import type { State } from '../../flat.ts'
import { FROM_CARD, cardRef } from '../refs.ts'
import { stack } from '../state.ts'

/** Puts a question or frame onto the stack that a card brings; gives the slot of its field 0. */
export function pushFromCard(s: State, kind: number, card: number): number {
  const top = pushRecord(s, stack, kind)
  s[top + 4] = FROM_CARD
  s[top + 5] = card
  return top
}

/** A plan of two answers: the card at work is taken and put where one points. null when it was taken before. */
export function takeAndPlace(s: State, end: Ref, before: readonly number[]): Omit<Plan, 'codes'> | null {
  const card = s[topSlot(s, stack) + 5]
  return before.length === 1 ? { kind: 'takeAndPlace', refs: [cardRef(card), end], end, facts: { card } } : null
}
