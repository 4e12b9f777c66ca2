import { KIND, itemOfCode, packCode } from '../../../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import { NO_FACING } from '../../../../src-shared/geometry/rails.ts'
import type { Reason, Ref, Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { facingOf, stationOf } from '../board/locomotives.ts'
import {
  couple as coupleTo,
  coupledCount,
  handCard,
  handCount,
  handOf,
  hasCoupled,
  holds,
  playFromHand,
} from '../piles.ts'
import { reason, refused } from '../reasons.ts'
import { cardRef, locomotiveRef, seatRef, stationRef, trainRef, wagonRef } from '../refs.ts'
import { coupleRefusal, handRefusal } from '../refusals.ts'
import { MAX_COUPLED, activeSeat } from '../state.ts'
import { told } from '../tell.ts'
import { saying, type FreightAnswer } from './answer.ts'

/** Action 3 (000:63-75): a hand card becomes a wagon, in the station of its tag. */
export const couple: FreightAnswer<'couple'> = {
  ...saying('couple'),
  list(s, out, n) {
    const seat = activeSeat(s)
    const hand = handCount(s, seat)
    // On the line, or behind a full train, none may be.
    if (hand === 0 || facingOf(s, seat) !== NO_FACING || coupledCount(s, seat) >= MAX_COUPLED) return n
    const station = stationOf(s, seat)
    for (let i = 0; i < hand; i++) {
      const card = handCard(s, seat, i)
      if (TRACK_CARDS[card].couple === station) out[n++] = packCode(KIND.couple, card)
    }
    return n
  },
  refusal,
  against(s, target) {
    const seat = activeSeat(s)
    if (target.kind === 'card' && holds(s, seat, target.id)) {
      const why = refusal(s, { card: target.id })
      return why ? [why] : []
    }
    if (target.kind !== 'train') return []
    return target.id === seat ? ofNoCard(s, seat) : [reason('notYourTrain', [target])]
  },
  againstBoth(s, held, place) {
    const why = held.kind === 'card' && isOwnTrain(s, place) ? refusal(s, { card: held.id }) : null
    return why ? [why] : []
  },
  apply(s, code, emit) {
    const card = itemOfCode(code)
    const seat = activeSeat(s)
    playFromHand(s, seat, card)
    coupleTo(s, seat, card)
    if (!emit) return
    const station = stationOf(s, seat)
    const refs = [wagonRef(card), trainRef(seat), stationRef(station)]
    emit({ kind: 'coupled', ...told(s, seat, stationRef(station), refs), card, station })
  },
}

/** One's train, wherever one takes it to be: its plate, its engine, a wagon, the station where it stands. */
function isOwnTrain(s: State, { kind, id }: Ref): boolean {
  const seat = activeSeat(s)
  if (kind === 'station') return id === stationOf(s, seat)
  return kind === 'wagon' ? hasCoupled(s, seat, id) : (kind === 'train' || kind === 'locomotive') && id === seat
}

function refusal(s: State, { card }: { readonly card: number }): Reason | null {
  const seat = activeSeat(s)
  return refused(s, handRefusal(s, seat, card) ?? coupleRefusal(s, seat, card), (name) =>
    name === 'coupleElsewhere' ? [cardRef(card), stationRef(TRACK_CARDS[card].couple)] : [cardRef(card)],
  )
}

function ofNoCard(s: State, seat: Seat): Reason[] {
  if (handCount(s, seat) === 0) return [reason('noHandCard', [seatRef(seat)])]
  const station = stationOf(s, seat)
  if (station < 0) return [reason('trainOnLine', [locomotiveRef(seat)])]
  return [
    coupledCount(s, seat) >= MAX_COUPLED && handOf(s, seat).some((card) => TRACK_CARDS[card].couple === station)
      ? reason('trainFull', [trainRef(seat)], MAX_COUPLED)
      : reason('noWagonFitsHere', [stationRef(station)]),
  ]
}
