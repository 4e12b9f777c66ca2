import { KIND, itemOfCode, packCode, refsOfAction } from '../../../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { Reason, Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { payWith } from '../discarding.ts'
import { beginDrive } from '../driving/drive.ts'
import { drivesFrom } from '../driving/plans.ts'
import { sleeperOf, stationOf } from '../board/locomotives.ts'
import { poseOf } from '../board/paths.ts'
import { coupledCount, handCard, handCount, handOf, holds } from '../piles.ts'
import { reason, refused } from '../reasons.ts'
import { cardRef, locomotiveRef, seatRef } from '../refs.ts'
import { driveRefusal, handRefusal, valuesOf } from '../refusals.ts'
import { ACT, activeSeat, stepNow } from '../state.ts'
import { fieldsToDrive } from '../board/way-fields.ts'
import { saying, type FreightAnswer } from './answer.ts'

/** Action 5 (000:89-91): discards the card and drives its wagon value. Branches are asked one by one. */
export const drive: FreightAnswer<'drive'> = {
  ...saying('drive'),
  list(s, out, n) {
    const seat = activeSeat(s)
    const hand = handCount(s, seat)
    if (hand === 0) return n
    const values = valuesOf(s, seat)
    if (values === 0) return n
    const wagons = coupledCount(s, seat)
    for (let i = 0; i < hand; i++) {
      const card = handCard(s, seat, i)
      const { action, wagon } = TRACK_CARDS[card]
      out[n] = packCode(KIND.drive, card)
      if (action >= wagons) n += (values >> wagon) & 1
    }
    return n
  },
  refusal,
  /** Every field its ways pass as well. */
  touches(s, action) {
    const refs = refsOfAction(action, activeSeat(s))
    if (stepNow(s) !== ACT) return refs
    return [...refs, ...fieldsToDrive(s, poseOf(s, activeSeat(s)), TRACK_CARDS[action.card].wagon)]
  },
  against(s, target) {
    const seat = activeSeat(s)
    switch (target.kind) {
      case 'card': {
        const why = holds(s, seat, target.id) ? refusal(s, { card: target.id }) : null
        return why ? [why] : []
      }
      case 'locomotive':
        return target.id === seat ? ofNoCard(s, seat) : [reason('notYourLocomotive', [target])]
      case 'station':
        return [reason(stationOf(s, seat) === target.id ? 'youAreHere' : 'outOfReach', [target])]
      case 'sleeper':
        return [reason(sleeperOf(s, seat) === target.id ? 'youAreHere' : 'outOfReach', [target])]
      default:
        return []
    }
  },
  againstBoth(s, held, { kind, id }) {
    if (held.kind !== 'card' || (kind !== 'station' && kind !== 'sleeper' && kind !== 'locomotive')) return []
    const why = refusal(s, { card: held.id })
    if (why) return [why]
    // Where one is a card does not end but begin.
    const seat = activeSeat(s)
    const isHere = kind === 'locomotive' || (kind === 'station' && stationOf(s, seat) === id)
    return isHere ? [] : [reason('endsElsewhere', [held], TRACK_CARDS[held.id].wagon)]
  },
  plans: (s, code, playing) => drivesFrom(s, code, itemOfCode(code), playing),
  apply(s, code, emit) {
    const card = itemOfCode(code)
    payWith(s, card, 'drive', emit)
    beginDrive(s, card, TRACK_CARDS[card].wagon, emit)
  },
}

function refusal(s: State, { card }: { readonly card: number }): Reason | null {
  const seat = activeSeat(s)
  return refused(
    s,
    handRefusal(s, seat, card) ?? driveRefusal(s, seat, card, valuesOf(s, seat)),
    () => [cardRef(card)],
    (name) =>
      name === 'tooWeak' ? coupledCount(s, seat) : name === 'noWayOfLength' ? TRACK_CARDS[card].wagon : undefined,
  )
}

function ofNoCard(s: State, seat: Seat): Reason[] {
  if (handCount(s, seat) === 0) return [reason('noHandCard', [seatRef(seat)])]
  if (valuesOf(s, seat) === 0) return [reason('noRailAhead', [locomotiveRef(seat)])]
  return handOf(s, seat)
    .map((card) => refusal(s, { card }))
    .filter((why) => why !== null)
}
