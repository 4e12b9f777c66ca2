import { MAIL_WAGONS } from '../../../../src-shared/games/first-class/cards/index.ts'
import { KIND, firstOf, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import { popRecord, topSlot } from '../../chain.ts'
import type { State } from '../../flat.ts'
import { addMail } from '../board/trains.ts'
import { gainFrame } from '../frames/gained.ts'
import { FINE, WHY } from '../reasons.ts'
import { FROM_MAIL, coachRef, mailRef } from '../refs.ts'
import { AT, MAIL_PLACE, actor, stack } from '../state.ts'
import { MAIL_FRAME } from '../tables.ts'
import { tell } from '../tell.ts'
import { answer } from './answer.ts'

/** Which of the seat's mail wagons follows the fifth wagon, at once; only its bonus waits. [002:503, 518] */
export const mail = answer({
  kind: 'mail',
  list(s, out, n) {
    for (let id = 0; id < MAIL_WAGONS.length; id++) if (whyNot(s, id) === FINE) out[n++] = packCode(KIND.mail, id)
    return n
  },
  whyNot: (s, action) => whyNot(s, action.mail),
  touches: (s, action) => [mailRef(actor(s), action.mail)],
  whyNotAt: (s, { kind, id }) => (kind === 'mail' ? whyNot(s, id % MAIL_WAGONS.length) : FINE),
  apply(s, code, emit) {
    const seat = actor(s)
    const train = s[topSlot(s, stack) + 1]
    const id = firstOf(code)
    popRecord(s, stack)
    addMail(s, seat, train, id)
    if (emit) {
      const refs = [mailRef(seat, id), coachRef(seat, train, MAIL_PLACE)]
      tell(s, emit, refs, { kind: 'mailLaid', train, mail: id })
    }
    gainFrame(s, MAIL_FRAME[id], FROM_MAIL, mailRef(seat, id).id, emit)
  },
})

const whyNot = (s: State, id: number): number => (s[AT.mailUsed + actor(s)] & (1 << id) ? WHY.mailUsed : FINE)
