import { KIND, itemOfCode, packCode } from '../../../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { Reason } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { stationOf } from '../board/locomotives.ts'
import { coupledCard, coupledCount, deliver, hasCoupled, uncouple as uncoupleFrom } from '../piles.ts'
import { reason, refused } from '../reasons.ts'
import { stationRef, trainRef, wagonRef } from '../refs.ts'
import { uncoupleRefusal, wagonRefusal } from '../refusals.ts'
import { activeSeat, everySeat } from '../state.ts'
import { told } from '../tell.ts'
import { saying, type FreightAnswer } from './answer.ts'

/** Action 4 (000:77-85): a wagon is delivered in the station of its tag. */
export const uncouple: FreightAnswer<'uncouple'> = {
  ...saying('uncouple'),
  list(s, out, n) {
    const seat = activeSeat(s)
    for (let i = 0; i < coupledCount(s, seat); i++) {
      const card = coupledCard(s, seat, i)
      if (uncoupleRefusal(s, seat, card) === null) out[n++] = packCode(KIND.uncouple, card)
    }
    return n
  },
  refusal,
  against(s, { kind, id }) {
    if (kind !== 'wagon') return []
    const other = everySeat(s).find((seat) => seat !== activeSeat(s) && hasCoupled(s, seat, id))
    if (other !== undefined) return [reason('notYourTrain', [trainRef(other)])]
    const why = refusal(s, { card: id })
    return why ? [why] : []
  },
  apply(s, code, emit) {
    const card = itemOfCode(code)
    const seat = activeSeat(s)
    uncoupleFrom(s, seat, card)
    deliver(s, seat, card)
    if (!emit) return
    const station = stationOf(s, seat)
    const refs = [wagonRef(card), trainRef(seat), stationRef(station)]
    emit({ kind: 'uncoupled', ...told(s, seat, stationRef(station), refs), card, station })
  },
}

function refusal(s: State, { card }: { readonly card: number }): Reason | null {
  const seat = activeSeat(s)
  return refused(s, wagonRefusal(s, seat, card) ?? uncoupleRefusal(s, seat, card), (name) =>
    name === 'uncoupleElsewhere' ? [wagonRef(card), stationRef(TRACK_CARDS[card].uncouple)] : [wagonRef(card)],
  )
}
