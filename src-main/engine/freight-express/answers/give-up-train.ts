import { KIND, packCode } from '../../../../src-shared/games/freight-express/actions.ts'
import { loseEverything } from '../discarding.ts'
import { backToStart } from '../board/locomotives.ts'
import { handTold, trainOf } from '../piles.ts'
import { refused } from '../reasons.ts'
import { locomotiveRef, seatRef, stationRef } from '../refs.ts'
import { giveUpRefusal } from '../refusals.ts'
import { activeSeat } from '../state.ts'
import { told } from '../tell.ts'
import { saying, type FreightAnswer } from './answer.ts'

/** A train that can get nowhere starts again from A; hand and wagons are lost, the turn goes on. */
export const giveUpTrain: FreightAnswer<'giveUpTrain'> = {
  ...saying('giveUpTrain'),
  list(s, out, n) {
    if (giveUpRefusal(s, activeSeat(s)) === null) out[n++] = packCode(KIND.giveUpTrain)
    return n
  },
  refusal: (s) => refused(s, giveUpRefusal(s, activeSeat(s)), () => []),
  apply(s, _, emit) {
    const seat = activeSeat(s)
    const hand = emit ? handTold(s, seat) : []
    const wagons = emit ? trainOf(s, seat) : []
    loseEverything(s, seat)
    backToStart(s, seat)
    const refs = [locomotiveRef(seat), stationRef(0)]
    emit?.({ kind: 'gaveUpTrain', ...told(s, seat, seatRef(seat), refs), hand, wagons })
  },
}
