import {
  CARDS,
  END_CARDS,
  END_CARD_PRICE,
  ORDERS,
  TEATIME_PRICE,
} from '../../../src-shared/games/first-class/cards/index.ts'
import { fromCode } from '../../../src-shared/games/first-class/actions.ts'
import { sameRef, type Reason, type Ref } from '../../../src-shared/core.ts'
import type { State } from '../flat.ts'
import { MAX_CHOICES } from '../game.ts'
import { layRefusal, upgradeRefusal } from './board/coaches.ts'
import { coinCount, coinsIn } from './board/coins.ts'
import { walkRefusal } from './board/conductors.ts'
import { contractRefusal } from './board/contracts.ts'
import { endCardRefusal } from './board/end-cards.ts'
import { decisionOf, listChoices } from './flow.ts'
import { mailRefusal } from './steps/mail-wagon.ts'
import { betweenRefusal } from './modules/between.ts'
import { isOpenOrder } from './modules/teatime.ts'
import { fetchRefusal } from './modules/warehouse.ts'
import { MAY, WHY, reason } from './reasons.ts'
import { cityRefusal, driveRefusal } from './board/route.ts'
import { buyRefusal } from './spending.ts'
import { AT, ENDED, MAX_ROUTE, PLACES, TRAINS, actor, ownTurn, seatCount } from './state.ts'
import { slotOf } from './board/rows.ts'
import { startRefusal, takeRefusal } from './steps/turn.ts'
import { touchesOf } from './touches.ts'
import { CONTRACT, isAt, seatOf, zoneOf } from './board/zones.ts'

const codes = new Int32Array(MAX_CHOICES)

/** Why nothing is offered at this thing now; empty when some choice touches it. */
export function explainRef(s: State, target: Ref): Reason[] {
  const count = listChoices(s, codes)
  for (let i = 0; i < count; i++) if (touchesOf(s, fromCode(codes[i])).some((ref) => sameRef(ref, target))) return []
  if (s[AT.phase] === ENDED) return [reason(WHY.gameOver)]
  if (!isThing(s, target)) return [reason(WHY.nothingHere, [target])]
  const owner = ownerOf(s, target)
  if (owner >= 0 && owner !== actor(s)) return [reason(WHY.notYours, [target])]
  const why = whyNot(s, target)
  if (why !== MAY) return [reason(why, [target], why === WHY.tooFewCoins ? END_CARD_PRICE : undefined)]
  const decision = decisionOf(s)
  const waits = decision && decision.kind !== 'turn' && decision.kind !== 'scoring'
  return [waits ? reason(WHY.answerFirst, [decision.source]) : reason(WHY.nothingHere, [target])]
}

/** A window may ask about any number: is there such a thing in this game? */
const isThing = (s: State, { kind, id }: Ref): boolean =>
  id >= 0 && id < mostOf(s, kind) && (kind !== 'city' || (id & 63) < MAX_ROUTE)

/** So many things of a kind there can be; those that no rule looks up may have any number. */
function mostOf(s: State, kind: Ref['kind']): number {
  switch (kind) {
    case 'card':
      return CARDS.length
    case 'endCard':
      return END_CARDS.length
    case 'seat':
    case 'locomotive':
      return seatCount(s)
    case 'train':
    case 'conductor':
      return seatCount(s) * TRAINS
    case 'coach':
      return seatCount(s) * TRAINS * PLACES
    case 'city':
      return seatCount(s) * 64
    case 'column':
      return seatCount(s) * 3
    case 'mail':
    case 'between':
      return seatCount(s) * 4
    case 'order':
      return ORDERS.length
    default:
      return Infinity
  }
}

/** Whose thing it is, -1 = nobody's. */
function ownerOf(s: State, { kind, id }: Ref): number {
  switch (kind) {
    case 'seat':
    case 'locomotive':
      return id
    case 'train':
    case 'conductor':
      return id >> 1
    case 'coach':
      return (id / 20) | 0
    case 'city':
      return id >> 6
    case 'column':
      return (id / 3) | 0
    case 'mail':
    case 'between':
      return id >> 2
    case 'card':
      return zoneOf(s, id) === CONTRACT ? seatOf(s, id) : -1
    default:
      return -1
  }
}

/** The same predicates as the lists ask; MAY when only the moment is wrong. */
function whyNot(s: State, { kind, id }: Ref): number {
  const seat = actor(s)
  const turn = decisionOf(s)?.kind
  switch (kind) {
    case 'card':
      if (isAt(s, id, CONTRACT, seat)) return ownTurn(s) ? contractRefusal(s, seat, id) : WHY.coinsOwnTurn
      if (turn === 'warehouse') return fetchRefusal(s, seat, id)
      return slotOf(s, id) >= 0 && turn === 'turn' ? takeRefusal(s, seat, id) : MAY
    case 'startTile':
      return turn === 'turn' ? startRefusal(s) : MAY
    case 'endCard':
      return endCardRefusal(s, id) || (turn === 'turn' || turn === 'scoring' ? buyRefusal(s, seat) : MAY)
    case 'column':
      return coinsIn(s, seat, id % 3) === 0 ? WHY.noCoinInColumn : ownTurn(s) ? MAY : WHY.coinsOwnTurn
    case 'coach':
      return upgradeRefusal(s, seat, ((id / 10) | 0) % 2, id % 10)
    case 'train':
      return layRefusal(s, seat, id % 2)
    case 'conductor':
      return walkRefusal(s, seat, id % 2)
    case 'locomotive':
      return driveRefusal(s, seat)
    case 'city':
      return turn === 'scoring' ? cityRefusal(s, seat, id & 63) : MAY
    case 'mail':
      return mailRefusal(s, seat, id & 3)
    case 'gained':
      return turn === 'turn' || turn === 'scoring' ? WHY.frameDoesNothing : MAY
    case 'order':
      return !isOpenOrder(s, id) ? WHY.orderNotOpen : coinCount(s, seat) < TEATIME_PRICE ? WHY.tooFewForOrder : MAY
    case 'between':
      return turn === 'layBetween' ? betweenRefusal(s, seat, id & 3) : MAY
    case 'seat':
      return turn === 'turn' && s[AT.taken] === 0 ? WHY.nothingTakenYet : MAY
    default:
      return MAY
  }
}
