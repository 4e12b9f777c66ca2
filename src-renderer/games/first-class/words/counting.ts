import type { Phrase, Seat } from '../../../../src-shared/core.ts'
import { CARDS, END_CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassEvent, ScoreSource } from '../../../../src-shared/games/first-class/events.ts'
import type { FirstClassView, SeatView } from '../../../../src-shared/games/first-class/view.ts'
import { phrase } from '../../../messages/index.ts'
import type { CountedSource, Counting } from '../../../words/speech.ts'
import { endCardShort } from './cards.ts'
import { framePhrase } from './effects.ts'
import { citiesOf } from './places.ts'
import { pointsCounted } from './points.ts'
import { townPhrase } from './towns.ts'

/** What a scoring counts, in its order; what modules add comes last, and only where a seat has any. */
type Source = 'route' | 'upper' | 'lower' | 'tiles' | 'switches' | 'celebrities' | 'teatime'
const LABELS: Readonly<Record<Source, Phrase>> = {
  route: phrase('first-class.scene.routeColumn'),
  upper: phrase('first-class.scene.upperColumn'),
  lower: phrase('first-class.scene.lowerColumn'),
  tiles: phrase('first-class.scene.tilesColumn'),
  switches: phrase('first-class.score.switches'),
  celebrities: phrase('first-class.score.celebrities'),
  teatime: phrase('first-class.score.teatime'),
}

/** See Speech.counting. */
export function countingOf(
  events: readonly FirstClassEvent[],
  view: FirstClassView,
  landed: FirstClassView = view,
): Counting | null {
  const ended = events.findIndex(({ kind }) => kind === 'draftsShown')
  if (ended >= 0) return countingEnd(events.slice(ended), view, landed)
  const last = events.at(-1)
  if (!last || view.phase !== 'scoring') return null
  const points = landed.seats.map((_, seat) => pointsCounted(landed, seat))
  const gained = points.map((now, i) => now - view.books[i].before)
  // With the next cards all has been counted.
  if (last.kind === 'dealt') return { seat: null, sources: [], points, gained }
  const { seat } = last
  const mine = events.filter((event) => event.seat === seat)
  const { before, counted } = view.books[seat]
  const own = view.seats[seat]
  const sources = sourcesOf(view, own)
  const here = sources.indexOf(hereOf(mine))
  const paidBy = (source: string) =>
    mine.reduce((sum, event) => (event.kind === 'scored' && event.source === source ? sum + event.points : sum), 0)
  return {
    seat,
    points,
    gained,
    sources: sources.map((id, i): CountedSource => {
      const at = isCountedWith(id, counted) ? 'passed' : i < here ? 'passed' : i === here ? 'here' : 'ahead'
      return { id, label: LABELS[id], at, ...told(id, at) }
    }),
  }

  function told(id: Source, at: CountedSource['at']): Pick<CountedSource, 'note' | 'points' | 'pieces'> {
    if (at === 'ahead') return { points: null }
    if (id === 'route')
      return { points: counted[0] >= 0 ? counted[0] : own.points - before, note: bonusTold(mine, view, seat) }
    if (id === 'upper' || id === 'lower') {
      const train = id === 'upper' ? 0 : 1
      const { coaches, conductor } = own.trains[train]
      const wagonsIn = (some: typeof coaches) => some.filter(({ kind }) => kind === 'wagon').length
      const pieces = mine.findLast(
        (event): event is Extract<FirstClassEvent, { kind: 'trainScored' }> =>
          event.kind === 'trainScored' && event.train === train,
      )?.places
      return {
        points: Math.max(0, counted[1 + train]),
        note: phrase('first-class.counting.reached', {
          n: wagonsIn(coaches.slice(0, conductor)),
          m: wagonsIn(coaches),
        }),
        ...(pieces && { pieces: pieces.slice(0, conductor) }),
      }
    }
    if (id === 'tiles') return { points: Math.max(0, counted[3]) }
    return { points: paidBy(id) }
  }
}

/** What a tile gives is counted with the train it stands in: no event is its own. */
const isCountedWith = (id: Source, counted: readonly number[]): boolean => id === 'tiles' && counted[2] >= 0

function sourcesOf({ modules, options }: FirstClassView, { trains, between }: SeatView): readonly Source[] {
  const coaches = trains.flatMap((train) => train.coaches)
  // Without a conductor there it brings nothing, and the departure board has no column for it.
  const hasTile = trains.some((train) => train.coaches.slice(0, train.conductor).some(({ kind }) => kind === 'tile'))
  return [
    'route',
    'upper',
    'lower',
    ...(hasTile ? (['tiles'] as const) : []),
    ...(modules.includes('B') && coaches.some(({ rider }) => rider >= 0) ? (['celebrities'] as const) : []),
    ...(between.some(({ card }) => CARDS[card]?.kind === 'switch') ? (['switches'] as const) : []),
    ...(options.teatime ? (['teatime'] as const) : []),
  ]
}

/** What is being counted: of the last event that says so. */
function hereOf(events: readonly FirstClassEvent[]): Source {
  for (const event of events.toReversed()) {
    if (event.kind === 'trainScored') return event.train === 0 ? 'upper' : 'lower'
    if (event.kind === 'switchScored') return 'switches'
    const source: ScoreSource | null = event.kind === 'scored' ? event.source : null
    if (source === 'switches' || source === 'celebrities' || source === 'teatime') return source
  }
  return 'route'
}

/** The bonus that was gained last. */
function bonusTold(events: readonly FirstClassEvent[], view: FirstClassView, seat: Seat): Phrase | undefined {
  const last = events.findLast((event) => event.kind === 'cityCollected')
  if (last?.kind !== 'cityCollected') return undefined
  const city = citiesOf(view.seats[seat])[last.index]
  const what = city && 'bonus' in city ? framePhrase(city.bonus) : phrase('first-class.ask.bonus')
  return phrase('first-class.counting.bonus', { town: townPhrase(view.seats[seat], last.index), what })
}

/** At the end of the game: what a seat's end cards bring, and what is left with it. */
function countingEnd(
  events: readonly FirstClassEvent[],
  view: FirstClassView,
  landed: FirstClassView,
): Counting | null {
  const last = events.findLast((event) => event.kind === 'endCardScored' || event.kind === 'scored')
  if (!last) return null
  const { seat } = last
  const found = events.flatMap((event, i): { id: string; label: Phrase; note?: Phrase; points: number }[] => {
    if (event.seat !== seat) return []
    if (event.kind === 'endCardScored') {
      const { endCard, cards: n, points } = event
      const note = phrase('first-class.counting.endCard', { n, each: END_CARDS[endCard].points })
      return [{ id: `${i}`, label: endCardShort(endCard), note, points }]
    }
    // An end card has told its points itself.
    if (event.kind !== 'scored' || event.source === 'endCards') return []
    return [{ id: `${i}`, label: phrase(`first-class.score.${event.source}`), points: event.points }]
  })
  const paidTo = (who: Seat) =>
    events.reduce((sum, event) => (event.kind === 'scored' && event.seat === who ? sum + event.points : sum), 0)
  const points = landed.seats.map(({ points }) => points)
  return {
    seat,
    points,
    gained: view.seats.map((own, who) => paidTo(who) - (own.points - points[who])),
    sources: found.map((one, i) => ({ ...one, at: i === found.length - 1 ? 'here' : 'passed' })),
  }
}
