import { nameOf } from '../../../words/names.ts'
import type { SeatInfo } from '../../../../src-shared/table.ts'
import type { Phrase } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import type { FirstClassEvent, FirstClassEventKind, Holder } from '../../../../src-shared/games/first-class/events.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'

/** What a line may look at: the whole step, for what happened with it, and the position after it. */
export interface Telling {
  readonly step: readonly FirstClassEvent[]
  readonly i: number
  readonly seats: readonly SeatInfo[]
  readonly view: FirstClassView
}

type Event<K extends FirstClassEventKind> = Extract<FirstClassEvent, { kind: K }>

/** Seen at once, or told by the line of another event. */
export const SILENT: ReadonlySet<FirstClassEventKind> = new Set([
  'turnBegan',
  'turnEnded',
  'filed',
  'contractKept',
  'frameEnded',
  'frameGained',
  'destroyerLaid',
  'warehouseClosed',
  'ordersLeft',
  'endCardsOpened',
])

/** The next event, if it is of this kind. */
export function next<K extends FirstClassEventKind>({ step, i }: Telling, kind: K, by = 1): Event<K> | undefined {
  const event = step[i + by]
  return event?.kind === kind ? (event as Event<K>) : undefined
}

export const before = ({ step, i }: Telling): FirstClassEvent | undefined => step[i - 1]

/** The same step seen from a later event in it. */
export const from = (telling: Telling, i: number): Telling => ({ ...telling, i })

export const MAX_SEATS = 4

/** A seat's name, or that of a suspect whom nobody plays. */
export const holderName = (holder: Holder, seats: readonly SeatInfo[]): string | Phrase =>
  holder < MAX_SEATS
    ? nameOf(seats, holder)
    : phrase(holder === MAX_SEATS ? 'first-class.dummy.0' : 'first-class.dummy.1')
