import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { AT, ENDED, seatCount } from '../state.ts'
import { drafter } from '../setup/draft.ts'

/** What each seat knows of the draft: it has seen every end card that it kept or passed on, and no other. */

/** The place of a seat in the order of the draft, from 0. */
export function draftPlace(s: State, seat: Seat): number {
  let nth = 0
  while (drafter(s, nth) !== seat) nth++
  return nth
}

/** The end cards this seat has passed on, in order of number; none before it has drafted. */
export function passedOn(s: State, seat: Seat): number[] {
  if (s[AT.drafted + seat] === 0) return []
  const cards: number[] = []
  for (let nth = draftPlace(s, seat) + 1; nth < seatCount(s); nth++) {
    const kept = s[AT.drafted + drafter(s, nth)]
    if (kept > 0) cards.push(kept - 1)
  }
  for (let i = 0; i < s[AT.draftCount]; i++) cards.push(s[AT.draftSet + i] - 1)
  if (s[AT.leftover] > 0) cards.push(s[AT.leftover] - 1)
  return cards.sort((a, b) => a - b)
}

/** Has everybody seen where this end card is? After the end the drafted ones are shown. */
export function isPublic(s: State, endCard: number): boolean {
  if (s[AT.phase] === ENDED)
    for (let seat = 0; seat < seatCount(s); seat++) if (s[AT.drafted + seat] === endCard + 1) return true
  return hasLainOpen(s, endCard)
}

/** Open, or taken from the open ones: of those a seat passed on, only the one left over can come to that. */
export function hasLainOpen(s: State, endCard: number): boolean {
  if (s[AT.endOwner + endCard] !== 0) return true
  for (let i = 0; i < 4; i++) if (s[AT.endOpen + i] === endCard + 1) return true
  return false
}
