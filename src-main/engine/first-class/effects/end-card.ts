import { KIND, firstOf, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import { anyEndCardOpen, openEndCard, takeEndCard } from '../board/end-cards.ts'
import { AT, OPEN_END_CARDS } from '../state.ts'
import type { EffectRule } from '../frames/rule.ts'

/** One of the open end cards; too few open: the rest lapses. [002:491] */
export const endCardEffect: EffectRule = {
  can: anyEndCardOpen,
  load(s, n) {
    s[AT.frameEndCards] += n
  },
  open: (s) => s[AT.frameEndCards] > 0 && anyEndCardOpen(s),
  list(s, _seat, out, n) {
    if (s[AT.frameEndCards] === 0) return n
    for (let i = 0; i < OPEN_END_CARDS; i++)
      if (openEndCard(s, i) >= 0) out[n++] = packCode(KIND.takeEndCard, openEndCard(s, i))
    return n
  },
  slots: [AT.frameEndCards],
  answers: [KIND.takeEndCard],
  use(s, seat, code, emit) {
    s[AT.frameEndCards]--
    takeEndCard(s, seat, firstOf(code), emit)
  },
}
