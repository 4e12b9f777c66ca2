import type { Score, Seat } from '../../../../../src-shared/core.ts'
import { phrase } from '../../../../messages/index.ts'
import { nameOf } from '../../../../words/names.ts'
import type { Course, Flag } from '../../../../words/speech.ts'
import type { SeatInfo } from '../../../../../src-shared/table.ts'
import type { FirstClassEvent } from '../../../../../src-shared/games/first-class/events.ts'
import { momentsOf } from './moments.ts'

/** What the turn brought that led to a scoring stands this part of a turn before it, so that it can be told from it. */
const BEFORE = 0.5
/** What comes after the last scoring stands this part of the whole further on, so that it can be told from it. */
const AFTER = 0.12

/** How the points grew turn by turn, with a flag at each scoring, and what is worth remembering. */
export function courseOf(
  events: readonly FirstClassEvent[],
  scores: readonly Score[],
  seats: readonly SeatInfo[],
): Course {
  const last = events.reduce((most, event) => Math.max(most, event.turn), 1)
  const ended = events.findIndex(({ kind }) => kind === 'draftsShown')
  const turns = ended < 0 ? last : Math.ceil(last * (1 + AFTER))
  const began = events.flatMap(({ kind, turn }, i) => (kind === 'scoringBegan' ? [[turn, i] as const] : []))
  const counted = new Map(began.toReversed())
  const leads = ({ turn }: FirstClassEvent, i: number) => i < (counted.get(turn) ?? 0)
  const turnOf = (event: FirstClassEvent, i: number): number =>
    Math.max(1, ended >= 0 && i >= ended ? turns : leads(event, i) ? event.turn - BEFORE : event.turn)
  const totals = seats.map(() => 0)
  const lines = seats.map((_, seat) => ({
    seat,
    steps: [] as { turn: number; value: number }[],
    total: scores.find((one) => one.seat === seat)?.total ?? 0,
  }))
  events.forEach((event, i) => {
    if (event.kind !== 'scored') return
    totals[event.seat] += event.points
    lines[event.seat].steps.push({ turn: turnOf(event, i), value: totals[event.seat] })
  })
  return {
    turns,
    lines,
    flags: flagsOf(events, ended < 0 ? null : turns),
    moments: momentsOf(events, seats, turnOf, nameFor(seats)),
  }
}

const nameFor =
  (seats: readonly SeatInfo[]) =>
  (seat: Seat): string =>
    nameOf(seats, seat)

function flagsOf(events: readonly FirstClassEvent[], end: number | null): Flag[] {
  const scorings = new Map<number, Flag>()
  for (const event of events)
    if (event.kind === 'scoringBegan')
      scorings.set(event.scoring, {
        turn: event.turn,
        label: phrase('first-class.course.scoring', { n: event.scoring }),
      })
  return [...scorings.values(), ...(end === null ? [] : [{ turn: end, label: phrase('first-class.course.end') }])]
}
