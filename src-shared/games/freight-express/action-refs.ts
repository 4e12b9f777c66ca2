import type { Ref, Seat } from '../../core.ts'
import type { Action } from './actions.ts'

/**
 * What one may point at to mean this action. `giveUpTrain`, `halt` and `driveOff` point at the seat's locomotive,
 * `endTurn` at the seat.
 */
export function refsOfAction(action: Action, active: Seat): Ref[] {
  switch (action.kind) {
    case 'lay':
      return [
        { kind: 'card', id: action.card },
        { kind: 'cell', id: action.cell },
      ]
    case 'couple':
      return [
        { kind: 'card', id: action.card },
        { kind: 'train', id: active },
      ]
    case 'uncouple':
    case 'drop':
      return [{ kind: 'wagon', id: action.card }]
    case 'drive':
      return [
        { kind: 'card', id: action.card },
        { kind: 'locomotive', id: active },
      ]
    case 'refill':
      return [
        { kind: 'card', id: action.card },
        { kind: 'pile', id: 0 },
      ]
    case 'giveUpTrain':
    case 'halt':
    case 'driveOff':
      return [{ kind: 'locomotive', id: active }]
    case 'endTurn':
      return [{ kind: 'seat', id: active }]
    case 'branch':
      return [{ kind: 'locomotive', id: action.seat }]
    case 'place':
      return [
        { kind: 'station', id: action.station },
        { kind: 'cell', id: action.cell },
      ]
    case 'chooseSeat':
      return [
        { kind: 'seat', id: action.seat },
        { kind: 'train', id: action.seat },
      ]
    case 'closeStation':
      return [
        { kind: 'card', id: action.card },
        { kind: 'station', id: action.station },
      ]
    case 'takeWagon':
      return [{ kind: 'wagon', id: action.card }]
    case 'takeCard':
      return [{ kind: 'card', id: action.card }]
    case 'rebuild':
    case 'fly':
      return [
        { kind: 'card', id: action.card },
        { kind: 'cell', id: action.cell },
      ]
    case 'relay':
      return [{ kind: 'cell', id: action.cell }]
    case 'scrap':
      return [{ kind: 'pile', id: 1 }]
    case 'abduct':
      return [
        { kind: 'card', id: action.card },
        { kind: 'locomotive', id: action.seat },
      ]
    case 'useSpecial':
      return [{ kind: 'locomotive', id: active }]
    case 'skipSpecial':
    case 'playVeto':
    case 'passVeto':
    case 'stopSpecial':
    case 'showHand':
      return [{ kind: 'seat', id: active }]
  }
}
