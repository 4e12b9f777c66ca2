import { kindOf, toCode, type Action } from '../../../src-shared/games/first-class/actions.ts'
import type { Reason, Seat } from '../../../src-shared/core.ts'
import type { State } from '../flat.ts'
import { MAX_CHOICES } from '../game.ts'
import { layRefusal, upgradeRefusal } from './board/coaches.ts'
import { coinsIn } from './board/coins.ts'
import { walkRefusal } from './board/conductors.ts'
import { contractRefusal } from './board/contracts.ts'
import { endCardRefusal } from './board/end-cards.ts'
import { decisionOf, listChoices } from './flow.ts'
import { betweenRefusal } from './modules/between.ts'
import { postcardRefusal } from './modules/postcard.ts'
import { orderRefusal } from './modules/teatime.ts'
import { MAY, WHY, reason } from './reasons.ts'
import { cityRefusal, driveRefusal } from './board/route.ts'
import { buyRefusal, spendStepRefusal, spendUpgradeRefusal, spendWagonRefusal } from './spending.ts'
import { AT, ENDED, actor } from './state.ts'
import { mailRefusal } from './steps/mail-wagon.ts'
import { refuseRefusal, startRefusal, takeRefusal } from './steps/turn.ts'
import { touchesOf } from './touches.ts'

const codes = new Int32Array(MAX_CHOICES)

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
