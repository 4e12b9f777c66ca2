import { KIND, firstOf, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { shuffle } from '../../random.ts'
import { refillEndCards } from '../board/end-cards.ts'
import { TABLE, endCardRef } from '../refs.ts'
import { beginRound } from '../turn.ts'
import { AT, actor, seatCount } from '../state.ts'
import { tell, type Tell } from '../tell.ts'
import type { Step } from '../step.ts'

/** Who drafts: the seat right of the start player first, then anticlockwise. [002:71] */
export const drafter = (s: State, nth: number): Seat => (s[AT.firstStarter] + 2 * seatCount(s) - 1 - nth) % seatCount(s)

/** Each seat keeps one of the end cards handed to it and passes the rest on. [002:71] */
export const draftStep: Step = {
  kind: 'draft',
  auto: 'ifSingle',
  advance: () => false,
  choices(s, _top, out, n) {
    for (let i = 0; i < s[AT.draftCount]; i++) out[n++] = packCode(KIND.draft, s[AT.draftSet + i] - 1)
    return n
  },
  apply(s, _top, code, emit) {
    keep(s, actor(s), firstOf(code), emit)
    if (++s[AT.draftDone] < seatCount(s)) handOn(s, emit)
    else endDraft(s, emit)
  },
  source: () => TABLE,
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

function handOn(s: State, emit: Tell): void {
  const seat = drafter(s, s[AT.draftDone])
  s[AT.actor] = seat
  if (!emit) return
  const endCards = Array.from({ length: s[AT.draftCount] }, (_, i) => s[AT.draftSet + i] - 1)
  tell(s, emit, endCards.map(endCardRef), { kind: 'draftHanded', endCards }, [seat])
}

function keep(s: State, seat: Seat, endCard: number, emit: Tell): void {
  const last = AT.draftSet + --s[AT.draftCount]
  let i = AT.draftSet
  while (s[i] !== endCard + 1) i++
  s.copyWithin(i, i + 1, last + 1)
  s[last] = 0
  s[AT.drafted + seat] = endCard + 1
  if (emit) tell(s, emit, [endCardRef(endCard)], { kind: 'drafted', endCard })
}

/** The one left over returns to the deck; four are opened; the game begins. */
function endDraft(s: State, emit: Tell): void {
  s[AT.leftover] = s[AT.draftSet]
  s[AT.endDeck + s[AT.endDeckCount]++] = s[AT.draftSet]
  s[AT.draftSet] = 0
  s[AT.draftCount] = 0
  shuffle(s, AT.generator, s, AT.endDeck, s[AT.endDeckCount])
  refillEndCards(s, emit)
  beginRound(s, emit)
}
