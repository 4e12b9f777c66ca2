import type { GameEvent, Phrase } from '../../../../src-shared/core.ts'
import { doerOf, type FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import type { SeatInfo } from '../../../../src-shared/table.ts'
import { phrase } from '../../../messages/index.ts'
import { nowOf, type Nows } from '../../../words/now.ts'

const NOWS: Nows<FreightEvent> = {
  drew: (_, who) => phrase('freight.now.draws', { who }),
  laid: (_, who) => phrase('freight.now.lays', { who }),
  covered: (_, who) => phrase('freight.now.lays', { who }),
  relaid: (_, who) => phrase('freight.now.lays', { who }),
  coupled: (_, who) => phrase('freight.now.couples', { who }),
  uncoupled: (_, who) => phrase('freight.now.delivers', { who }),
  drove: (_, who) => phrase('freight.now.drives', { who }),
  derailed: (_, who) => phrase('freight.now.derails', { who }),
  flew: (_, who) => phrase('freight.now.flies', { who }),
  discarded: ({ purpose }, who) =>
    purpose === 'drive' || purpose === 'refill'
      ? phrase(purpose === 'drive' ? 'freight.now.drives' : 'freight.now.refills', { who })
      : null,
  // What a station does is told by its own words.
  specialAnnounced: () => null,
}

export function now(events: readonly GameEvent[], seats: readonly SeatInfo[]): Phrase | null {
  // Cards that are drawn for one that was discarded to refill are that refilling.
  const refills = events.findLastIndex((event) => (event as FreightEvent).kind === 'discarded')
  const drawn = refills >= 0 && isRefill(events[refills]) && events.at(-1)?.kind === 'drew'
  const told = drawn ? events.slice(0, refills + 1) : events
  return nowOf(
    NOWS,
    told.map((event) => ({ ...event, seat: doerOf(event as FreightEvent) })),
    seats,
  )
}

const isRefill = (event: GameEvent): boolean =>
  (event as FreightEvent).kind === 'discarded' && (event as FreightEvent & { kind: 'discarded' }).purpose === 'refill'
