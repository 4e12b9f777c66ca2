import type { FirstClassEvent } from '../../../src-shared/games/first-class/events.ts'
import type { FirstClassView } from '../../../src-shared/games/first-class/view.ts'
import { keptAfter, keptIn, type KeptPlaces } from './kept-places.ts'
import { takenAfter, takenIn, type Taken } from './took.ts'

/** What of the past shows on the table: the cards that were taken last, and the places of those kept in the draft. */
export interface Past {
  readonly taken: Taken | null
  readonly kept: KeptPlaces
}

export function pastAfter(past: Past | null, event: FirstClassEvent, before?: FirstClassView): Past | null {
  const taken = takenAfter(past?.taken ?? null, event, before)
  const kept = keptAfter(past?.kept ?? [], event, before)
  if (past ? taken === past.taken && kept === past.kept : taken === null && kept.length === 0) return past
  return { taken, kept }
}

export function pastIn(past: Past | null, view: FirstClassView, events: readonly FirstClassEvent[]): Past {
  return { taken: takenIn(past?.taken ?? null, view, events), kept: keptIn(past?.kept ?? [], view, events) }
}
