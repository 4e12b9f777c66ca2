import type { Phrase, Score, Seat } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import type { Course, Moment } from '../../../words/speech.ts'
import type { SeatInfo } from '../../../../src-shared/table.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import { isKnown, letter } from './cards.ts'
import { nameOf } from '../../../words/names.ts'

/** A wagon of at least this value is a big one. */
const BIG = 7
/** No more moments than have room beside the chart. */
const MOST = 6

/** How the delivered values grew turn by turn, and what is worth remembering. */
export function courseOf(
  events: readonly FreightEvent[],
  scores: readonly Score[],
  seats: readonly SeatInfo[],
): Course {
  const totals = seats.map(() => 0)
  const lines = seats.map((_, seat) => ({ seat, steps: [] as { turn: number; value: number }[] }))
  const moments: (Moment & { readonly weight: number })[] = []
  const note = (event: FreightEvent, seat: Seat, weight: number, what: Phrase) =>
    moments.push({ event, turn: event.turn, seat, phrase: what, value: totals[seat], weight })
  let big = false
  for (const event of standing(events, scores)) {
    const who = nameOf(seats, event.seat)
    if (event.kind === 'uncoupled' && isKnown(event.card)) {
      const { wagon } = TRACK_CARDS[event.card]
      const ahead = leader(totals)
      totals[event.seat] += wagon
      lines[event.seat].steps.push({ turn: event.turn, value: totals[event.seat] })
      const facts = { who, wagon, station: letter(event.station) }
      if (leader(totals) === event.seat && ahead !== event.seat && ahead !== null)
        note(event, event.seat, 2, phrase('freight.moment.lead', { ...facts, other: nameOf(seats, ahead) }))
      else if (!big && wagon >= BIG) note(event, event.seat, 3, phrase('freight.moment.big', facts))
      big ||= wagon >= BIG
    }
    if (event.kind === 'derailed') {
      const lost = event.hand.length + event.wagons.length
      const by = event.because.kind === 'locomotive' && event.because.id !== event.seat ? event.because.id : null
      note(
        event,
        by ?? event.seat,
        lost >= 3 ? 2 : 1,
        by === null
          ? phrase('freight.moment.derailed', { who, n: lost })
          : phrase('freight.moment.pushed', { who: nameOf(seats, by), other: who, n: lost }),
      )
    }
  }
  const chosen = [...moments].sort((a, b) => b.weight - a.weight || b.turn - a.turn).slice(0, MOST)
  const turns = events.reduce((most, event) => Math.max(most, event.turn), 1)
  return {
    turns,
    lines: lines.map((line) => ({ ...line, total: scores.find((one) => one.seat === line.seat)?.total ?? 0 })),
    moments: chosen.sort((a, b) => a.turn - b.turn),
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

/** The seat alone in front, or null. */
function leader(totals: readonly number[]): Seat | null {
  const best = Math.max(...totals)
  const first = totals.indexOf(best)
  return best > 0 && totals.lastIndexOf(best) === first ? first : null
}
