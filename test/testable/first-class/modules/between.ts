import { cardBetween } from '../../../../src-main/engine/first-class/modules/between.ts'
import { withLetter } from '../../../../src-main/engine/first-class/modules/module.ts'
import { BETWEEN_PLACES } from '../../../../src-main/engine/first-class/state.ts'
import { BETWEEN, beneath } from '../../../../src-main/engine/first-class/board/zones.ts'
import type { State } from '../../../../src-main/engine/flat.ts'
import type { TestablePart } from './part.ts'

/** Modules E and F lay cards between the trains. */
export const between: TestablePart = {
  inPlay: (s: State) => withLetter('E')(s) || withLetter('F')(s),
  list(s, seat, put) {
    for (let place = 0; place < BETWEEN_PLACES; place++)
      for (let card = cardBetween(s, seat, place); card >= 0; card = beneath(s, card)) put(card, BETWEEN, seat)
  },
}
