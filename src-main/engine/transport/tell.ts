import type { GameEvent, Ref, Seat } from '../../../src-shared/core.ts'
import type { TransportEvent } from '../../../src-shared/games/transport/events.ts'
import type { State } from '../flat.ts'
import type { Emit } from '../game.ts'
import { activeSeat, AT } from './state.ts'

/** Who is told what happens; undefined while a bot only thinks. */
export type Tell = Emit<TransportEvent> | undefined

/** What every event of the one who acts carries. */
export const told = (
  s: State,
  because: Ref,
  refs: readonly Ref[],
  learnt: readonly Seat[] = [],
): Omit<GameEvent, 'kind'> => ({ turn: s[AT.turn], seat: activeSeat(s), because, refs, learnt })
