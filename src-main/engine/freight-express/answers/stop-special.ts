import { KIND, packCode } from '../../../../src-shared/games/freight-express/actions.ts'
import type { FreightReason } from '../../../../src-shared/games/freight-express/reasons.ts'
import type { State } from '../../flat.ts'
import { refused } from '../reasons.ts'
import { proveByHand } from '../specials/special.ts'
import { closeSpecial } from '../specials/special-state.ts'
import type { Tell } from '../tell.ts'
import { saying, type FreightAnswer } from './answer.ts'

type WhyNot = (s: State) => FreightReason | null

/** No more of this special: no wagon uncoupled, no further rebuilding, nothing paid. */
export const stopSpecial = (
  whyNot: WhyNot,
  stop: (s: State, emit: Tell) => void = closeSpecial,
): FreightAnswer<'stopSpecial'> => ({
  ...saying('stopSpecial'),
  list(s, out, n) {
    if (whyNot(s) === null) out[n++] = packCode(KIND.stopSpecial)
    return n
  },
  refusal: (s) => refused(s, whyNot(s), () => []),
  apply: (s, _, emit) => stop(s, emit),
})

/**
 * No hand card will do: the hand is shown as proof, and nothing happens. Only where nothing else can be answered, and
 * by one who is forced: one who wants it has a card.
 */
export const showHand = (whyNot: WhyNot): FreightAnswer<'showHand'> => ({
  ...saying('showHand'),
  list(s, out, n) {
    if (n === 0 && whyNot(s) === null) out[n++] = packCode(KIND.showHand)
    return n
  },
  refusal: (s) => refused(s, whyNot(s), () => []),
  apply: (s, _, emit) => proveByHand(s, emit),
})
