import type { Score } from '../../../core.ts'
import type { Course } from '../../../messages/speech.ts'
import type { SeatInfo } from '../../../table.ts'
import type { FirstClassEvent } from '../events.ts'

/** How the points grew turn by turn. */
export function courseOf(events: readonly FirstClassEvent[], scores: readonly Score[], seats: readonly SeatInfo[]): Course {
  const totals = seats.map(() => 0)
  const lines = seats.map((_, seat) => ({ seat, steps: [] as { turn: number; value: number }[], total: scores.find((one) => one.seat === seat)?.total ?? 0 }))
  for (const event of events) {
    if (event.kind !== 'scored') continue
    totals[event.seat] += event.points
    lines[event.seat].steps.push({ turn: event.turn, value: totals[event.seat] })
  }
  return { turns: events.reduce((most, event) => Math.max(most, event.turn), 1), lines, moments: [] }
}
