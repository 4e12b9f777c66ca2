import type { Phrase } from '../../../../../src-shared/core.ts'
import { phrase } from '../../../../messages/index.ts'
import type { Line } from '../../../../words/speech.ts'
import type { SeatInfo } from '../../../../../src-shared/table.ts'
import { TRACK_CARDS } from '../../../../../src-shared/games/freight-express/cards.ts'
import {
  doerOf,
  type DiscardPurpose,
  type FreightEvent,
} from '../../../../../src-shared/games/freight-express/events.ts'
import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'
import { aShape, cardFacts, isKnown, letter, withShape } from '../cards.ts'
import type { EventOf, EventWords, Told } from './event.ts'
import { lossPhrase } from '../asked/harm.ts'
import { nameOf, namesOf } from '../../../../words/names.ts'
import { isAcross, liesWhere, sleeperPlace, stationPhrase } from '../places.ts'
import { SPECIAL_EVENTS } from './special-events.ts'
import { unfinished } from './unfinished.ts'

/** What is said of each kind of event. */
const EVENTS: EventWords = {
  stationPlaced: ({ station }, { who }) =>
    phrase('freight.event.stationPlaced', { who, station: station < 0 ? '' : stationPhrase(station) }),
  lineSettled: () => phrase('freight.event.lineSettled'),
  dealt: ({ cards }, { who }) => phrase('freight.event.dealt', { who, n: cards.length }),
  turnBegan: ({ turn }, { who }) => phrase('freight.event.turnBegan', { who, turn }),
  drew: ({ cards }, { who }) => phrase('freight.event.drew', { who, n: cards.length }),
  shuffled: ({ count }) => phrase('freight.event.shuffled', { n: count }),
  laid: (event, told) => phrase('freight.event.laid', { ...placed(event, told), shape: aShape(event.card) }),
  covered: (event, told) => phrase('freight.event.covered', { ...placed(event, told), shape: withShape(event.card) }),
  coupled: ({ card }, { who }) => phrase('freight.event.coupled', { who, ...cardFacts(card) }),
  uncoupled({ card, station }, { who }) {
    const at = { who, station: letter(station) }
    return isKnown(card)
      ? phrase('freight.event.uncoupled', { ...at, wagon: TRACK_CARDS[card].wagon })
      : phrase('freight.event.uncoupled.hidden', at)
  },
  discarded: ({ purpose, card }, { who }) =>
    phrase(`freight.event.discarded.${purpose}`, { who, wagon: TRACK_CARDS[card].wagon }),
  drove,
  halted: ({ seat, lapsed }, { who, seats }) =>
    phrase('freight.event.halted', { who, name: nameOf(seats, seat), n: lapsed }),
  derailed({ seat, payer, hand, wagons }, { who, seats }) {
    const lost = lossPhrase(hand.length, wagons.length)
    return payer === seat
      ? phrase('freight.event.derailed', { who, lost })
      : phrase('freight.event.derailed.payer', { who, payer: nameOf(seats, payer), lost })
  },
  flipped: ({ surplus, allowed }, { who }) =>
    surplus > 0
      ? phrase('freight.event.flipped.surplus', { who, allowed, n: surplus })
      : phrase('freight.event.flipped', { who, allowed }),
  /** Over a crossing, or where the station's special turned up a value that no wagon has. */
  dropped: ({ card, because }, { who }) =>
    because.kind === 'station'
      ? phrase('freight.event.dropped.noMatch', { who, ...cardFacts(card), station: letter(because.id) })
      : phrase('freight.event.dropped', { who, ...cardFacts(card) }),
  gaveUpTrain: ({ hand, wagons }, { who }) =>
    phrase('freight.event.gaveUpTrain', { who, lost: lossPhrase(hand.length, wagons.length) }),
  ended: () => phrase('freight.event.ended'),
  ...SPECIAL_EVENTS,
}

/** What has happened, in the past tense: one phrase an event. `step` = what happened together with it. */
export function eventPhrase(
  event: FreightEvent,
  seats: readonly SeatInfo[],
  view: FreightView,
  step: readonly FreightEvent[] = [event],
): Phrase {
  const tell = EVENTS[event.kind] as (event: FreightEvent, told: Told) => Phrase
  return tell(event, { who: nameOf(seats, doerOf(event)), seats, view, step })
}

const placed = ({ cell }: EventOf<'laid' | 'covered'>, { who, view }: Told) => ({
  who,
  place: liesWhere(view, cell),
})

function drove(event: EventOf<'drove'>, { who, seats, view, step }: Told): Phrase {
  const leaves = step.some(({ kind, seat }) => kind === 'derailed' && seat === event.seat)
  const [n, { lapsed }] = [event.steps.length, event]
  const all =
    event.because.kind === 'card' && isKnown(event.because.id) ? TRACK_CARDS[event.because.id].wagon : n + lapsed
  const stop = leaves ? '' : stopping(event, view, n + lapsed < all && isToldLast(event, step))
  const into = event.enters < 0 ? stop : phrase('freight.event.drove.into', { station: letter(event.enters) })
  const ramming =
    event.rammed.length === 0 ? '' : phrase('freight.event.drove.ramming', { names: namesOf(seats, event.rammed) })
  const train =
    doerOf(event) === event.seat ? '' : phrase('freight.event.drove.with', { name: nameOf(seats, event.seat) })
  if (n >= all) return phrase('freight.event.drove', { who, n, train, into, ramming })
  // A drive that stopped to ask is told in parts, each says of how many steps it is one; and one that a station or the
  // end of the rails stopped says how many of the card's number were driven.
  const unused = lapsed === 0 ? '' : phrase('freight.event.drove.lapsed', { n: lapsed })
  return phrase('freight.event.drove.part', { who, n, all, train, into, ramming, lapsed: unused })
}

/** What came after it is not told. */
function isToldLast({ steps }: EventOf<'drove'>, step: readonly FreightEvent[]): boolean {
  const last = step.at(-1)
  return last?.kind === 'drove' && last.steps.at(-1) === steps.at(-1)
}

/** Where a drive ended that came into no station; that `goesOn` has not stopped where it came over a crossing. */
function stopping({ seat, steps }: EventOf<'drove'>, view: FreightView, goesOn: boolean): Phrase | string {
  const own = steps.flatMap((moves) => moves.filter((move) => move.seat === seat)).map(({ sleeper }) => sleeper)
  const last = own.at(-1)
  if (last === undefined) return ''
  const isOver = goesOn && isAcross(own.at(-2) ?? view.seats[seat].locomotive.sleeper, last)
  return phrase(isOver ? 'freight.event.drove.over' : 'freight.event.drove.to', { place: sleeperPlace(view, last) })
}

/** Which event tells what a card was discarded for. */
const TOLD_BY: Readonly<Record<DiscardPurpose, FreightEvent['kind'] | null>> = {
  drive: 'drove',
  refill: 'drew',
  flight: 'flew',
  rebuild: 'lifted',
  abduction: 'abducted',
  noMatch: null,
  leftOver: null,
}

/** Events that another event of the same step tells already. */
function isToldByAnother(event: FreightEvent, step: readonly FreightEvent[]): boolean {
  // What was offered is told by what was said to it.
  if (event.kind === 'turnBegan' || event.kind === 'specialOffered') return true
  // A drive that stops to ask is told when it has driven.
  if (event.kind === 'discarded' && event.purpose === 'drive') return true
  if (event.kind === 'discarded') return step.some((other) => other.kind === TOLD_BY[event.purpose])
  return false
}

/** A bot answers by itself where its way goes on: its drive is told when it has arrived. */
const isUnderWay = (
  event: FreightEvent,
  step: readonly FreightEvent[],
  seats: readonly SeatInfo[],
  { active, drive }: FreightView,
): boolean =>
  event.kind === 'drove' &&
  drive?.card === event.because.id &&
  seats[active]?.player !== 'person' &&
  unfinished(step).some(({ seat, because }) => seat === event.seat && because.id === event.because.id)

/** A card that is discarded begins something new: a drive, a refill. */
const beginsAnew = (events: readonly FreightEvent[], after: number, seat: number): boolean =>
  events.slice(after).some((event) => event.kind === 'discarded' && event.seat === seat)

/** A refill that shuffles midway draws twice: its draws are one line, after the shuffle. */
function joinDraws(step: readonly FreightEvent[]): FreightEvent[] {
  const joined: FreightEvent[] = []
  for (const event of step) {
    const at = joined.findLastIndex(
      (other) => other.kind === 'drew' && other.seat === event.seat && other.turn === event.turn,
    )
    const before = joined[at]
    if (event.kind !== 'drew' || before?.kind !== 'drew' || beginsAnew(joined, at, event.seat)) {
      joined.push(event)
      continue
    }
    joined.splice(at, 1)
    joined.push({ ...event, cards: [...before.cards, ...event.cards] })
  }
  return joined
}

/** The stretches of one drive between questions and flips are one line. */
function joinDrives(step: readonly FreightEvent[]): FreightEvent[] {
  const joined: FreightEvent[] = []
  for (const event of step) {
    const at = joined.findLastIndex((other) => other.kind === 'drove' && other.seat === event.seat)
    const before = joined[at]
    if (
      event.kind !== 'drove' ||
      before?.kind !== 'drove' ||
      before.enters >= 0 ||
      beginsAnew(joined, at, doerOf(event))
    ) {
      joined.push(event)
      continue
    }
    const whole = {
      ...event,
      from: before.from,
      steps: [...before.steps, ...event.steps],
      rammed: [...new Set([...before.rammed, ...event.rammed])],
    }
    // Where it ends comes after what was flipped on the way; who was pushed off the rails left them after it began.
    if (!joined.slice(at + 1).every(({ kind }) => kind === 'flipped' || kind === 'dropped')) joined[at] = whole
    else joined.splice(at, joined.length - at, ...joined.slice(at + 1), whole)
  }
  return joined
}

/**
 * The turn that the end of the game is told with: one that ends as it begins, because no card is left to be drawn, is
 * none, and what ended the game then is the turn before it.
 */
function endedIn(ended: FreightEvent, step: readonly FreightEvent[]): FreightEvent {
  const isOf = ({ turn }: FreightEvent) => turn === ended.turn
  const begins = step.some((event) => event.kind === 'turnBegan' && isOf(event))
  const isEmpty = begins && step.every((event) => !isOf(event) || ['turnBegan', 'ended'].includes(event.kind))
  return (isEmpty && step.findLast((event) => event.turn > 0 && !isOf(event))) || ended
}

/** One step of the game, or several on end, as lines of the log. */
export function tellEvents(step: readonly FreightEvent[], seats: readonly SeatInfo[], view: FreightView): Line[] {
  let refilling = -1
  return joinDrives(joinDraws(step)).flatMap((event): Line[] => {
    if (event.kind === 'discarded' && event.purpose === 'refill') refilling = event.seat
    if (isToldByAnother(event, step) || isUnderWay(event, step, seats, view)) return []
    const refill = event.kind === 'drew' && event.seat === refilling
    if (refill) refilling = -1
    const told = refill
      ? phrase('freight.event.refilled', { who: nameOf(seats, event.seat), n: event.cards.length })
      : eventPhrase(event, seats, view, step)
    const common = event.kind === 'shuffled' || event.kind === 'lineSettled'
    const { seat, turn } = event.kind === 'ended' ? endedIn(event, step) : event
    return [
      {
        seat: event.kind === 'ended' ? seat : doerOf(event),
        turn,
        phrase: told,
        refs: event.refs,
        ...(common && { common }),
      },
    ]
  })
}
