import type { Phrase } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import type { Line } from '../../../words/speech.ts'
import type { SeatInfo } from '../../../../src-shared/table.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { DiscardPurpose, FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { aShape, cardFacts, isKnown, letter, withShape } from './cards.ts'
import { lossPhrase } from './losses.ts'
import { nameOf, namesOf } from './names.ts'
import { laidPlace, railsOn, sleeperPlace, stationPhrase } from './places.ts'
import { specialEventPhrase } from './special-events.ts'

/** What has happened, in the past tense: one phrase an event. `step` = what happened together with it. */
export function eventPhrase(
  event: FreightEvent,
  seats: readonly SeatInfo[],
  view: FreightView,
  step: readonly FreightEvent[] = [event],
): Phrase {
  const who = nameOf(seats, event.seat)
  switch (event.kind) {
    case 'stationPlaced':
      return phrase('freight.event.stationPlaced', {
        who,
        station: event.station < 0 ? '' : stationPhrase(event.station),
      })
    case 'lineSettled':
      return phrase('freight.event.lineSettled')
    case 'dealt':
      return phrase('freight.event.dealt', { who, n: event.cards.length })
    case 'turnBegan':
      return phrase('freight.event.turnBegan', { who, turn: event.turn })
    case 'drew':
      return phrase('freight.event.drew', { who, n: event.cards.length })
    case 'shuffled':
      return phrase('freight.event.shuffled', { n: event.count })
    case 'laid':
      return phrase('freight.event.laid', {
        who,
        shape: aShape(event.card),
        place: laidPlace(view, event.cell, railsOn(event.card, event.rotation)),
      })
    case 'covered':
      return phrase('freight.event.covered', {
        who,
        shape: withShape(event.card),
        place: laidPlace(view, event.cell, railsOn(event.card, event.rotation)),
      })
    case 'coupled':
      return phrase('freight.event.coupled', { who, ...cardFacts(event.card) })
    case 'uncoupled':
      return uncoupled(event, who)
    case 'discarded':
      return phrase(`freight.event.discarded.${event.purpose}`, { who, wagon: TRACK_CARDS[event.card].wagon })
    case 'drove':
      return drove(
        event,
        who,
        seats,
        step.some(({ kind, seat }) => kind === 'derailed' && seat === event.seat) ? '' : stopping(event, view),
      )
    case 'derailed':
      return derailed(event, who, seats)
    case 'flipped':
      return event.surplus > 0
        ? phrase('freight.event.flipped.surplus', { who, allowed: event.allowed, n: event.surplus })
        : phrase('freight.event.flipped', { who, allowed: event.allowed })
    case 'dropped':
      return phrase('freight.event.dropped', { who, ...cardFacts(event.card) })
    case 'gaveUpTrain':
      return phrase('freight.event.gaveUpTrain', { who, lost: lossPhrase(event.hand.length, event.wagons.length) })
    case 'ended':
      return phrase('freight.event.ended')
    default:
      return specialEventPhrase(event, seats, view)
  }
}

function uncoupled(event: FreightEvent & { kind: 'uncoupled' }, who: string): Phrase {
  const station = letter(event.station)
  return isKnown(event.card)
    ? phrase('freight.event.uncoupled', { who, wagon: TRACK_CARDS[event.card].wagon, station })
    : phrase('freight.event.uncoupled.hidden', { who, station })
}

function drove(
  event: FreightEvent & { kind: 'drove' },
  who: string,
  seats: readonly SeatInfo[],
  stop: Phrase | string,
): Phrase {
  const into = event.enters < 0 ? stop : phrase('freight.event.drove.into', { station: letter(event.enters) })
  const ramming =
    event.rammed.length === 0 ? '' : phrase('freight.event.drove.ramming', { names: namesOf(seats, event.rammed) })
  const n = event.steps.length
  const all = event.because.kind === 'card' && isKnown(event.because.id) ? TRACK_CARDS[event.because.id].wagon : n
  // A drive that stopped to ask is told in parts: each says of how many steps it is one.
  return n + event.lapsed < all
    ? phrase('freight.event.drove.part', { who, n, all, into, ramming })
    : phrase('freight.event.drove', { who, n, into, ramming })
}

/** Where a drive ended that came into no station. */
function stopping({ seat, steps }: FreightEvent & { kind: 'drove' }, view: FreightView): Phrase | string {
  const last = steps.at(-1)?.find((move) => move.seat === seat)
  return last ? phrase('freight.event.drove.to', { place: sleeperPlace(view, last.sleeper) }) : ''
}

function derailed(event: FreightEvent & { kind: 'derailed' }, who: string, seats: readonly SeatInfo[]): Phrase {
  const lost = lossPhrase(event.hand.length, event.wagons.length)
  return event.payer === event.seat
    ? phrase('freight.event.derailed', { who, lost })
    : phrase('freight.event.derailed.payer', { who, payer: nameOf(seats, event.payer), lost })
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
    if (event.kind !== 'drove' || before?.kind !== 'drove' || before.enters >= 0 || beginsAnew(joined, at, event.seat))
      joined.push(event)
    else
      joined[at] = {
        ...event,
        from: before.from,
        steps: [...before.steps, ...event.steps],
        rammed: [...new Set([...before.rammed, ...event.rammed])],
      }
  }
  return joined
}

/** One step of the game, or several on end, as lines of the log. */
export function tellEvents(step: readonly FreightEvent[], seats: readonly SeatInfo[], view: FreightView): Line[] {
  let refilling = -1
  return joinDrives(joinDraws(step)).flatMap((event): Line[] => {
    if (event.kind === 'discarded' && event.purpose === 'refill') refilling = event.seat
    if (isToldByAnother(event, step)) return []
    const refill = event.kind === 'drew' && event.seat === refilling
    if (refill) refilling = -1
    const told = refill
      ? phrase('freight.event.refilled', { who: nameOf(seats, event.seat), n: event.cards.length })
      : eventPhrase(event, seats, view, step)
    return [{ seat: event.seat, turn: event.turn, phrase: told, refs: event.refs }]
  })
}
