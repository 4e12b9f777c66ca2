import { KIND, firstOf, packCode, secondOf } from '../../../../src-shared/games/first-class/actions.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { layRefusal, lengthOf, upgradeRefusal } from '../board/coaches.ts'
import { coinForRefusal, coinsIn, columnRefusal, spendCoin } from '../board/coins.ts'
import { layWagon, upgradeWagon } from '../board/trains.ts'
import { FINE } from '../reasons.ts'
import { coachRef, columnRef, placeOfCoach, trainOfCoach } from '../refs.ts'
import { TRAINS, actor } from '../state.ts'
import { answer } from './answer.ts'

const COLUMN = 2

/** A coin of column 3: the wagon there rises; behind the last card it is a new 0-wagon. [002:617-629; ruling 8] */
export const spendUpgrade = answer({
  kind: 'spendUpgrade',
  list(s, out, n) {
    const seat = actor(s)
    if (coinsIn(s, seat, COLUMN) === 0) return n
    for (let train = 0; train < TRAINS; train++) {
      const length = lengthOf(s, seat, train)
      for (let place = 0; place <= length; place++)
        if (riseRefusal(s, seat, train, place) === FINE) out[n++] = packCode(KIND.spendUpgrade, train, place)
    }
    return n
  },
  whyNot: (s, { train, place }) => columnRefusal(s, actor(s), COLUMN) || riseRefusal(s, actor(s), train, place),
  touches: (s, { train, place }) => [columnRef(actor(s), COLUMN), coachRef(actor(s), train, place)],
  whyNotAt: (s, { kind, id }) =>
    kind === 'coach'
      ? riseRefusal(s, actor(s), trainOfCoach(id), placeOfCoach(id)) || coinForRefusal(s, actor(s), COLUMN)
      : FINE,
  apply(s, code, emit) {
    const seat = actor(s)
    const train = firstOf(code)
    const place = secondOf(code)
    spendCoin(s, seat, COLUMN, 'upgrade', emit)
    if (place === lengthOf(s, seat, train)) layWagon(s, seat, train, emit)
    else upgradeWagon(s, seat, train, place, emit)
  },
})

const riseRefusal = (s: State, seat: Seat, train: number, place: number): number =>
  place === lengthOf(s, seat, train) ? layRefusal(s, seat, train) : upgradeRefusal(s, seat, train, place)
