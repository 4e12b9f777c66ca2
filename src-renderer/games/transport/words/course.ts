import type { Score } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import { nameOf } from '../../../words/names.ts'
import type { Course, Moment } from '../../../words/speech.ts'
import type { SeatInfo } from '../../../../src-shared/table.ts'
import { PARCELS_TO_END } from '../../../../src-shared/games/transport/cards.ts'
import type { TransportEvent } from '../../../../src-shared/games/transport/events.ts'
import { palletPhrase } from './cards.ts'

type Scored = TransportEvent & { readonly kind: 'scored' }

/** A parcel of at least this value is worth remembering. */
const BIG = 3
const MOST = 6

/** How the tiles filled turn by turn, and what is worth remembering. */
export function courseOf(
  events: readonly TransportEvent[],
  scores: readonly Score[],
  seats: readonly SeatInfo[],
): Course {
  const totals = seats.map(() => 0)
  const lines = seats.map((_, seat) => ({
    seat,
    steps: [] as { turn: number; value: number }[],
    total: scores.find((one) => one.seat === seat)?.total ?? 0,
  }))
  const moments: Moment[] = []
  for (const event of standing(events)) {
    totals[event.tile] += event.value
    lines[event.tile].steps.push({ turn: event.turn, value: totals[event.tile] })
    const facts = {
      who: nameOf(seats, event.seat),
      name: nameOf(seats, event.tile),
      n: event.value,
      pallet: palletPhrase(event.pallet),
    }
    const key =
      event.nth === PARCELS_TO_END
        ? 'transport.moment.fourth'
        : event.tile !== event.seat && !countsFor(event.seat, event.parcel, scores)
          ? 'transport.moment.gift'
          : event.value >= BIG
            ? 'transport.moment.big'
            : null
    if (key)
      moments.push({ event, turn: event.turn, seat: event.tile, value: totals[event.tile], phrase: phrase(key, facts) })
  }
  return { turns: events.reduce((most, event) => Math.max(most, event.turn), 1), lines, moments: moments.slice(-MOST) }
}

/** Do the points of a parcel count for this seat too, as those of its partner? (003:128) */
const countsFor = (seat: number, parcel: number, scores: readonly Score[]): boolean =>
  scores.some(
    (one) =>
      one.seat === seat &&
      one.parts.some(({ refs }) => refs.some(({ kind, id }) => kind === 'parcel' && id === parcel)),
  )

/** The log keeps what was taken back later: of each parcel only its last score counts. */
function standing(events: readonly TransportEvent[]): readonly Scored[] {
  const scored = events.filter((event): event is Scored => event.kind === 'scored')
  return scored.filter((event, i) => scored.findLastIndex((other) => other.parcel === event.parcel) === i)
}
