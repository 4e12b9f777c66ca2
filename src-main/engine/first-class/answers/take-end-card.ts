import { KIND, firstOf, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import type { State } from '../../flat.ts'
import { endCardRefusal, openEndCard, takeEndCard as takeOpen } from '../board/end-cards.ts'
import { choose } from '../frames/frame.ts'
import { FINE, WHY } from '../reasons.ts'
import { endCardRef } from '../refs.ts'
import { AT, OPEN_END_CARDS, actor } from '../state.ts'
import { answer } from './answer.ts'

const { frameEndCards: FRAME_END_CARDS } = AT

/** One of the open end cards, by the frame at work. [002:491] */
export const takeEndCard = answer({
  kind: 'takeEndCard',
  list(s, out, n) {
    if (s[FRAME_END_CARDS] === 0) return n
    for (let i = 0; i < OPEN_END_CARDS; i++)
      if (openEndCard(s, i) >= 0) out[n++] = packCode(KIND.takeEndCard, openEndCard(s, i))
    return n
  },
  whyNot: (s, { endCard }) => whyNot(s, endCard),
  touches: (_, { endCard }) => [endCardRef(endCard)],
  whyNotAt: (s, { kind, id }) => (kind === 'endCard' ? whyNot(s, id) : FINE),
  apply(s, code, emit) {
    choose(s, OF_END_CARDS)
    s[FRAME_END_CARDS]--
    takeOpen(s, actor(s), firstOf(code), emit)
  },
})

const OF_END_CARDS = [FRAME_END_CARDS]

const whyNot = (s: State, endCard: number): number =>
  endCardRefusal(s, endCard) || (s[FRAME_END_CARDS] > 0 ? FINE : WHY.notInFrame)
