import type { Seat } from '../../../../src-shared/core.ts'
import type { FirstClassEvent, ScoreSource } from '../../../../src-shared/games/first-class/events.ts'
import { phrase } from '../../../messages/index.ts'
import type { Moment } from '../../../words/speech.ts'
import { aKind, isKnown } from './cards.ts'

/** Points at once worth remembering. */
const MANY = 6

/** What a turn brings at once: the same sum as the timetable tells. */
const AT_ONCE: ReadonlySet<ScoreSource> = new Set(['cities', 'effects', 'luggage', 'constantinople'])

interface Turn {
  readonly event: Extract<FirstClassEvent, { kind: 'taken' }>
  readonly points: number
  /** What its seat had then. */
  readonly value: number
  readonly contracts: number
  /** Who is first in Constantinople has a moment of their own for it. */
  readonly first: boolean
}

/**
 * The turn that brought most at once, and with what; where the win was closer than that, by how much. `ahead` = by how
 * much the first seat is ahead of the second at the end.
 */
export function greatTurn(
  events: readonly FirstClassEvent[],
  nameOf: (seat: Seat) => string,
  { first, ahead }: { readonly first: Seat; readonly ahead: number },
): (Omit<Moment, 'turn'> & { readonly weight: number }) | null {
  const [best] = turnsOf(events)
    .filter((turn) => !turn.first)
    .sort((a, b) => b.points - a.points)
  if (!best || best.points < MANY) return null
  const { event, points, value, contracts } = best
  const { seat } = event
  const what = { who: nameOf(seat), n: points }
  const told =
    contracts > 1
      ? phrase('first-class.moment.turn.contracts', { ...what, m: contracts })
      : contracts > 0 || !isKnown(event.card)
        ? phrase('first-class.moment.turn.contract', what)
        : phrase('first-class.moment.turn', { ...what, card: aKind(event.card) })
  const decides = seat === first && ahead > 0 && points > ahead
  return {
    event,
    seat,
    value,
    weight: decides ? 3 : 1,
    phrase: decides ? phrase('first-class.moment.decided', { what: told, ahead }) : told,
  }
}

/** Turns with a card, with what was done before it too, without the scorings between them. */
function turnsOf(events: readonly FirstClassEvent[]): Turn[] {
  const totals = new Map<Seat, number>()
  const turns: Turn[] = []
  // What was done in this turn before its card was taken.
  let before: FirstClassEvent[] = []
  let [open, scoring, turnNow] = [false, false, -1]
  for (const event of events) {
    if (event.kind === 'scoringBegan') scoring = true
    if (event.kind === 'dealt') scoring = false
    if (event.turn !== turnNow || event.kind === 'turnEnded') [open, before, turnNow] = [false, [], event.turn]
    if (event.kind === 'scored') totals.set(event.seat, (totals.get(event.seat) ?? 0) + event.points)
    if (scoring) continue
    const now = turns.at(-1)
    if (event.kind === 'taken') {
      const value = totals.get(event.seat) ?? 0
      const own = before.filter(({ seat }) => seat === event.seat)
      turns.push(own.reduce<Turn>(withOne, { event, points: 0, value, contracts: 0, first: false }))
      open = true
    } else if (open && now?.event.seat === event.seat) {
      turns[turns.length - 1] = { ...withOne(now, event), value: totals.get(event.seat) ?? 0 }
    } else before.push(event)
  }
  return turns
}

function withOne(turn: Turn, event: FirstClassEvent): Turn {
  if (event.kind === 'contractFulfilled') return { ...turn, contracts: turn.contracts + 1 }
  if (event.kind === 'constantinople' && event.place === 1) return { ...turn, first: true }
  const isAtOnce = event.kind === 'scored' && AT_ONCE.has(event.source)
  return isAtOnce ? { ...turn, points: turn.points + event.points } : turn
}
