import type { TransportEvent, TransportEventKind } from '../../../src-shared/games/transport/events.ts'
import type { TransportView } from '../../../src-shared/games/transport/view.ts'
import type { Script as AnyScript } from '../../stage/motion/script.ts'
import type { Layout } from './layout/layout.ts'
import type { Look } from './looks.ts'
import type { LastMove } from './memory.ts'
import type { Brought } from './words/happened/steals.ts'

/** What the drawn table of Transport is made of. */
export interface TransportKinds {
  readonly view: TransportView
  readonly event: TransportEvent
  readonly look: Look
  readonly layout: Layout
  readonly last: LastMove
  readonly past: Brought
}

export type Script<E extends TransportEvent = TransportEvent> = AnyScript<TransportKinds, E>
export type Of<K extends TransportEventKind> = Script<Extract<TransportEvent, { kind: K }>>
