import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { endCardRef } from '../refs.ts'
import { AT, seatCount } from '../state.ts'
import { tell, type Tell } from '../tell.ts'

/** Who drafts: the seat right of the start player first, then anticlockwise. [002:71] */
export const drafter = (s: State, nth: number): Seat => (s[AT.firstStarter] + 2 * seatCount(s) - 1 - nth) % seatCount(s)

/** Does an end card lie in the set that is drafted from now? */
export function inDraftSet(s: State, card: number): boolean {
  for (let i = 0; i < s[AT.draftCount]; i++) if (s[AT.draftSet + i] === card + 1) return true
  return false
}

/** Seats + 1 end cards for the first drafter. */
export function beginDraft(s: State, emit: Tell): void {
  for (let i = 0; i <= seatCount(s); i++) {
    const top = AT.endDeck + --s[AT.endDeckCount]
    s[AT.draftSet + s[AT.draftCount]++] = s[top]
    s[top] = 0
  }
  handOn(s, emit)
}

/** Hands what is left of the set to whoever drafts next. */
export function handOn(s: State, emit: Tell): void {
  const seat = drafter(s, s[AT.draftDone])
  s[AT.actor] = seat
  if (!emit) return
  const endCards = Array.from({ length: s[AT.draftCount] }, (_, i) => s[AT.draftSet + i] - 1)
  tell(s, emit, endCards.map(endCardRef), { kind: 'draftHanded', endCards }, [seat])
}
