import { KIND, cellOfCode, itemOfCode, packCode } from '../../../../src-shared/games/freight-express/actions.ts'
import { NO_FACING } from '../../../../src-shared/geometry/rails.ts'
import type { Reason, Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { abduct as driveOther, abductRefusal } from '../specials/abducting.ts'
import { facingOf } from '../board/locomotives.ts'
import { coupledCount, handCard, handCount, handOf } from '../piles.ts'
import { refused } from '../reasons.ts'
import { cardRef, locomotive, seatRef } from '../refs.ts'
import { handRefusal } from '../refusals.ts'
import { activeSeat, seatCount } from '../state.ts'
import { everySeat } from '../tell.ts'
import { againstEach, saying, type FreightAnswer } from './answer.ts'

/** The variant 'Abduction': discards a hand card and drives the locomotive of another seat (000:233). */
export const abduct: FreightAnswer<'abduct'> = {
  ...saying('abduct'),
  list(s, out, n) {
    const seat = activeSeat(s)
    for (let victim = 0; victim < seatCount(s); victim++) {
      for (let i = 0; i < handCount(s, seat); i++) {
        const card = handCard(s, seat, i)
        if (abductRefusal(s, card, victim) === null) out[n++] = packCode(KIND.abduct, card, victim)
      }
    }
    return n
  },
  refusal,
  against(s, { kind, id }) {
    const meant =
      kind === 'seat' || kind === 'locomotive'
        ? handOf(s, activeSeat(s)).map((card) => ({ card, seat: id }))
        : kind === 'card'
          ? worthNaming(s).map((seat) => ({ card: id, seat }))
          : []
    return againstEach(s, refusal, meant)
  },
  apply: (s, code, emit) => driveOther(s, itemOfCode(code), cellOfCode(code), emit),
}

function refusal(s: State, { card, seat }: { readonly card: number; readonly seat: Seat }): Reason | null {
  return refused(
    s,
    handRefusal(s, activeSeat(s), card) ?? abductRefusal(s, card, seat),
    (name) => {
      if (name === 'tooWeakForIt' || name === 'notInHand') return [cardRef(card)]
      return [name === 'notOnLine' ? locomotive(seat) : seatRef(seat)]
    },
    (name) => (name === 'tooWeakForIt' ? coupledCount(s, seat) : undefined),
  )
}

/** Opponents worth speaking of with a card: those on open line, if there are any. */
function worthNaming(s: State): Seat[] {
  const others = everySeat(s).filter((seat) => seat !== activeSeat(s))
  const onLine = others.filter((seat) => facingOf(s, seat) !== NO_FACING)
  return onLine.length > 0 ? onLine : others
}
