import type { Phrase, Score, Seat } from '../../../../../src-shared/core.ts'
import { phrase } from '../../../../messages/index.ts'
import { nameOf } from '../../../../words/names.ts'
import type { Course, Moment } from '../../../../words/speech.ts'
import type { SeatInfo } from '../../../../../src-shared/table.ts'
import { PARCELS_TO_END } from '../../../../../src-shared/games/transport/cards.ts'
import type { TransportEvent } from '../../../../../src-shared/games/transport/events.ts'
import { takenBy, type Exchanged } from './exchanged.ts'
import { stolen } from './steals.ts'
import { toPallet } from '../pallets.ts'

type Scored = TransportEvent & { readonly kind: 'scored' }
type CutOff = TransportEvent & { readonly kind: 'palletCutOff' }

/** A parcel of at least this value is worth remembering before smaller ones. */
const BIG = 3
const MOST = 6
/** So much it is worth remembering that somebody was cut off for long: more than small points. */
const CUT_OFF = 8
/** The same where it cost hardly anything: less than any point. */
const SHORT_CUT_OFF = 0.5
/** So many rounds a pallet must stay cut off. */
const LONG = 2
/** So much more a score is worth that takes the lead or draws level: more than that somebody was cut off. */
const LEAD = 9

/** How the tiles filled turn by turn, and what is worth remembering. */
export function courseOf(
  events: readonly TransportEvent[],
  scores: readonly Score[],
  seats: readonly SeatInfo[],
  teams: readonly (readonly Seat[])[] = [],
): Course {
  const sides = teams.length > 0 ? teams : seats.map((_, seat) => [seat])
  const isWith = (a: Seat, b: Seat) => sides.some((side) => side.includes(a) && side.includes(b))
  const lines = sides.map((team) => ({
    seat: team[0],
    with: team.slice(1),
    steps: [] as { turn: number; value: number }[],
    total: scores.find((one) => one.seat === team[0])?.total ?? 0,
  }))
  const turns = events.reduce((most, event) => Math.max(most, event.turn), 1)
  const lineOf = (seat: Seat) => lines.find((one) => one.seat === seat || one.with.includes(seat))
  const lastOf = (line: (typeof lines)[number]) => line.steps.at(-1)?.value ?? 0
  // Along a line are marked the turns that raise it.
  const marks: Moment[] = []
  const moments = worthTelling(events).flatMap((event): Weighed[] => {
    const line = lineOf(event.kind === 'scored' ? event.tile : event.seat)
    if (!line) return []
    const { turn, seat } = event
    if (event.kind === 'palletCutOff') {
      if (line === lineOf(event.pallet)) return []
      const isLong = turn + LONG * seats.length <= turns && !isSoonJoined(event, events, seats.length)
      const weight = isLong ? CUT_OFF : SHORT_CUT_OFF
      return [{ event, turn, seat, value: lastOf(line), phrase: cutOffTold(event, seats), weight }]
    }
    const most = Math.max(0, ...lines.filter((one) => one !== line).map(lastOf))
    const before = lastOf(line)
    const value = before + event.value
    line.steps.push({ turn, value })
    const [phrase, weight] = toldOf(event, events, isWith, seats)
    const moment = { event, turn, seat, value, phrase }
    marks.push({ ...moment, seat: lineOf(seat) === line ? seat : event.tile })
    return [{ ...moment, weight: before < most && value >= most ? weight + LEAD : weight }]
  })
  return { turns, lines, moments: foremost(moments), marks }
}

/** What was scored, and the pallets that were cut off by a turn, as they came. */
function worthTelling(events: readonly TransportEvent[]): readonly (Scored | CutOff)[] {
  const isLasting = ({ turn, pallet }: CutOff) =>
    !events.some((other) => other.kind === 'palletJoined' && other.turn === turn && other.pallet === pallet)
  return events.filter(
    (event): event is Scored | CutOff => event.kind === 'scored' || (event.kind === 'palletCutOff' && isLasting(event)),
  )
}

/** Something joins the pallet again within these rounds. */
const isSoonJoined = ({ turn, pallet }: CutOff, events: readonly TransportEvent[], seats: number): boolean =>
  events.some(
    (other) =>
      other.kind === 'palletJoined' &&
      other.pallet === pallet &&
      other.turn > turn &&
      other.turn <= turn + LONG * seats,
  )

/** A moment, and how much it is worth remembering. */
type Weighed = Moment & { readonly weight: number }

/**
 * Those most worth remembering, in the order in which they came; of each seat that scored at least the one that is most
 * worth it: nobody is left out of the game that they played. Of those worth as much the later ones decide more.
 */
function foremost(moments: readonly Weighed[]): Moment[] {
  const byWeight = moments.toReversed().sort((a, b) => b.weight - a.weight)
  const scores = byWeight.filter(({ event }) => event.kind === 'scored')
  const ofEach = scores.filter(({ seat }, i) => scores.findIndex((one) => one.seat === seat) === i)
  const kept = [...new Set([...ofEach, ...byWeight])].slice(0, MOST)
  return moments.filter((one) => kept.includes(one)).map(({ weight: _, ...moment }) => moment)
}

const cutOffTold = ({ seat, pallet }: CutOff, seats: readonly SeatInfo[]): Phrase =>
  phrase('transport.moment.cutOff', { who: nameOf(seats, seat), name: nameOf(seats, pallet) })

/** What is to be said of a score, and how much it is worth remembering. */
function toldOf(
  event: Scored,
  events: readonly TransportEvent[],
  isWith: (a: Seat, b: Seat) => boolean,
  seats: readonly SeatInfo[],
): readonly [Phrase, number] {
  const { value: n } = event
  const who = nameOf(seats, event.seat)
  const pallet = toPallet(event.pallet, { seats, doer: event.seat })
  const isOwn = event.pallet === event.seat
  if (event.nth === PARCELS_TO_END)
    return [phrase(isOwn ? 'transport.moment.fourth.own' : 'transport.moment.fourth', { who, pallet }), 100]
  if (!isWith(event.seat, event.tile))
    return [phrase('transport.moment.gift', { who, n, name: nameOf(seats, event.tile) }), n > 1 ? 40 + n : n]
  const theirs = exchangedBefore(event, events, seats)
  if (theirs) return [phrase('transport.moment.taken', { who, n, theirs }), 30 + n]
  const bringer = broughtBy(event, events)
  if (n > 1 && bringer !== null && !isWith(bringer, event.tile)) return [stolen(event, seats, bringer), 20 + n]
  // There are few in a game: each is told where there is room.
  const told = phrase(isOwn ? 'transport.moment.big.own' : 'transport.moment.big', { who, n, pallet })
  return [told, n >= BIG ? 10 + n : n]
}

/** The pallet whose place the seat's own took in this turn, just before it scored there. */
function exchangedBefore(
  { seat, turn, pallet }: Scored,
  events: readonly TransportEvent[],
  seats: readonly SeatInfo[],
): Phrase | null {
  if (pallet !== seat) return null
  const exchange = events.findLast(
    (event): event is Exchanged => event.kind === 'palletsExchanged' && event.seat === seat && event.turn === turn,
  )
  const theirs = exchange ? takenBy(exchange) : null
  return theirs === null ? null : toPallet(theirs, { seats })
}

/** Who brought a parcel in; null where it lay there from the start. */
const broughtBy = ({ parcel }: Scored, events: readonly TransportEvent[]): Seat | null =>
  events.findLast((event) => event.kind === 'parcelPlaced' && event.parcel === parcel)?.seat ?? null
