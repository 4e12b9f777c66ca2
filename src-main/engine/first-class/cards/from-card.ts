import { pushRecord } from '../../chain.ts'
import type { State } from '../../flat.ts'
import { FROM_CARD } from '../refs.ts'
import { stack } from '../state.ts'

/** Puts a question or frame onto the stack that a card brings; gives the slot of its field 0. */
export function pushFromCard(s: State, kind: number, card: number): number {
  const top = pushRecord(s, stack, kind)
  s[top + 4] = FROM_CARD
  s[top + 5] = card
  return top
}
