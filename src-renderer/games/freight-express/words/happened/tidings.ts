import type { GameEvent, Phrase, Seat } from '../../../../../src-shared/core.ts'
import { TRACK_CARDS } from '../../../../../src-shared/games/freight-express/cards.ts'
import { doerOf, pushedIn, type FreightEvent } from '../../../../../src-shared/games/freight-express/events.ts'
import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'
import type { SeatInfo } from '../../../../../src-shared/table.ts'
import { phrase } from '../../../../messages/index.ts'
import { nameOf, namesOf } from '../../../../words/names.ts'
import type { Tiding } from '../../../../words/speech.ts'
import { isKnown } from '../cards.ts'
import { eventPhrase } from './events.ts'

/** What counts for more than a word in passing: it stays to be read. */
const GREAT: ReadonlySet<FreightEvent['kind']> = new Set([
  'derailed',
  'shuffled',
  'dropped',
  'gaveUpTrain',
  'wagonRaided',
  'cardsGiven',
  'cardsDrawnFrom',
  'stationClosed',
  'stationReopened',
  'abducted',
])

/**
 * What the piles and the seats suffered, the oldest first, and after it all wagons delivered, a row for each seat:
 * where there is room for the latest only, none of these is left out.
 */
export function tidings(events: readonly GameEvent[], seats: readonly SeatInfo[], view: FreightView): Tiding[] {
  const all = drawnTogether(events as readonly FreightEvent[])
  const suffered = all.flatMap((event, i): Tiding[] => {
    const { seat } = event
    if (event.kind === 'drove') {
      const by = doerOf(event)
      const others = pushedIn(event)
      if (others.length === 0 || isPushedOn(all.slice(0, i), event)) return []
      const what = phrase('freight.turn.pushed', { names: namesOf(seats, others) })
      return [{ seat: by, phrase: tellOf(seats, by, what), against: others }]
    }
    // How many lie in the stock is told by the latest: twice the same sentence reads like a slip.
    if (!GREAT.has(event.kind) || (event.kind === 'shuffled' && isShuffledAgain(all.slice(i + 1)))) return []
    const against = sufferers(event)
    const told = { seat: event.kind === 'shuffled' ? null : seat, phrase: eventPhrase(event, seats, view) }
    return [{ ...told, ...(against.length > 0 && { against }) }]
  })
  return [...suffered, ...delivered(all, seats, view)]
}

/**
 * A card train draws card by card: what one draws from another in a turn is told once, with all of it, in order of
 * number as all cards that are laid open are.
 */
function drawnTogether(events: readonly FreightEvent[]): readonly FreightEvent[] {
  const told: FreightEvent[] = []
  for (const event of events) {
    const at = told.findIndex((one) => isDrawnAlike(one, event))
    const before = told[at]
    if (before?.kind === 'cardsDrawnFrom' && event.kind === 'cardsDrawnFrom')
      told[at] = { ...before, cards: [...before.cards, ...event.cards].sort((a, b) => a - b) }
    else told.push(event)
  }
  return told
}

const isDrawnAlike = (one: FreightEvent, other: FreightEvent): boolean =>
  one.kind === 'cardsDrawnFrom' &&
  other.kind === 'cardsDrawnFrom' &&
  one.turn === other.turn &&
  one.seat === other.seat &&
  one.from === other.from

/** To whom another did it. */
function sufferers(event: FreightEvent): readonly Seat[] {
  switch (event.kind) {
    case 'derailed':
      return [...new Set([event.seat, event.payer])]
    case 'wagonRaided':
    case 'cardsGiven':
    case 'cardsDrawnFrom':
      return [event.from]
    case 'abducted':
      return [event.victim]
    default:
      return []
  }
}

const isShuffledAgain = (later: readonly FreightEvent[]): boolean => later.some(({ kind }) => kind === 'shuffled')

/** The same drive has pushed the same before it came to a branch: that is told once. */
function isPushedOn(before: readonly FreightEvent[], { seat, rammed }: Drove): boolean {
  const last = before.findLast(({ kind }) => PARTS.has(kind))
  return last?.kind === 'drove' && last.seat === seat && rammed.every((other) => last.rammed.includes(other))
}
type Drove = Extract<FreightEvent, { kind: 'drove' }>
/** One drive is parted from the next by the card that is discarded for it. */
const PARTS: ReadonlySet<FreightEvent['kind']> = new Set(['drove', 'discarded', 'turnBegan'])

/** Each seat's deliveries, with the points of all of them: a single one is told as in the log. */
function delivered(events: readonly FreightEvent[], seats: readonly SeatInfo[], view: FreightView): Tiding[] {
  const made = events.filter((event) => event.kind === 'uncoupled')
  const movers = [...new Set(made.map(({ seat }) => seat))]
  return movers.map((seat) => {
    const own = made.filter((event) => event.seat === seat)
    const gain = own.every(({ card }) => isKnown(card))
      ? own.reduce((sum, { card }) => sum + TRACK_CARDS[card].wagon, 0)
      : undefined
    const what = phrase('freight.turn.delivered', { n: own.length })
    const told = own.length === 1 ? eventPhrase(own[0], seats, view) : tellOf(seats, seat, what)
    return { seat, phrase: told, gain }
  })
}

const tellOf = (seats: readonly SeatInfo[], seat: Seat, what: Phrase): Phrase =>
  phrase('turn.sentence', { who: nameOf(seats, seat), what })
