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
  const told = standing(events, scores).map((event): Told => {
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

/** The log keeps what was taken back later: only deliveries that counted in the end are told, and each thing once. */
function standing(events: readonly FreightEvent[], scores: readonly Score[]): readonly FreightEvent[] {
  const counted = new Set(scores.flatMap((score) => score.parts.flatMap((part) => part.refs.map((ref) => ref.id))))
  const key = (event: FreightEvent) =>
    event.kind === 'uncoupled'
      ? `u${event.card}`
      : event.kind === 'derailed'
        ? `d${event.turn}.${event.seat}.${event.sleeper}`
        : null
  const last = new Map(events.map((event, i) => [key(event), i]))
  return events.filter((event, i) => {
    const own = key(event)
    if (own !== null && last.get(own) !== i) return false
    return event.kind !== 'uncoupled' || scores.length === 0 || counted.has(event.card)
  })
}
