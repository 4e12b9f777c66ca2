import type { FreightEvent } from '../../../src-shared/games/freight-express/events.ts'
import type { Emit } from '../game.ts'

/** Who is told what happens; undefined while a bot only thinks. */
export type Tell = Emit<FreightEvent> | undefined
