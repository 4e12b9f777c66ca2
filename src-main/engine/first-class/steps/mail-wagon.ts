import { MAIL_WAGONS } from '../../../../src-shared/games/first-class/cards/index.ts'
import { KIND, firstOf, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import { popRecord } from '../../chain.ts'
import type { State } from '../../flat.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import { gainFrame } from '../frames/gained.ts'
import { FROM_MAIL, coachRef, mailRef } from '../refs.ts'
import { MAY, WHY } from '../reasons.ts'
import { AT, MAIL_PLACE, actor, stack } from '../state.ts'
import { MAIL_FRAME } from '../tables.ts'
import { tell } from '../tell.ts'
import { addMail } from '../board/trains.ts'
import type { Step } from '../step.ts'

/** May a seat lay this one of its mail wagons? MAY, or why not. */
export const mailRefusal = (s: State, seat: Seat, mail: number): number =>
  s[AT.mailUsed + seat] & (1 << mail) ? WHY.mailUsed : MAY

/** Behind the fifth wagon one of the seat's mail wagons must follow at once; only its bonus waits. [002:503, 518] */
export const mailWagonStep: Step = {
  kind: 'mailWagon',
  auto: 'ifSingle',
  advance: () => false,
  choices(s, _top, out, n) {
    for (let mail = 0; mail < MAIL_WAGONS.length; mail++)
      if (mailRefusal(s, actor(s), mail) === MAY) out[n++] = packCode(KIND.mail, mail)
    return n
  },
  apply(s, top, code, emit) {
    const seat = actor(s)
    const train = s[top + 1]
    const mail = firstOf(code)
    popRecord(s, stack)
    addMail(s, seat, train, mail)
    if (emit) tell(s, emit, [mailRef(seat, mail), coachRef(seat, train, MAIL_PLACE)], { kind: 'mailLaid', train, mail })
    gainFrame(s, MAIL_FRAME[mail], FROM_MAIL, seat * 4 + mail, emit)
  },
}
