import { KIND, firstOf, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { shuffle } from '../../random.ts'
import { refillEndCards } from '../board/end-cards.ts'
import { FINE, WHY } from '../reasons.ts'
import { endCardRef } from '../refs.ts'
import { handOn, inDraftSet } from '../setup/draft.ts'
import { AT, actor, seatCount } from '../state.ts'
import { tell, type Tell } from '../tell.ts'
import { beginRound } from '../turn.ts'
import { answer } from './answer.ts'

const {
  draftCount: DRAFT_COUNT,
  draftDone: DRAFT_DONE,
  draftSet: DRAFT_SET,
  drafted: DRAFTED,
  endDeck: END_DECK,
  endDeckCount: END_DECK_COUNT,
  generator: GENERATOR,
  leftover: LEFTOVER,
} = AT

/** Each seat keeps one of the end cards handed to it and passes the rest on. [002:71] */
export const draft = answer({
  kind: 'draft',
  list(s, out, n) {
    for (let i = 0; i < s[DRAFT_COUNT]; i++) out[n++] = packCode(KIND.draft, s[DRAFT_SET + i] - 1)
    return n
  },
  whyNot: (s, { endCard }) => (inDraftSet(s, endCard) ? FINE : WHY.nothingHere),
  touches: (_, { endCard }) => [endCardRef(endCard)],
  apply(s, code, emit) {
    keep(s, actor(s), firstOf(code), emit)
    if (++s[DRAFT_DONE] < seatCount(s)) handOn(s, emit)
    else endDraft(s, emit)
  },
})

function keep(s: State, seat: Seat, endCard: number, emit: Tell): void {
  const last = DRAFT_SET + --s[DRAFT_COUNT]
  let i = DRAFT_SET
  while (s[i] !== endCard + 1) i++
  s.copyWithin(i, i + 1, last + 1)
  s[last] = 0
  s[DRAFTED + seat] = endCard + 1
  if (emit) tell(s, emit, [endCardRef(endCard)], { kind: 'drafted', endCard })
}

/** The one left over returns to the deck; four are opened; the game begins. */
function endDraft(s: State, emit: Tell): void {
  s[LEFTOVER] = s[DRAFT_SET]
  s[END_DECK + s[END_DECK_COUNT]++] = s[DRAFT_SET]
  s[DRAFT_SET] = 0
  s[DRAFT_COUNT] = 0
  shuffle(s, GENERATOR, s, END_DECK, s[END_DECK_COUNT])
  refillEndCards(s, emit)
  beginRound(s, emit)
}
