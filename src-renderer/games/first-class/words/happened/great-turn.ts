import type { Seat } from '../../../../../src-shared/core.ts'
import type { FirstClassEvent, ScoreSource } from '../../../../../src-shared/games/first-class/events.ts'
import { phrase } from '../../../../messages/index.ts'
import type { Moment } from '../../../../words/speech.ts'
import { aKind, isKnown } from '../cards.ts'

/** Points at once worth remembering. */
const MANY = 6

/** What a turn brings at once: the same sum as the timetable tells. */
const AT_ONCE: ReadonlySet<ScoreSource> = new Set(['cities', 'effects', 'luggage', 'constantinople'])

type Taken = Extract<FirstClassEvent, { kind: 'taken' }>
interface Turn {
  readonly event: Taken
  /** What its seat did in it, before its card was taken too. */
  readonly own: readonly FirstClassEvent[]
  readonly points: number
}

/** Who is first at the end, and by how much before the second. */
export interface Lead {
  readonly first: Seat | -1
  readonly ahead: number
}

/**
 * The turn that brought each seat most at once, and with what, the best first: the others where there is room for them.
 * Where the win was closer than the best, by how much.
 */
export function greatTurns(
  events: readonly FirstClassEvent[],
  nameOf: (seat: Seat) => string,
  { first, ahead }: Lead,
): (Omit<Moment, 'turn'> & { readonly weight: number })[] {
  const all = turnsOf(events)
    .filter(({ own, points }) => points >= MANY && !own.some(isFirst))
    .sort((a, b) => b.points - a.points)
  const best = all.filter((one, i) => all.findIndex(({ event }) => event.seat === one.event.seat) === i)
  return best.map(({ event, own, points }, i) => {
    const { seat } = event
    const contracts = own.filter(({ kind }) => kind === 'contractFulfilled').length
    const what = { who: nameOf(seat), n: points }
    const told =
      contracts > 1
        ? phrase('first-class.moment.turn.contracts', { ...what, m: contracts })
        : contracts > 0 || !isKnown(event.card)
          ? phrase('first-class.moment.turn.contract', what)
          : phrase('first-class.moment.turn', { ...what, card: aKind(event.card) })
    const decides = i === 0 && seat === first && ahead > 0 && points > ahead
    return {
      event,
      seat,
      // What its seat had then.
      value: pointsIn(events.slice(0, events.indexOf(own[own.length - 1]) + 1), seat),
      weight: decides ? 3 : i === 0 ? 1 : 0,
      phrase: decides ? phrase('first-class.moment.decided', { what: told, ahead }) : told,
    }
  })
}

/** Turns with a card, without the scorings between them. */
function turnsOf(events: readonly FirstClassEvent[]): Turn[] {
  const played = outsideScorings(events)
  return played
    .filter((one): one is Taken => one.kind === 'taken')
    .map((event) => {
      const all = played.filter(({ turn }) => turn === event.turn)
      const over = all.findIndex(({ kind }) => kind === 'turnEnded')
      const own = all.slice(0, over < 0 ? undefined : over).filter(({ seat }) => seat === event.seat)
      return { event, own, points: pointsIn(own, event.seat, AT_ONCE) }
    })
}

/** Without what is counted from the beginning of a scoring until cards are dealt anew. */
function outsideScorings(events: readonly FirstClassEvent[]): readonly FirstClassEvent[] {
  let scoring = false
  return events.filter(({ kind }) => {
    scoring = kind === 'scoringBegan' || (scoring && kind !== 'dealt')
    return !scoring
  })
}

/** Who is first in Constantinople has a moment of their own for it. */
const isFirst = (event: FirstClassEvent): boolean => event.kind === 'constantinople' && event.place === 1

const pointsIn = (events: readonly FirstClassEvent[], seat: Seat, sources?: ReadonlySet<ScoreSource>): number =>
  events.reduce((sum, event) => {
    const counts = event.kind === 'scored' && event.seat === seat && (sources?.has(event.source) ?? true)
    return counts ? sum + event.points : sum
  }, 0)
