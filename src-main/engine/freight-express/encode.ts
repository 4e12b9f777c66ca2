import { fromCode, toCode, type Action } from '../../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import type { FreightReason } from '../../../src-shared/games/freight-express/reasons.ts'
import { distinctTurns } from '../../../src-shared/geometry/rails.ts'
import type { Reason, Seat } from '../../../src-shared/core.ts'
import type { State } from '../flat.ts'
import { flyRefusal } from './flying.ts'
import { layRefusal } from './laying.ts'
import { endTurnRefusal, refillRefusal } from './must-play.ts'
import { hasToPlace, placeRefusal } from './placing.ts'
import { because } from './because.ts'
import {
  branchRefusal,
  coupleRefusal,
  driveRefusal,
  giveUpRefusal,
  handRefusal,
  pushBranchRefusal,
  uncoupleRefusal,
  valuesOf,
  wagonRefusal,
} from './refusals.ts'
import { specialRefusal, type SpecialAction } from './special-refusals.ts'
import { stationCell } from './board.ts'
import { drivenSeat } from './drive-state.ts'
import { ACT, AT, BRANCH, DROP, ENDED, PLACE, PUSH_BRANCH, RAIL_END, activeSeat, phase } from './state.ts'

/** The code of an action, or why it is not legal now. See Game.encode. Turns that show the same rails are one. */
export function encode(s: State, action: Action): number | Reason {
  const refusal = refusalOf(s, activeSeat(s), action)
  if (refusal) return because(s, refusal, action)
  return toCode(plainly(action))
}

/** See Game.decode. @throws RangeError when no action has the code. */
export const decode = (_: State, code: number): Action => fromCode(code)

/** Turns that show the same rails are written alike. */
function plainly(action: Action): Action {
  const turned = action.kind === 'lay' || action.kind === 'closeStation' || action.kind === 'relay'
  return turned ? { ...action, rotation: plainTurn(action.card, action.rotation) } : action
}

const plainTurn = (card: number, rotation: number): number => (rotation & 3) % distinctTurns(TRACK_CARDS[card].rails)

/** The first thing that forbids an action; null = nothing does. */
export function refusalOf(s: State, seat: Seat, action: Action): FreightReason | null {
  const now = phase(s)
  if (now === ENDED) return 'gameOver'
  switch (action.kind) {
    case 'branch':
      return branchAnswer(s, action.seat, action.rail)
    case 'drop':
      return now === DROP ? wagonRefusal(s, drivenSeat(s), action.card) : 'noSuchQuestion'
    case 'halt':
    case 'driveOff':
      return now === RAIL_END ? null : 'noSuchQuestion'
    case 'place':
      return now === PLACE ? placeAnswer(s, seat, action.station, action.cell) : 'noSuchQuestion'
    case 'lay':
    case 'couple':
    case 'uncouple':
    case 'drive':
    case 'refill':
    case 'giveUpTrain':
    case 'endTurn':
    case 'fly':
      return now === ACT ? actRefusal(s, seat, action) : 'answerFirst'
    default:
      return specialRefusal(s, seat, action)
  }
}

type Act = Exclude<Action, SpecialAction | { readonly kind: 'branch' | 'drop' | 'place' | 'halt' | 'driveOff' }>

function actRefusal(s: State, seat: Seat, action: Act): FreightReason | null {
  switch (action.kind) {
    case 'endTurn':
      return endTurnRefusal(s)
    case 'giveUpTrain':
      return giveUpRefusal(s, seat)
    case 'uncouple':
      return wagonRefusal(s, seat, action.card) ?? uncoupleRefusal(s, seat, action.card)
    case 'couple':
      return handRefusal(s, seat, action.card) ?? coupleRefusal(s, seat, action.card)
    case 'drive':
      return handRefusal(s, seat, action.card) ?? driveRefusal(s, seat, action.card, valuesOf(s, seat))
    case 'refill':
      return refillRefusal(s) ?? handRefusal(s, seat, action.card)
    case 'fly':
      return handRefusal(s, seat, action.card) ?? flyRefusal(s, seat, action.card, action.cell)
    case 'lay':
      return handRefusal(s, seat, action.card) ?? layRefusal(s, action.card, action.cell, action.rotation & 3)
  }
}

function branchAnswer(s: State, asked: Seat, way: number): FreightReason | null {
  const now = phase(s)
  if (now !== BRANCH && now !== PUSH_BRANCH) return 'noSuchQuestion'
  const about = now === BRANCH ? drivenSeat(s) : s[AT.drivePushed] - 1
  if (asked !== about) return 'otherLocomotive'
  return now === BRANCH ? branchRefusal(s, way) : pushBranchRefusal(s, asked, way)
}

function placeAnswer(s: State, seat: Seat, station: number, cell: number): FreightReason | null {
  if (!hasToPlace(s, seat, station)) return stationCell(s, station) >= 0 ? 'placedAlready' : 'notYourStation'
  return placeRefusal(s, cell)
}
