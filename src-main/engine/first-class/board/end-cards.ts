import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { gainFrame } from '../frames/gained.ts'
import { FROM_END_CARD, endCardRef } from '../refs.ts'
import { FINE, WHY } from '../reasons.ts'
import { AT, OPEN_END_CARDS, everySeat } from '../state.ts'
import { END_FRAME, END_FRAMES } from '../tables.ts'
import { tell, type Tell } from '../tell.ts'

const { endDeck: END_DECK, endDeckCount: END_DECK_COUNT, endOpen: END_OPEN, endOwner: END_OWNER } = AT

/** The end cards lying open, taken or bought. [002:483-491] */
export const openEndCard = (s: State, slot: number): number => s[END_OPEN + slot] - 1

function openSlot(s: State, endCard: number): number {
  for (let i = 0; i < OPEN_END_CARDS; i++) if (s[END_OPEN + i] === endCard + 1) return i
  return -1
}
/** Does this end card lie open to be taken? FINE, or why not. */
export const endCardRefusal = (s: State, endCard: number): number => (openSlot(s, endCard) < 0 ? WHY.notOpen : FINE)

/** Does any lie open? */
export function anyEndCardOpen(s: State): boolean {
  for (let i = 0; i < OPEN_END_CARDS; i++) if (s[END_OPEN + i] !== 0) return true
  return false
}

/** Its small action is gained at once; the place stays empty until the turn is over. */
export function takeEndCard(s: State, seat: Seat, endCard: number, emit: Tell): void {
  s[END_OPEN + openSlot(s, endCard)] = 0
  s[END_OWNER + endCard] = seat + 1
  if (emit) tell(s, emit, [endCardRef(endCard)], { kind: 'endCardTaken', endCard })
  for (let i = 0; i < END_FRAMES[endCard]; i++) gainFrame(s, END_FRAME[endCard] + i, FROM_END_CARD, endCard, emit)
}

/** Fills the gaps while the deck lasts. [ruling 12] */
export function refillEndCards(s: State, emit: Tell): void {
  const opened: number[] | null = emit ? [] : null
  for (let i = 0; i < OPEN_END_CARDS; i++) {
    if (s[END_OPEN + i] !== 0 || s[END_DECK_COUNT] === 0) continue
    const top = END_DECK + --s[END_DECK_COUNT]
    s[END_OPEN + i] = s[top]
    opened?.push(s[top] - 1)
    s[top] = 0
  }
  if (emit && opened && opened.length > 0) {
    tell(s, emit, opened.map(endCardRef), { kind: 'endCardsOpened', endCards: opened }, everySeat(s))
  }
}
