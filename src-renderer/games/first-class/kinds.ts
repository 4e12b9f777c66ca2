import type { FirstClassEvent, FirstClassEventKind } from '../../../src-shared/games/first-class/events.ts'
import type { FirstClassView } from '../../../src-shared/games/first-class/view.ts'
import type { Script as AnyScript } from '../../stage/motion/script.ts'
import type { Layout } from './layout/layout.ts'
import type { Look } from './looks.ts'
import type { LastMove } from './memory.ts'
import type { Past } from './past.ts'

/** What the drawn table of First Class is made of. */
export interface FirstClassKinds {
  readonly view: FirstClassView
  readonly event: FirstClassEvent
  readonly look: Look
  readonly layout: Layout
  readonly last: LastMove
  readonly past: Past
}

export type Script<E extends FirstClassEvent = FirstClassEvent> = AnyScript<FirstClassKinds, E>
export type Of<K extends FirstClassEventKind> = Script<Extract<FirstClassEvent, { kind: K }>>
