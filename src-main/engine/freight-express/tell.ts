import type { GameEvent, Ref, Seat } from '../../../src-shared/core.ts'
import type { FreightEvent } from '../../../src-shared/games/freight-express/events.ts'
import type { State } from '../flat.ts'
import type { Emit } from '../game.ts'
import { AT } from './state.ts'

/** Who is told what happens; undefined while a bot only thinks. */
export type Tell = Emit<FreightEvent> | undefined

/** What every event carries. */
export const told = (
  s: State,
  seat: Seat,
  because: Ref,
  refs: readonly Ref[],
  learnt: readonly Seat[] = [],
): Omit<GameEvent, 'kind'> => ({ turn: s[AT.turn], seat, because, refs, learnt })
