import type { Phrase, Seat } from '../../../../../src-shared/core.ts'
import type { TransportEvent, TransportEventKind } from '../../../../../src-shared/games/transport/events.ts'
import type { TransportView } from '../../../../../src-shared/games/transport/view.ts'
import type { SeatInfo } from '../../../../../src-shared/table.ts'

export type EventOf<K extends TransportEventKind> = Extract<TransportEvent, { readonly kind: K }>

/** What an event is told with. */
export interface Told {
  /** The name of its seat. */
  readonly who: string
  readonly seats: readonly SeatInfo[]
  /** Whose pallet is told as their own. */
  readonly doer: Seat
  readonly view: TransportView
  /** What happened just before it and after it in the same step. */
  readonly before?: TransportEvent | undefined
  readonly next?: TransportEvent | undefined
  /** With all its places; what is read names no more of them than beside which intake it ended. */
  readonly heard: boolean
}

/** What is said of each kind of event, in the past tense. */
export type EventWords = { readonly [K in TransportEventKind]: (event: EventOf<K>, told: Told) => Phrase }
