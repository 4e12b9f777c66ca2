import type { Phrase } from '../../../../../src-shared/core.ts'
import type { FirstClassEvent, FirstClassEventKind } from '../../../../../src-shared/games/first-class/events.ts'
import type { FirstClassView } from '../../../../../src-shared/games/first-class/view.ts'
import type { SeatInfo } from '../../../../../src-shared/table.ts'

export type EventOf<K extends FirstClassEventKind> = Extract<FirstClassEvent, { readonly kind: K }>

/** What an event is told with. */
export interface Told {
  /** The name of its seat. */
  readonly who: string
  readonly seats: readonly SeatInfo[]
  /** The position after the step. */
  readonly view: FirstClassView
  /** What happened together with it, and which of that it is. */
  readonly step: readonly FirstClassEvent[]
  readonly i: number
}

/** What is said of each kind of event, in the past tense; null: the line of another event tells it. */
export type EventWords = { readonly [K in FirstClassEventKind]: (event: EventOf<K>, told: Told) => Phrase | null }

/** The next event, if it is of this kind. */
export function next<K extends FirstClassEventKind>({ step, i }: Told, kind: K): EventOf<K> | undefined {
  const event = step[i + 1]
  return event?.kind === kind ? (event as EventOf<K>) : undefined
}

/** What these words say of it; null too where they have none for its kind, or where there is no such event. */
export function tell(words: Partial<EventWords>, told: Told): Phrase | null {
  const event = told.step.at(told.i)
  if (!event) return null
  const say = words[event.kind] as ((event: FirstClassEvent, told: Told) => Phrase | null) | undefined
  return say?.(event, told) ?? null
}

export const before = ({ step, i }: Told): FirstClassEvent | undefined => step[i - 1]
