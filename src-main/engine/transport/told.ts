import type { GameEvent, Ref, Seat } from '../../../src-shared/core.ts'
import type { State } from '../flat.ts'
import { activeSeat, AT } from './state.ts'

/** What every event of the one who acts carries. */
export const told = (s: State, because: Ref, refs: readonly Ref[], learnt: readonly Seat[] = []): Omit<GameEvent, 'kind'> =>
  ({ turn: s[AT.turn], seat: activeSeat(s), because, refs, learnt })
