import type { FreightEvent } from '../../../src-shared/games/freight-express/events.ts'
import type { Seat } from '../../../src-shared/core.ts'
import type { State } from '../flat.ts'
import type { Emit } from '../game.ts'
import { seatCount } from './state.ts'

/** Who is told what happens; undefined while a bot only thinks. */
export type Tell = Emit<FreightEvent> | undefined

/** All seats: what lies open is news to everyone. */
export const everySeat = (s: State): Seat[] => Array.from({ length: seatCount(s) }, (_, seat) => seat)
