import type { Score } from '../../../../../src-shared/core.ts'
import type { Course } from '../../../../words/speech.ts'
import type { SeatInfo } from '../../../../../src-shared/table.ts'
import { TRACK_CARDS } from '../../../../../src-shared/games/freight-express/cards.ts'
import type { FreightEvent } from '../../../../../src-shared/games/freight-express/events.ts'
import { isKnown } from '../cards.ts'
import { momentsOf, type Told } from './moments.ts'

/** The last turn; one that ends the game as it begins is none. */
function turnsOf(events: readonly FreightEvent[]): number {
  const ended = events.find(({ kind }) => kind === 'ended')?.turn
  const counts = ({ kind, turn }: FreightEvent) => turn !== ended || (kind !== 'turnBegan' && kind !== 'ended')
  return events.reduce((most, event) => (counts(event) ? Math.max(most, event.turn) : most), 1)
}

/** How the delivered values grew turn by turn, and what is worth remembering. */
export function courseOf(
  events: readonly FreightEvent[],
  scores: readonly Score[],
  seats: readonly SeatInfo[],
): Course {
  let totals: readonly number[] = seats.map(() => 0)
  const told = events.map((event): Told => {
    const before = totals
    if (event.kind === 'uncoupled' && isKnown(event.card))
      totals = totals.map((had, seat) => (seat === event.seat ? had + TRACK_CARDS[event.card].wagon : had))
    return { event, before, totals }
  })
  return {
    turns: turnsOf(events),
    lines: seats.map((_, seat) => ({
      seat,
      steps: told
        .filter(({ before, totals }) => totals[seat] !== before[seat])
        .map(({ event, totals }) => ({ turn: event.turn, value: totals[seat] })),
      total: scores.find((one) => one.seat === seat)?.total ?? 0,
    })),
    moments: momentsOf(told, seats),
  }
}
