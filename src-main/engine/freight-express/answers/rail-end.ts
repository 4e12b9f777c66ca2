import { refsOfAction, type Action } from '../../../../src-shared/games/freight-express/actions.ts'
import type { Ref } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { answerRailEnd } from '../driving/drive.ts'
import { drivenSeat } from '../driving/drive-state.ts'
import { bare, type FreightAnswer } from './answer.ts'

const touches = (s: State, action: Action): Ref[] => refsOfAction(action, drivenSeat(s))

/** House rule stopAtRailEnd: the abducted train stops where its rails end, or is driven off them. */
export const halt: FreightAnswer<'halt'> = {
  ...bare('halt'),
  touches,
  apply: (s, _, emit) => answerRailEnd(s, false, emit),
}
export const driveOff: FreightAnswer<'driveOff'> = {
  ...bare('driveOff'),
  touches,
  apply: (s, _, emit) => answerRailEnd(s, true, emit),
}
