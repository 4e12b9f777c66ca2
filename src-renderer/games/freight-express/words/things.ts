import type { Decision, Phrase, Ref, RefKind, Seat } from '../../../../src-shared/core.ts'
import { cellOfSleeper } from '../../../../src-shared/geometry/rails.ts'
import { phrase } from '../../../messages/index.ts'
import { sentences, tally } from '../../../words/names.ts'
import type { Absent, Candidate, Group, Position, Slip } from '../../../words/speech.ts'
import { TRACK_CARDS, isCrossing } from '../../../../src-shared/games/freight-express/cards.ts'
import { SPECIALS } from '../../../../src-shared/games/freight-express/specials.ts'
import type { FreightView, SeatView } from '../../../../src-shared/games/freight-express/view.ts'
import { cardFacts, cardShort, isKnown, letter, openCards, shapePhrase, wagonPhrase } from './cards.ts'
import { aboutCounter } from './counters.ts'
import { COUPLE } from './answers/couple.ts'
import { DRIVE } from './answers/drive.ts'
import { END } from './answers/end-turn.ts'
import { FLY } from './answers/fly.ts'
import { REFILL } from './answers/refill.ts'
import { listOf, nameOf } from '../../../words/names.ts'
import { TO_END } from './near-end.ts'
import { turnOnly } from './asked/only-bends.ts'
import { namedPlace, stationPhrase } from './places.ts'
import { goalsOf } from './hint/goals.ts'
import { waitingOf } from './hint/waiting.ts'
import { specialPhrase } from './happened/special-events.ts'
import { specialText } from './specials/text.ts'
import { unseenCards } from './unseen.ts'

type At = Position<FreightView>

/** What a thing on the table is called and what it does; null for what needs no words. */
export const aboutThing = ({ kind, id }: Ref, at: At): Slip | null => ABOUT[kind]?.(id, at) ?? null

const ABOUT: { readonly [K in RefKind]?: (id: number, at: At) => Slip | null } = {
  locomotive: (id, at) => ({
    name: phrase('freight.about.locomotive', whose(id, at)),
    text: phrase('freight.about.locomotive.text'),
  }),
  train: (id, at) => ({
    name: phrase('freight.about.train', whose(id, at)),
    text: phrase('freight.about.train.text', { n: at.view.seats[id]?.coupled.length ?? 0 }),
  }),
  seat,
  counter: aboutCounter,
  station,
  sleeper: (id, { view }) => ({
    name: phrase('freight.about.sleeper', { place: namedPlace(view, cellOfSleeper(id)) }),
    text: phrase('freight.about.sleeper.text'),
  }),
  cell,
  card,
  wagon: (id) =>
    isKnown(id)
      ? { name: wagonPhrase(id), text: phrase('freight.about.wagon', cardFacts(id)), refs: [goesTo(id)] }
      : null,
  special: (id, { view }) => ({
    name: specialPhrase(SPECIALS[id] ?? 'none'),
    text: specialText(SPECIALS[id] ?? 'none', view.options),
  }),
  pile,
}

function pile(id: number, { view }: At): Slip {
  const { stock, discard } = view
  if (id === TO_END)
    return {
      name: phrase('freight.about.toEnd'),
      text: phrase('freight.about.toEnd.text', { stock, discard }),
      whole: true,
    }
  return id === 0
    ? { name: phrase('freight.scene.stock'), ...aboutStock(view) }
    : { name: phrase('freight.scene.discard'), text: phrase('freight.about.discard', { n: discard }), whole: true }
}

function aboutStock(view: FreightView): Pick<Slip, 'text' | 'counts'> {
  const cards = unseenCards(view)
  const list = tally(cards)
  const text = phrase('freight.about.stock', { n: view.stock })
  return {
    text: sentences(text, list && phrase('freight.about.unseen', { list })),
    counts: { text, tables: [{ of: phrase('freight.about.unseen.heading'), rows: cards }] },
  }
}

const whose = (of: Seat, { seats }: At) => ({ name: nameOf(seats, of) })

/** A station by its letter, and in the advanced game what it offers. */
function station(id: number, at: At): Slip {
  const { view } = at
  if (id === view.closed) return closed(id)
  const rule = phrase(id === 0 ? 'freight.about.station.a' : 'freight.about.station', { station: letter(id) })
  const special = view.specials[id] ?? 'none'
  const text = special === 'none' ? rule : specialText(special, view.options)
  const also = [...shownAt(id, at), ...(special === 'none' ? [] : [rule])]
  return { name: stationName(id, view), text, ...(also.length > 0 && { also }) }
}

/** What the small cards and the flags beside a station show: which hand cards, and whose wagons. */
function shownAt(id: number, { view, seats }: At): readonly Phrase[] {
  const cell = view.cells.findIndex(({ station: here, card }) => here === id && card < 0)
  const waiting = waitingOf(view).filter((one) => one.cell === cell)
  const flags = goalsOf(view).filter((goal) => goal.cell === cell)
  return [
    ...waiting.map(({ values }) =>
      phrase('freight.about.station.hand', { values: listOf(values.map(String)), n: values.length }),
    ),
    ...flags.map(({ seat: of, wagons: n, worth }) =>
      phrase('freight.about.station.flag', { name: nameOf(seats, of), n, worth }),
    ),
  ]
}

/** 'station B: Flight' */
export function stationName(id: number, { specials }: FreightView): Phrase {
  const special = specials[id] ?? 'none'
  const station = stationPhrase(id)
  return special === 'none' ? station : phrase('freight.about.special', { station, special: specialPhrase(special) })
}

const closed = (id: number): Slip => ({
  name: phrase('freight.about.closed', { station: stationPhrase(id) }),
  text: phrase('freight.about.closed.text'),
})

function seat(of: Seat, at: At): Slip | null {
  const view = at.view.seats[of]
  if (!view) return null
  const seen = of === at.viewer ? [] : view.hand.filter(isKnown)
  const counts = countsPhrase(view)
  return {
    name: phrase('freight.prompt.plain', whose(of, at)),
    text: seen.length > 0 ? phrase('freight.panel.seen', { counts, cards: openCards(seen) }) : counts,
  }
}

/** What a seat holds, keeps and has delivered; where deliveries lie open, which wagons these are. */
export function countsPhrase({ hand, delivered, deliveredCards, ticket, veto }: SeatView): Phrase {
  const counts = phrase('freight.panel.counts', { hand: hand.length, delivered })
  const all =
    deliveredCards && deliveredCards.length > 0
      ? phrase('freight.panel.delivered', { counts, wagons: listOf(deliveredCards.map(wagonPhrase)) })
      : counts
  const kept = [...(ticket ? [phrase('freight.panel.ticket')] : []), ...(veto ? [phrase('freight.panel.veto')] : [])]
  return kept.length > 0 ? phrase('freight.panel.keeps', { counts: all, kept: listOf(kept) }) : all
}

function cell(at: number, position: At): Slip | null {
  const { view } = position
  const here = view.cells[at]
  if (!here) return null
  const place = namedPlace(view, at)
  if (here.station >= 0) return station(here.station, position)
  if (at === view.closedCell) return closed(view.closed)
  return here.card < 0
    ? { name: phrase('freight.about.empty', { place }), text: phrase('freight.about.empty.text') }
    : { name: phrase('freight.about.track', { shape: shapePhrase(here.card), place }), text: trackText(here, view) }
}

/** What may be done with what lies here; rebuilding asks for its action value. */
function trackText({ card, height }: FreightView['cells'][number], { options }: FreightView): Phrase {
  const covered = options.equalRailsAllowed ? 'freight.about.track.text.equal' : 'freight.about.track.text'
  const plain = phrase(isCrossing(card) ? 'freight.about.crossing.text' : covered, { n: height })
  const text = turnOnly(TRACK_CARDS[card].rails) ? sentences(phrase('freight.preview.turnOnly'), plain) : plain
  return options.advanced ? phrase('freight.about.track.value', { text, action: TRACK_CARDS[card].action }) : text
}

function card(id: number): Slip | null {
  if (!isKnown(id)) return null
  const uses = phrase('freight.about.card', cardFacts(id))
  // The diamond on it says by itself what it is to none but who has read the rules.
  const text = isCrossing(id) ? sentences(uses, phrase('freight.about.card.crossing')) : uses
  return { name: cardShort(id), text, refs: [comesFrom(id), goesTo(id)] }
}

const comesFrom = (card: number): Ref => ({ kind: 'station', id: TRACK_CARDS[card].couple })
const goesTo = (card: number): Ref => ({ kind: 'station', id: TRACK_CARDS[card].uncouple })

/** After the card train the hand is played to its end. */
const MUST_PLAY: readonly { readonly group: Group; ref(by: Seat): Ref }[] = [
  { group: REFILL, ref: () => ({ kind: 'pile', id: 0 }) },
  { group: END, ref: (by) => ({ kind: 'seat', id: by }) },
]

/** What a turn often brings and this one does not: the thing to ask why of. */
export function absentFor(decision: Decision, candidates: readonly Candidate[], { view }: At): Absent[] {
  if (decision.kind !== 'act') return []
  const offered = new Set<string>(candidates.map((one) => one.group.id))
  const why = (key: 'freight.absent.drive' | 'freight.absent.couple' | 'freight.absent.fly') =>
    phrase(view.seats[decision.by]?.hand.length === 0 ? 'freight-express.reason.noHandCard' : key)
  const all: Absent[] = [
    { group: DRIVE, ref: { kind: 'locomotive', id: decision.by }, otherwise: why('freight.absent.drive') },
    { group: COUPLE, ref: { kind: 'train', id: decision.by }, otherwise: why('freight.absent.couple') },
    ...(view.seats[decision.by]?.ticket ? [{ group: FLY, otherwise: why('freight.absent.fly') }] : []),
    ...(view.mustPlay
      ? MUST_PLAY.map(({ group, ref }) => ({
          group,
          ref: ref(decision.by),
          otherwise: phrase('freight.absent.mustPlay'),
        }))
      : []),
  ]
  return all.filter((one) => !offered.has(one.group.id))
}
