import { KIND, firstOf, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import { layRefusal } from '../board/coaches.ts'
import { coinForRefusal, coinsIn, columnRefusal, spendCoin } from '../board/coins.ts'
import { layWagon } from '../board/trains.ts'
import { FINE } from '../reasons.ts'
import { columnRef, trainRef } from '../refs.ts'
import { TRAINS, actor } from '../state.ts'
import { answer } from './answer.ts'

const COLUMN = 0

/** A coin of column 1: a 0-wagon. [002:617-629] */
export const spendWagon = answer({
  kind: 'spendWagon',
  list(s, out, n) {
    const seat = actor(s)
    if (coinsIn(s, seat, COLUMN) === 0) return n
    for (let train = 0; train < TRAINS; train++)
      if (layRefusal(s, seat, train) === FINE) out[n++] = packCode(KIND.spendWagon, train)
    return n
  },
  whyNot: (s, { train }) => columnRefusal(s, actor(s), COLUMN) || layRefusal(s, actor(s), train),
  touches: (s, { train }) => [columnRef(actor(s), COLUMN), trainRef(actor(s), train)],
  whyNotAt: (s, { kind, id }) =>
    kind === 'train' ? layRefusal(s, actor(s), id % TRAINS) || coinForRefusal(s, actor(s), COLUMN) : FINE,
  apply(s, code, emit) {
    spendCoin(s, actor(s), COLUMN, 'wagon', emit)
    layWagon(s, actor(s), firstOf(code), emit)
  },
})
