import type { Phrase, Seat } from '../../../../../src-shared/core.ts'
import { phrase } from '../../../../messages/index.ts'
import type { Moment } from '../../../../words/speech.ts'
import type { SeatInfo } from '../../../../../src-shared/table.ts'
import type { FirstClassEvent, ScoreSource } from '../../../../../src-shared/games/first-class/events.ts'
import { greatTurns, type Lead } from './great-turn.ts'
import { longestTrain } from './longest-train.ts'

/** No more than have room beside the chart. */
const MOST = 6
/** End cards together worth remembering. */
const MANY = 15

type NameOf = (seat: Seat) => string
type TurnOf = (event: FirstClassEvent, i: number) => number
interface Weighed extends Moment {
  readonly weight: number
}

const OF_SCORING: ReadonlySet<ScoreSource> = new Set([
  'trains1',
  'trains2',
  'trains3',
  'celebrities',
  'switches',
  'teatime',
])

/** What is worth remembering of a game, in the order of its turns. */
export function momentsOf(
  events: readonly FirstClassEvent[],
  seats: readonly SeatInfo[],
  turnOf: TurnOf,
  nameOf: NameOf,
): readonly Moment[] {
  const totals = seats.map(() => 0)
  const found: Weighed[] = []
  events.forEach((event, i) => {
    if (event.kind === 'scored') totals[event.seat] += event.points
    for (const one of momentsAt(event, totals, nameOf)) found.push({ ...one, turn: turnOf(event, i) })
  })
  const all = [
    ...found,
    ...bestTurns(events, totals, turnOf, nameOf),
    ...[bestScoring, leadTaken, endCards, longest].flatMap((momentsIn) => momentsIn(events, seats, turnOf, nameOf)),
  ]
  return foremost([...all, ...ownBest(all, events, seats, turnOf, nameOf)])
    .sort((a, b) => a.turn - b.turn)
    .map(({ weight: _, ...moment }) => ({ ...moment, at: moment.turn, turn: moment.event.turn }))
}

/** A person of whom nothing else is told has their best scoring told, however little others think of it. */
function ownBest(
  all: readonly Moment[],
  events: readonly FirstClassEvent[],
  seats: readonly SeatInfo[],
  turnOf: TurnOf,
  nameOf: NameOf,
): Weighed[] {
  return seats.flatMap(({ player }, seat): Weighed[] => {
    if (player !== 'person' || all.some((one) => one.seat === seat)) return []
    const [best] = scoringsOf(events, seats, turnOf, nameOf)
      .flatMap((sums) => sums.filter((one) => one.seat === seat && one.points > 0))
      .sort((a, b) => b.points - a.points)
    if (!best) return []
    const { points: _, ...moment } = best
    return [{ ...moment, weight: 0 }]
  })
}

/** The weightiest, one of each turn; the lightest of who has several gives way to a seat that would have none. */
function foremost(all: readonly Weighed[]): Weighed[] {
  const ranked = [...all].sort((a, b) => b.weight - a.weight || b.turn - a.turn)
  const single = ranked.filter((one, i) => ranked.findIndex((other) => isSameTurn(other, one)) === i)
  const kept = single.slice(0, MOST)
  for (const one of ranked) {
    if (kept.some(({ seat }) => seat === one.seat)) continue
    const gives = kept.find((other) => isSameTurn(other, one)) ?? kept.findLast(({ seat }) => hasSeveral(seat))
    if (gives && hasSeveral(gives.seat)) kept.splice(kept.indexOf(gives), 1, one)
  }
  return kept

  function hasSeveral(seat: Seat): boolean {
    return kept.filter((one) => one.seat === seat).length > 1
  }
}

/** Within a turn what came earlier stands a part of it before. What befalls several at once is told of each of them. */
const isSameTurn = (a: Moment, b: Moment): boolean =>
  Math.ceil(a.turn) === Math.ceil(b.turn) && (a.event !== b.event || a.seat === b.seat)

function bestTurns(
  events: readonly FirstClassEvent[],
  totals: readonly number[],
  turnOf: TurnOf,
  nameOf: NameOf,
): Weighed[] {
  return greatTurns(events, nameOf, lead(events, totals)).map((one) => ({
    ...one,
    turn: turnOf(one.event as FirstClassEvent, events.indexOf(one.event as FirstClassEvent)),
  }))
}

/** Who is first and by how much, of those who may win: nobody by anything where all others were arrested. */
function lead(events: readonly FirstClassEvent[], totals: readonly number[]): Lead {
  const out = events.flatMap((event) => (event.kind === 'verdict' ? event.out : []))
  const [first, second] = totals
    .map((points, seat) => ({ points, seat }))
    .filter(({ seat }) => !out.includes(seat))
    .sort((a, b) => b.points - a.points)
  return first && second ? { first: first.seat, ahead: first.points - second.points } : { first: -1, ahead: 0 }
}

/** The longest train of all, as its last card was laid: told where nothing weightier is. */
function longest(events: readonly FirstClassEvent[], _: unknown, turnOf: TurnOf, nameOf: NameOf): Weighed[] {
  const found = longestTrain(events)
  if (!found) return []
  const { event, n } = found
  const at = events.indexOf(event)
  return [
    {
      event,
      turn: turnOf(event, at),
      seat: event.seat,
      value: sumOf(events.slice(0, at + 1), event.seat),
      weight: 0,
      phrase: phrase('first-class.moment.longest', { who: nameOf(event.seat), n }),
    },
  ]
}

function momentsAt(event: FirstClassEvent, totals: readonly number[], nameOf: NameOf): Omit<Weighed, 'turn'>[] {
  if (event.kind === 'constantinople' && event.place === 1)
    return [of(event.seat, 2, phrase('first-class.moment.constantinople', { who: nameOf(event.seat) }))]
  if (event.kind === 'scored' && event.source === 'murderer')
    return [of(event.seat, 4, phrase('first-class.moment.murderer', { who: nameOf(event.seat) }))]
  if (event.kind !== 'verdict') return []
  // Who is arrested with as many prints as another is so too; dummies have no moments.
  return event.holders
    .filter(({ holder }) => event.out.includes(holder) && holder < totals.length)
    .map(({ holder, prints }) =>
      of(holder, 4, phrase('first-class.moment.arrested', { who: nameOf(holder), n: prints })),
    )

  function of(seat: Seat, weight: number, words: Phrase): Omit<Weighed, 'turn'> {
    return { event, seat, value: totals[seat], weight, phrase: words }
  }
}

/** The scoring that brought a seat most from its trains: one for each scoring would tell what the graph shows. */
function bestScoring(
  events: readonly FirstClassEvent[],
  seats: readonly SeatInfo[],
  turnOf: TurnOf,
  nameOf: NameOf,
): Weighed[] {
  const best = scoringsOf(events, seats, turnOf, nameOf).flatMap((sums) => {
    const most = Math.max(...sums.map(({ points }) => points))
    const first = sums.filter(({ points }) => points === most)
    return most > 0 && first.length === 1 ? first : []
  })
  const [first] = best.sort((a, b) => b.points - a.points)
  if (!first) return []
  const { points: _, ...moment } = first
  return [moment]
}

/** What each scoring brought each seat from its trains. */
function scoringsOf(
  events: readonly FirstClassEvent[],
  seats: readonly SeatInfo[],
  turnOf: TurnOf,
  nameOf: NameOf,
): (Weighed & { readonly points: number })[][] {
  return [1, 2, 3].flatMap((n) => {
    const from = events.findIndex((event) => event.kind === 'scoringBegan' && event.scoring === n)
    if (from < 0) return []
    const after = events.findIndex((event, i) => i > from && (event.kind === 'dealt' || event.kind === 'draftsShown'))
    const own = events.slice(from, after < 0 ? undefined : after)
    const sums = seats.map((_, seat) => {
      const points = sumOf(own, seat, ({ source }) => OF_SCORING.has(source))
      const value = sumOf(events.slice(0, from + own.length), seat)
      const before = value - sumOf(own, seat)
      const words = phrase('first-class.moment.scoring', { who: nameOf(seat), n, before, after: value })
      return { event: events[from], turn: turnOf(events[from], from), seat, value, weight: 3, points, phrase: words }
    })
    return [sums]
  })
}

type Scored = Extract<FirstClassEvent, { kind: 'scored' }>
const sumOf = (events: readonly FirstClassEvent[], seat: Seat, counts: (event: Scored) => boolean = () => true) =>
  events.reduce(
    (sum, event) => sum + (event.kind === 'scored' && event.seat === seat && counts(event) ? event.points : 0),
    0,
  )

/** When the lead changed for the last time: as rounds stood, for within a scoring one seat comes before the other. */
function leadTaken(
  events: readonly FirstClassEvent[],
  seats: readonly SeatInfo[],
  turnOf: TurnOf,
  nameOf: NameOf,
): Weighed[] {
  const totals = seats.map(() => 0)
  let leader: Seat = -1
  let last: Weighed[] = []
  events.forEach((event, i) => {
    if (event.kind === 'scored') totals[event.seat] += event.points
    if (!STANDS.has(event.kind)) return
    const most = Math.max(...totals)
    const seat = totals.indexOf(most)
    if (seat === leader || totals.lastIndexOf(most) !== seat) return
    const words = phrase('first-class.moment.lead', {
      who: nameOf(seat),
      other: nameOf(Math.max(0, leader)),
      n: most,
      m: totals[Math.max(0, leader)],
    })
    if (leader >= 0) last = [{ event, turn: turnOf(event, i), seat, value: most, weight: 2, phrase: words }]
    leader = seat
  })
  return last
}
const STANDS: ReadonlySet<FirstClassEvent['kind']> = new Set(['dealt', 'draftsShown', 'ended'])

function endCards(
  events: readonly FirstClassEvent[],
  seats: readonly SeatInfo[],
  turnOf: TurnOf,
  nameOf: NameOf,
): Weighed[] {
  const sums = seats.map((_, seat) =>
    events.reduce((sum, event) => sum + (event.kind === 'endCardScored' && event.seat === seat ? event.points : 0), 0),
  )
  const most = Math.max(...sums)
  const at = events.findLastIndex(({ kind }) => kind === 'endCardScored')
  const seat = sums.indexOf(most)
  if (most < MANY) return []
  const value = events.reduce(
    (sum, event) => sum + (event.kind === 'scored' && event.seat === seat ? event.points : 0),
    0,
  )
  return [
    {
      event: events[at],
      turn: turnOf(events[at], at),
      seat,
      value,
      weight: 1,
      phrase: phrase('first-class.moment.endCards', { who: nameOf(seat), n: most }),
    },
  ]
}
