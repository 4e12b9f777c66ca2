import { END_CARD_PRICE, TEATIME_PRICE } from '../../../src-shared/games/first-class/cards/index.ts'
import { fromCode, kindOf, toCode, type Action } from '../../../src-shared/games/first-class/actions.ts'
import { sameRef, type Reason, type Ref, type Seat } from '../../../src-shared/core.ts'
import type { State } from '../flat.ts'
import { MAX_CHOICES } from '../game.ts'
import { layRefusal, upgradeRefusal } from './coaches.ts'
import { coinCount, coinsIn } from './coins.ts'
import { walkRefusal } from './conductors.ts'
import { contractRefusal } from './contracts.ts'
import { endCardRefusal } from './end-cards.ts'
import { decisionOf, listChoices } from './flow.ts'
import { mailRefusal } from './steps/mail-wagon.ts'
import { betweenRefusal } from './modules/between.ts'
import { isOpenOrder, orderRefusal } from './modules/teatime.ts'
import { postcardRefusal } from './modules/postcard.ts'
import { fetchRefusal } from './modules/warehouse.ts'
import { MAY, WHY, reason } from './refusals.ts'
import { cityRefusal, driveRefusal } from './route.ts'
import { buyRefusal, spendStepRefusal, spendUpgradeRefusal, spendWagonRefusal } from './spending.ts'
import { AT, ENDED, actor, ownTurn } from './state.ts'
import { slotOf } from './rows.ts'
import { refuseRefusal, startRefusal, takeRefusal } from './steps/turn.ts'
import { touchesOf } from './touches.ts'
import { CONTRACT, isAt, seatOf, zoneOf } from './zones.ts'

const codes = new Int32Array(MAX_CHOICES)

/** Why nothing is offered at this thing now; empty when some choice touches it. */
export function explainRef(s: State, target: Ref): Reason[] {
  const count = listChoices(s, codes)
  for (let i = 0; i < count; i++) if (touchesOf(s, fromCode(codes[i])).some((ref) => sameRef(ref, target))) return []
  if (s[AT.phase] === ENDED) return [reason(WHY.gameOver)]
  const owner = ownerOf(s, target)
  if (owner >= 0 && owner !== actor(s)) return [reason(WHY.notYours, [target])]
  const why = whyNot(s, target)
  if (why !== MAY) return [reason(why, [target], why === WHY.tooFewCoins ? END_CARD_PRICE : undefined)]
  const decision = decisionOf(s)
  const waits = decision && decision.kind !== 'turn' && decision.kind !== 'scoring'
  return [waits ? reason(WHY.answerFirst, [decision.source]) : reason(WHY.nothingHere, [target])]
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

/** The code of an action, or why it is not among the choices now. */
export function encodeAction(s: State, action: Action): number | Reason {
  const code = toCode(action)
  const count = listChoices(s, codes)
  let asked = false
  for (let i = 0; i < count; i++) {
    if (codes[i] === code) return code
    if (kindOf(codes[i]) === kindOf(code)) asked = true
  }
  if (s[AT.phase] === ENDED) return reason(WHY.gameOver)
  const why = actionRefusal(s, actor(s), action)
  if (why !== MAY) return reason(why, touchesOf(s, action))
  return asked ? reason(WHY.nothingHere, touchesOf(s, action)) : reason(WHY.noSuchQuestion)
}

function actionRefusal(s: State, seat: Seat, action: Action): number {
  const turn = decisionOf(s)?.kind
  switch (action.kind) {
    case 'take':
      return turn === 'turn' ? takeRefusal(s, seat, action.card) : MAY
    case 'refuse':
      return turn === 'turn' ? refuseRefusal(s, action.card) : MAY
    case 'takeStart':
      return turn === 'turn' ? startRefusal(s) : MAY
    case 'spendWagon':
      return spendWagonRefusal(s, seat, action.train)
    case 'spendStep':
      return spendStepRefusal(s, seat, action.piece)
    case 'spendUpgrade':
      return spendUpgradeRefusal(s, seat, action.train, action.place)
    case 'spendPoint':
    case 'pay':
      return coinsIn(s, seat, action.column) > 0 ? MAY : WHY.noCoinInColumn
    case 'buy':
      return endCardRefusal(s, action.endCard) || buyRefusal(s, seat)
    case 'takeEndCard':
      return endCardRefusal(s, action.endCard)
    case 'fulfil':
      return contractRefusal(s, seat, action.card)
    case 'endTurn':
      return turn === 'turn' && s[AT.taken] === 0 ? WHY.nothingTakenYet : MAY
    case 'city':
      return cityRefusal(s, seat, action.index)
    case 'lay':
      return layRefusal(s, seat, action.train)
    case 'upgrade':
      return upgradeRefusal(s, seat, action.train, action.place) || (turn === 'effect' ? WHY.notInFrame : MAY)
    case 'walk':
      return walkRefusal(s, seat, action.train) || (turn === 'effect' ? WHY.tooFar : MAY)
    case 'drive':
      return driveRefusal(s, seat) || (turn === 'effect' ? WHY.tooFar : MAY)
    case 'mail':
      return mailRefusal(s, seat, action.mail)
    case 'order':
      return orderRefusal(s, seat, action.tile, action.wagon >> 4, action.wagon & 15)
    case 'postcard':
      return postcardRefusal(s, seat, action.index)
    case 'between':
      return betweenRefusal(s, seat, action.place)
    default:
      return MAY
  }
}
