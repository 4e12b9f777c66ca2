import { sameRef, type Phrase, type Ref, type Seat } from '../../../../../src-shared/core.ts'
import { CARDS, END_CARD_PRICE, ENGINE_TILES } from '../../../../../src-shared/games/first-class/cards/index.ts'
import type {
  CoinUse,
  FirstClassEvent,
  FirstClassEventKind,
} from '../../../../../src-shared/games/first-class/events.ts'
import type { FirstClassView, SeatView } from '../../../../../src-shared/games/first-class/view.ts'
import { phrase } from '../../../../messages/index.ts'
import { listOf } from '../../../../words/names.ts'
import type { Candidate, Position } from '../../../../words/speech.ts'
import { endCardShort, givenByName, isKnown } from '../cards.ts'
import { semicolons } from '../effects.ts'
import { nthPhrase, placePhrase } from '../places.ts'
import { cardRef, columnRef } from '../refs.ts'
import { townPhrase } from '../towns.ts'

type Place = Pick<Position<FirstClassView>, 'view'>

/**
 * What a hint does, in the order of time: what comes of its card, which its title only names, and what follows that;
 * a sentence each, two where there is much.
 * @param done what comes of its first answer
 * @param counted its points are told beside it, with what they are for
 */
export function tellAhead(
  later: readonly FirstClassEvent[],
  { view }: Place,
  first?: Pick<Candidate, 'stem'>,
  done: readonly FirstClassEvent[] = [],
  counted = false,
): Phrase[] {
  const seat = done[0]?.seat ?? view.active
  // Any other answer says itself what it does.
  const board = grown(view.seats[seat], [...done, ...later])
  const told = (events: readonly FirstClassEvent[]) =>
    deedsOf(counted ? events.filter(({ kind }) => kind !== 'scored') : events, seat, board)
  const own = first?.stem.startsWith('card') ? told(beyondTitle(done, first)) : []
  const then = [...told(later), ...asWagons([...done, ...later], seat)]
  return [
    ...inSentences(own, 'first-class.hint.card'),
    ...inSentences(then, own.length > MOST_AT_ONCE ? 'first-class.hint.after' : 'first-class.hint.then'),
  ]
}

/** More in one sentence is not read once and kept in mind. */
const MOST_AT_ONCE = 4

type Opening = 'first-class.hint.card' | 'first-class.hint.then' | 'first-class.hint.after'

/** Deeds in a sentence, or in two of about equal length, of which the second one goes on from the first. */
function inSentences(deeds: readonly Phrase[], opening: Opening): Phrase[] {
  if (deeds.length === 0) return []
  const told = shortened(deeds)
  if (told.length <= MOST_AT_ONCE) return [phrase(opening, { what: joined(told) })]
  const half = Math.ceil(told.length / 2)
  const onward = opening === 'first-class.hint.then' ? 'first-class.hint.after' : 'first-class.hint.then'
  return [phrase(opening, { what: joined(told.slice(0, half)) }), phrase(onward, { what: joined(told.slice(half)) })]
}

/** A card that gives an end card is headed by that one: it is not named again. */
function beyondTitle(done: readonly FirstClassEvent[], { stem }: Pick<Candidate, 'stem'>): readonly FirstClassEvent[] {
  const named = done.findIndex(({ kind }) => kind === 'endCardTaken')
  const isHead = CARDS[Number(stem.slice('card'.length))]?.kind === 'endCard'
  return isHead ? done.filter((_, i) => i !== named) : done
}

/** With the route as long as it comes to be: who drives on goes to cities that do not lie there yet. */
const grown = (board: SeatView, events: readonly FirstClassEvent[]): SeatView => ({
  ...board,
  route: [...board.route, ...of('routeLaid', events).map(({ card }) => ({ card, postcard: -1 }))],
})

/** More in one go is not kept in mind; of fewer none is left out, for the last may be what it is all for. */
const MOST = 7

function shortened(deeds: readonly Phrase[]): readonly Phrase[] {
  const more = () => phrase('first-class.hint.more', { n: deeds.length - MOST + 1 })
  return deeds.length <= MOST ? deeds : [...deeds.slice(0, MOST - 1), more()]
}

/** Deeds that are lists themselves would run into each other. */
function joined(deeds: readonly Phrase[]): Phrase {
  if (deeds.length === 1 || !deeds.some(({ key }) => LISTS.has(key))) return listOf(deeds)
  const [a, b] = [semicolons(deeds.slice(0, -1)), deeds[deeds.length - 1]]
  return phrase(deeds.length === 2 ? 'first-class.semi.two' : 'first-class.semi.and', { a, b })
}
const LISTS: ReadonlySet<string> = new Set([
  'first-class.hint.risen.0',
  'first-class.hint.risen.1',
  'first-class.hint.risen.both',
])

/** What a seat does up to the end of its turn, in the order of play: what it does in a row is a deed for each train. */
function deedsOf(events: readonly FirstClassEvent[], seat: Seat, board: SeatView): Phrase[] {
  const turn = turnOf(events, seat)
  return inARow(turn).flatMap((row) => toldOnce(row, turn, board))
}

function turnOf(events: readonly FirstClassEvent[], seat: Seat): readonly FirstClassEvent[] {
  const over = events.findIndex(({ kind }) => kind === 'turnEnded')
  return (over < 0 ? events : events.slice(0, over)).filter((event) => event.seat === seat)
}

/** Deeds of a kind that no other deed lies between. */
function inARow(turn: readonly FirstClassEvent[]): readonly (readonly FirstClassEvent[])[] {
  const rows: FirstClassEvent[][] = []
  let row: FirstClassEvent[] = []
  for (const event of turn) {
    const once = deedOf(event)?.once
    if (once) {
      const alike = turn.filter(({ kind }) => kind === event.kind)
      if (event === (once === 'last' ? alike.at(-1) : alike[0])) rows.push(alike)
    } else if (row[0]?.kind === event.kind) row.push(event)
    // What is not told parts nothing.
    else if (deedOf(event)) rows.push((row = [event]))
  }
  return rows
}

/** A row of one kind: both trains in one clause, or a clause for each in which something is done. */
function toldOnce(
  row: readonly FirstClassEvent[],
  turn: readonly FirstClassEvent[],
  board: SeatView,
): readonly Phrase[] {
  const both = inBoth(row[0], row)
  if (both) return [both]
  const trains = [...new Set(row.map((event) => ('train' in event ? event.train : -1)))]
  return trains.flatMap((train) => {
    const alike = row.filter((event) => ('train' in event ? event.train : -1) === train)
    return bought(alike[0], turn) ?? spentIn(alike, turn) ?? deedOf(alike[0])?.tell(alike, board) ?? []
  })
}

/** What happens to both trains alike is told once; null = it does not. */
function inBoth({ kind }: FirstClassEvent, turn: readonly FirstClassEvent[]): Phrase | null {
  if (kind === 'wagonLaid') {
    const [upper, lower] = [0, 1].map((train) => of(kind, turn).filter((one) => one.train === train).length)
    return upper === lower ? phrase('first-class.hint.lay.both', { n: upper }) : null
  }
  if (kind === 'walked') {
    const [upper, lower] = [0, 1].map((train) => of(kind, turn).findLast((one) => one.train === train)?.to)
    return upper !== undefined && upper === lower
      ? phrase('first-class.hint.walk.both', { place: placePhrase(upper - 1) })
      : null
  }
  return kind === 'upgraded' ? risenInBoth(of(kind, turn)) : null
}

/** Wagons of both trains that come to the same value, in one clause; null = they do not, or one train has none. */
function risenInBoth(events: readonly Upgraded[]): Phrase | null {
  const [upper, lower] = [0, 1].map((train) => goalsOf(events.filter((one) => one.train === train)))
  const values = new Set([...upper.values(), ...lower.values()])
  if (upper.size === 0 || lower.size === 0 || values.size > 1) return null
  return phrase('first-class.hint.risen.both', {
    upper: phrase('first-class.hint.wagons.0', { n: upper.size, nth: nthOf(upper) }),
    lower: phrase('first-class.hint.wagons.1', { n: lower.size, nth: nthOf(lower) }),
    to: String([...values][0]),
  })
}

/** Coins that go for an end card are told with it, as one deed; undefined = these went for something else. */
function bought(event: FirstClassEvent, turn: readonly FirstClassEvent[]): Phrase | readonly [] | undefined {
  const [card, more] = of('endCardTaken', turn)
  const coins = of('coinSpent', turn).length
  if (!card || more || coins !== END_CARD_PRICE || !isKnown(card.endCard)) return undefined
  if (turn.indexOf(card) < turn.findLastIndex(({ kind }) => kind === 'coinSpent')) return undefined
  if (event === card) return []
  if (event.kind !== 'coinSpent') return undefined
  return phrase('first-class.hint.bought', { n: coins, card: endCardShort(card.endCard) })
}

const spentIn = (alike: readonly FirstClassEvent[], turn: readonly FirstClassEvent[]): readonly Phrase[] | null =>
  alike[0].kind === 'coinSpent' ? spent(of('coinSpent', alike), turn) : null

/** Upgrades that laid new wagons: those that a card gives beyond its own, and those that a coin was paid for. */
function asWagons(events: readonly FirstClassEvent[], seat: Seat): readonly Phrase[] {
  const isBy = (source: Ref) => (event: FirstClassEvent) => event.because !== null && sameRef(event.because, source)
  const turn = turnOf(events, seat)
  const laid = of('wagonLaid', turn)
  const taken = of('taken', turn).find(({ card, refused }) => !refused && isKnown(card) && CARDS[card].kind === 'wagon')
  const given = taken && givenByName(taken.card)
  const byCard =
    taken && given && given.upgraded > 0 ? laid.filter(isBy(cardRef(taken.card))).length - given.wagonLaid : 0
  const n = Math.max(0, byCard) + laid.filter(isBy(columnRef(seat, UPGRADES))).length
  return n > 0 ? [phrase('first-class.hint.asWagon', { n, of: ofThem(laid.length, n) })] : []
}
/** The column whose coins upgrade. */
const UPGRADES = 2

/** So many of the wagons that are laid, or all of them. */
const ofThem = (all: number, n: number): Phrase =>
  phrase(all > n ? 'first-class.hint.ofWagons' : 'first-class.hint.allWagons', { n })

/** What coins go for, each kind in a clause; what is not known goes without. */
function spent(coins: readonly Event<'coinSpent'>[], turn: readonly FirstClassEvent[]): readonly Phrase[] {
  const uses = [...new Set(coins.map(({ use }) => use))]
  return uses.map((use) => {
    const n = coins.filter((coin) => coin.use === use).length
    if (use === 'wagon')
      return phrase('first-class.hint.spent.wagon', { n, of: ofThem(of('wagonLaid', turn).length, n) })
    return isNamed(use) ? phrase(`first-class.hint.spent.${use}`, { n }) : phrase('first-class.hint.spent', { n })
  })
}
const isNamed = (use: CoinUse): use is 'step' | 'upgrade' | 'point' =>
  use === 'step' || use === 'upgrade' || use === 'point'

type Event<K extends FirstClassEventKind> = Extract<FirstClassEvent, { kind: K }>

const of = <K extends FirstClassEventKind>(kind: K, events: readonly FirstClassEvent[]) =>
  events.filter((event): event is Event<K> => event.kind === kind)

interface Deed<K extends FirstClassEventKind> {
  /** Told once, whatever lies between: at the first or the last of its kind. */
  readonly once?: 'first' | 'last'
  /** @param alike all of the row, in one train */
  tell(alike: readonly Event<K>[], board: SeatView): Phrase | null
}

/** What is told of a turn; the other kinds are no deeds. */
const DEEDS: { readonly [K in FirstClassEventKind]?: Deed<K> } = {
  upgraded: { tell: (alike) => risen(alike[0].train, alike) },
  wagonLaid: {
    tell: ([{ train }, ...more]) =>
      phrase(train === 0 ? 'first-class.hint.lay.0' : 'first-class.hint.lay.1', { n: 1 + more.length }),
  },
  mailLaid: { tell: ([{ train }]) => phrase(train === 0 ? 'first-class.hint.mail.0' : 'first-class.hint.mail.1') },
  tileLaid: {
    tell: ([{ train, tile }]) =>
      phrase(train === 0 ? 'first-class.hint.tile.0' : 'first-class.hint.tile.1', {
        points: ENGINE_TILES[tile].points,
      }),
  },
  walked: {
    tell: (alike) => {
      const { train, to } = alike[alike.length - 1]
      const place = placePhrase(to - 1)
      return phrase(train === 0 ? 'first-class.hint.walk.0' : 'first-class.hint.walk.1', { place })
    },
  },
  drove: {
    tell: (alike, board) =>
      phrase('first-class.hint.drive', { town: townPhrase(board, alike[alike.length - 1].to - 1) }),
  },
  contractFulfilled: { tell: (alike) => phrase('first-class.hint.contract', { n: alike.length }) },
  endCardTaken: {
    tell: ([{ endCard }]) =>
      isKnown(endCard) ? phrase('first-class.hint.endCard', { card: endCardShort(endCard) }) : null,
  },
  // What is paid and got is told where it begins, points where the last of them are scored.
  coinSpent: { once: 'first', tell: () => null },
  coinsLaid: {
    once: 'first',
    tell: (alike) => phrase('first-class.hint.coins', { n: sumOf(alike.flatMap(({ columns }) => columns)) }),
  },
  scored: {
    once: 'last',
    tell: (alike) => {
      const points = sumOf(alike.map((one) => one.points))
      return points > 0 ? phrase('first-class.hint.scored', { n: points }) : null
    },
  },
}

// The deed of an event's kind is told events of that kind alone.
const deedOf = ({ kind }: FirstClassEvent): Deed<FirstClassEventKind> | undefined =>
  DEEDS[kind] as Deed<FirstClassEventKind> | undefined

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

type Upgraded = Event<'upgraded'>

/** A wagon that rises twice is told once, with what it is then: by its place, from the engine on. */
const goalsOf = (events: readonly Upgraded[]): ReadonlyMap<number, number> =>
  new Map([...new Map(events.map(({ place, to }) => [place, to]))].sort(([a], [b]) => a - b))

const nthOf = (goals: ReadonlyMap<number, number>): Phrase => listOf([...goals.keys()].map(nthPhrase))

function risen(train: number, events: readonly Upgraded[]): Phrase {
  const goals = goalsOf(events)
  const values = [...goals.values()].map(String)
  const nth = nthOf(goals)
  const to = new Set(values).size === 1 ? values[0] : listOf(values)
  if (goals.size === 1) return phrase(train === 0 ? 'first-class.hint.rise.0' : 'first-class.hint.rise.1', { nth, to })
  return phrase(train === 0 ? 'first-class.hint.risen.0' : 'first-class.hint.risen.1', { nth, to })
}
