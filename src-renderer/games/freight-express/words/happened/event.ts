import type { Phrase } from '../../../../../src-shared/core.ts'
import type { FreightEvent } from '../../../../../src-shared/games/freight-express/events.ts'
import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'
import type { SeatInfo } from '../../../../../src-shared/table.ts'

export type EventOf<K extends FreightEvent['kind']> = Extract<FreightEvent, { readonly kind: K }>

/** What an event is told with. */
export interface Told {
  /** The name of its seat. */
  readonly who: string
  readonly seats: readonly SeatInfo[]
  readonly view: FreightView
  /** What happened together with it. */
  readonly step: readonly FreightEvent[]
}

/** What is said of each kind of event, in the past tense. */
export type EventWords = { readonly [K in FreightEvent['kind']]: (event: EventOf<K>, told: Told) => Phrase }
