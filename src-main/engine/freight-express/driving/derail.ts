import type { Ref, Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { loseEverything } from '../discarding.ts'
import { backToStart, sleeperOf } from '../board/locomotives.ts'
import { handTold, trainOf } from '../piles.ts'
import { chooserSeat } from '../specials/special-state.ts'
import { AT, everySeat } from '../state.ts'
import { locomotiveRef, stationRef } from '../refs.ts'
import { told, type Tell } from '../tell.ts'

/**
 * A locomotive was pushed over `side` where no rail continues. Its owner loses hand and wagons, the house rule
 * pusherPays makes it the pusher (001), which is who chose the way: under a veto the one who dictates (ours); the
 * locomotive goes back to A either way (000:115-117).
 */
export function derail(s: State, seat: Seat, side: number, driver: Seat, emit: Tell): void {
  const payer = s[AT.pusherPays] ? chooserSeat(s) : seat
  const sleeper = sleeperOf(s, seat)
  const hand = emit ? handTold(s, payer) : []
  const wagons = emit ? trainOf(s, payer) : []
  loseEverything(s, payer)
  backToStart(s, seat)
  if (!emit) return
  const learnt = hand.length > 0 && payer !== driver ? othersThan(s, payer) : []
  const refs: Ref[] = [locomotiveRef(seat), { kind: 'sleeper', id: sleeper }, stationRef(0)]
  emit({
    kind: 'derailed',
    ...told(s, seat, locomotiveRef(driver), refs, learnt),
    sleeper,
    side,
    payer,
    hand,
    wagons,
  })
}

/**
 * They see a hand that was hidden. What one shows of one's own hand is not counted: only who shows it can lose by
 * taking it back.
 */
const othersThan = (s: State, seat: Seat): Seat[] => everySeat(s).filter((other) => other !== seat)
