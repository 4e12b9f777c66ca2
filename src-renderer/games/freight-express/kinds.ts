import type { FreightEvent, FreightEventKind } from '../../../src-shared/games/freight-express/events.ts'
import type { FreightView } from '../../../src-shared/games/freight-express/view.ts'
import type { Script as AnyScript } from '../../stage/motion/script.ts'
import type { Layout } from './layout/layout.ts'
import type { Look } from './looks.ts'
import type { LastMove } from './memory.ts'
import type { Ways } from './track/ways.ts'

/** What the drawn table of Freight Express is made of. */
export interface FreightKinds {
  readonly view: FreightView
  readonly event: FreightEvent
  readonly look: Look
  readonly layout: Layout
  readonly last: LastMove
  readonly past: Ways
}

export type Script<E extends FreightEvent = FreightEvent> = AnyScript<FreightKinds, E>
export type Of<K extends FreightEventKind> = Script<Extract<FreightEvent, { kind: K }>>
