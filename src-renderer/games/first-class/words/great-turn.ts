import type { Seat } from '../../../../src-shared/core.ts'
import type { FirstClassEvent, ScoreSource } from '../../../../src-shared/games/first-class/events.ts'
import { phrase } from '../../../messages/index.ts'
import type { Moment } from '../../../words/speech.ts'
import { aKind, isKnown } from './cards.ts'

/** Points at once worth remembering. */
const MANY = 6

/** What comes of a card or contract at once; Constantinople has a moment of its own. */
const AT_ONCE: ReadonlySet<ScoreSource> = new Set(['cities', 'effects', 'luggage'])

interface Turn {
  readonly event: Extract<FirstClassEvent, { kind: 'taken' }>
  readonly points: number
  /** What its seat had then. */
  readonly value: number
  readonly contract: boolean
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
  const [best] = turnsOf(events).sort((a, b) => b.points - a.points)
  if (!best || best.points < MANY) return null
  const { event, points, value, contract } = best
  const { seat } = event
  const what = { who: nameOf(seat), n: points }
  const told =
    contract || !isKnown(event.card)
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

/** Turns from the card that was taken on, without the scorings between them. */
function turnsOf(events: readonly FirstClassEvent[]): Turn[] {
  const totals = new Map<Seat, number>()
  const turns: Turn[] = []
  let scoring = false
  for (const event of events) {
    if (event.kind === 'scoringBegan') scoring = true
    if (event.kind === 'dealt') scoring = false
    if (event.kind === 'taken') turns.push({ event, points: 0, value: totals.get(event.seat) ?? 0, contract: false })
    if (event.kind === 'scored') totals.set(event.seat, (totals.get(event.seat) ?? 0) + event.points)
    const now = turns.at(-1)
    if (scoring || now?.event.seat !== event.seat) continue
    if (event.kind === 'contractFulfilled') turns[turns.length - 1] = { ...now, contract: true }
    if (event.kind === 'scored' && AT_ONCE.has(event.source))
      turns[turns.length - 1] = { ...now, points: now.points + event.points, value: totals.get(event.seat) ?? 0 }
  }
  return turns
}
