import type { FirstClassEvent } from '../../../src-shared/games/first-class/events.ts'
import type { FirstClassView } from '../../../src-shared/games/first-class/view.ts'
import { keptAfter, keptIn, type KeptPlaces } from './kept-places.ts'
import { roundAfter, roundIn, type InRound } from './taken-in-round.ts'
import { takenAfter, takenIn, type Taken } from './took.ts'

/**
 * What of the past shows on the table: the cards that were taken last and in this round, the places of those kept in
 * the draft, and which cities have paid whoever is counted.
 */
export interface Past {
  readonly taken: Taken | null
  readonly round: InRound
  readonly kept: KeptPlaces
  /** null = it is not known. */
  readonly paid: readonly number[] | null
  /** The turn in which the cards of the rows were dealt, which was over then. */
  readonly dealt: number
}

const NOTHING: Past = { taken: null, round: [], kept: [], paid: null, dealt: -1 }

export function pastAfter(past: Past | null, event: FirstClassEvent, before?: FirstClassView): Past | null {
  const known = past ?? NOTHING
  const next: Past = {
    taken: takenAfter(known.taken, event, before),
    round: roundAfter(known.round, event),
    kept: keptAfter(known.kept, event, before),
    paid: paidAfter(known.paid, event),
    dealt: event.kind === 'dealt' ? event.turn : known.dealt,
  }
  const isSame = (['taken', 'round', 'kept', 'paid', 'dealt'] as const).every((part) => next[part] === known[part])
  return isSame ? past : next
}

export function pastIn(past: Past | null, view: FirstClassView, events: readonly FirstClassEvent[]): Past {
  const paid = events.some(({ kind }) => kind === 'scoringBegan')
    ? events.reduce<Past['paid']>(paidAfter, null)
    : (past?.paid ?? null)
  const dealt = events.findLast(({ kind }) => kind === 'dealt')?.turn ?? past?.dealt ?? -1
  return {
    taken: takenIn(past?.taken ?? null, view, events),
    round: roundIn(past?.round ?? NOTHING.round, view, events),
    kept: keptIn(past?.kept ?? [], view, events),
    paid,
    dealt,
  }
}

/** The bonus cities of whoever is counted, as they pay: their places on the route. */
function paidAfter(paid: Past['paid'], event: FirstClassEvent): Past['paid'] {
  if (event.kind === 'scoringBegan') return []
  return event.kind === 'cityCollected' && paid ? [...paid, event.index] : paid
}
