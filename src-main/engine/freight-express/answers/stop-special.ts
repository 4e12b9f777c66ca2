import { KIND, packCode } from '../../../../src-shared/games/freight-express/actions.ts'
import { proveByHand } from '../specials/perform.ts'
import { refused } from '../reasons.ts'
import { showHandRefusal, stopRefusal } from '../specials/special-refusals.ts'
import { closeSpecial } from '../specials/special-state.ts'
import { PAY, phase } from '../state.ts'
import { payNothing } from '../specials/wagon-specials.ts'
import { saying, type FreightAnswer } from './answer.ts'

/** No more of this special: no wagon uncoupled, no further rebuilding, nothing paid. */
export const stopSpecial: FreightAnswer<'stopSpecial'> = {
  ...saying('stopSpecial'),
  list(s, out, n) {
    if (stopRefusal(s) === null) out[n++] = packCode(KIND.stopSpecial)
    return n
  },
  refusal: (s) => refused(s, stopRefusal(s), () => []),
  apply: (s, _, emit) => (phase(s) === PAY ? payNothing(s, emit) : closeSpecial(s)),
}

/** No hand card will do: the hand is shown as proof, and nothing happens. Only where nothing else can be answered. */
export const showHand: FreightAnswer<'showHand'> = {
  ...saying('showHand'),
  list(s, out, n) {
    if (n === 0 && showHandRefusal(s) === null) out[n++] = packCode(KIND.showHand)
    return n
  },
  refusal: (s) => refused(s, showHandRefusal(s), () => []),
  apply: (s, _, emit) => proveByHand(s, emit),
}
