import type { Phrase } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import { nameOf } from '../../../words/names.ts'
import type { Line } from '../../../words/speech.ts'
import type { SeatInfo } from '../../../../src-shared/table.ts'
import type { TransportEvent } from '../../../../src-shared/games/transport/events.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { aCard, cardPhrase, keyedPhrase, palletPhrase, pushedPhrase } from './cards.ts'
import { exchangeTold, takenBy, type Exchanged } from './exchanged.ts'
import { besideIntake, placePhrase } from './places.ts'

/** What has happened, in the past tense: one phrase an event; `before` is the one before it in its step. */
export function eventPhrase(
  event: TransportEvent,
  seats: readonly SeatInfo[],
  view: TransportView,
  before?: TransportEvent,
): Phrase {
  return placeTold(event, nameOf(seats, event.seat), view) ?? heardPhrase(event, seats, view, before)
}

/** What is read of an event that is heard with its places: no more of them than beside which intake it ended. */
function placeTold(event: TransportEvent, who: string, view: TransportView): Phrase | null {
  switch (event.kind) {
    case 'connected':
    case 'keyMoved':
    case 'forkliftMoved': {
      if (event.kind === 'connected' && event.inserted) return null
      const what: Readonly<Record<string, Phrase>> =
        event.kind === 'forkliftMoved'
          ? { pallet: palletPhrase(event.pallet) }
          : { card: event.kind === 'keyMoved' ? keyedPhrase(event) : aCard(event.card) }
      const isTurned = event.kind === 'keyMoved' && event.from.cell === event.at.cell
      const kind = isTurned ? 'keyTurned' : event.kind
      const place = besideIntake(view, event.at.cell)
      if (!place) return phrase(`transport.event.${kind}.bare`, { who, ...what })
      if (kind === 'connected' || kind === 'keyTurned') return null
      return phrase(`transport.event.${kind}.to`, { who, ...what, place })
    }
    default:
      return null
  }
}

/** The same with all its places, as it is heard. */
function heardPhrase(
  event: TransportEvent,
  seats: readonly SeatInfo[],
  view: TransportView,
  before?: TransportEvent,
): Phrase {
  const who = nameOf(seats, event.seat)
  switch (event.kind) {
    case 'dealt':
    case 'drew':
      return phrase(`transport.event.${event.kind}`, { who, n: event.cards.length })
    case 'turnBegan':
      return phrase('transport.event.turnBegan', { who, turn: event.turn })
    case 'picked':
      return phrase('transport.event.picked', { who, card: aCard(event.card) })
    case 'connected':
      // Between belt and pallet is one place alone.
      return event.inserted
        ? phrase('transport.event.inserted', { who, card: aCard(event.card), pallet: pushedPhrase(before) })
        : phrase('transport.event.connected', {
            who,
            card: aCard(event.card),
            place: placePhrase(view, event.at.cell),
          })
    case 'palletPushed':
      return phrase('transport.event.palletPushed', {
        who,
        pallet: palletPhrase(event.pallet),
        place: placePhrase(view, event.at.cell),
      })
    case 'parcelPlaced':
      return phrase('transport.event.parcelPlaced', { who, n: event.number, card: cardPhrase(event.card) })
    case 'keyMoved':
      return keyMoved(event, who, view)
    case 'forkliftMoved':
      return phrase('transport.event.forkliftMoved', {
        who,
        pallet: palletPhrase(event.pallet),
        from: placePhrase(view, event.from.cell),
        place: placePhrase(view, event.at.cell),
      })
    case 'palletsExchanged':
      return exchanged(event, who)
    case 'palletCutOff':
    case 'palletJoined':
      return cutOffOrJoined(event, who, seats)
    case 'parcelMoved':
      return phrase('transport.event.parcelMoved', { who, n: event.number })
    case 'flipped':
      return phrase('transport.event.flipped', { n: event.number })
    case 'scored':
      return scored(event, who, seats)
    case 'nothingMoves':
      return phrase('transport.event.nothingMoves')
    case 'swapped':
      return phrase('transport.event.swapped', { who })
    case 'ended':
      return phrase(`transport.event.ended.${event.reason}`)
  }
}

function keyMoved(event: TransportEvent & { kind: 'keyMoved' }, who: string, view: TransportView): Phrase {
  const { from, at } = event
  const [left, place] = [from, at].map(({ cell }) => placePhrase(view, cell))
  const told = { who, card: keyedPhrase(event), from: left, place }
  return phrase(from.cell === at.cell ? 'transport.event.keyTurned' : 'transport.event.keyMoved', told)
}

function cutOffOrJoined(
  { kind, seat, pallet }: TransportEvent & { kind: 'palletCutOff' | 'palletJoined' },
  who: string,
  seats: readonly SeatInfo[],
): Phrase {
  const told = { who, name: nameOf(seats, pallet), pallet: palletPhrase(pallet) }
  if (kind === 'palletCutOff' && pallet === seat) return phrase('transport.event.palletCutOff.own', told)
  return phrase(`transport.event.${kind}`, told)
}

/** With whose pallet one's own changed places is said so. */
function exchanged(event: Exchanged, who: string): Phrase {
  const key = takenBy(event) === null ? 'transport.event.palletsExchanged' : 'transport.event.palletTaken'
  return phrase(key, { who, ...exchangeTold(event) })
}

function scored(event: TransportEvent & { kind: 'scored' }, who: string, seats: readonly SeatInfo[]): Phrase {
  const told = { who, n: event.value, pallet: palletPhrase(event.pallet) }
  return event.tile === event.seat
    ? phrase('transport.event.scored.own', told)
    : phrase('transport.event.scored', { ...told, name: nameOf(seats, event.tile) })
}

/** Events that another line of the log tells already, or that are seen at once. */
const SILENT: ReadonlySet<TransportEvent['kind']> = new Set(['turnBegan', 'picked', 'palletPushed', 'flipped'])

/** One step of the game as lines of the log. A move, its flip and its score are one line. */
export function tellEvents(step: readonly TransportEvent[], seats: readonly SeatInfo[], view: TransportView): Line[] {
  return step.flatMap((event, i): Line[] => {
    const scores = step[i + 2]
    if (SILENT.has(event.kind) || (event.kind === 'parcelMoved' && scores?.kind === 'scored')) return []
    // Every turn that connects a card ends so: only what is not so usual is worth a line.
    if (event.kind === 'drew' && event.cards.length === 1) return []
    if (event.kind === 'dealt') return dealtAlike(step, event) ?? [lineOf(step, i, seats, view)]
    return [lineOf(step, i, seats, view)]
  })
}

/** Hands of as many cards for everybody are one line, that of the first of them; null: they are not all alike. */
function dealtAlike(step: readonly TransportEvent[], event: TransportEvent & { kind: 'dealt' }): Line[] | null {
  const dealt = step.filter((other) => other.kind === 'dealt')
  const n = event.cards.length
  if (dealt.length < 2 || dealt.some(({ cards }) => cards.length !== n)) return null
  if (dealt[0] !== event) return []
  const { seat, turn } = event
  return [{ seat, turn, phrase: phrase('transport.event.dealt.all', { n }), refs: [], common: true }]
}

function lineOf(step: readonly TransportEvent[], i: number, seats: readonly SeatInfo[], view: TransportView): Line {
  const [told, heard] = [false, true].map((isHeard) => toldWith(step, i, isHeard, seats, view))
  const { seat, turn, refs } = step[i]
  return { seat, turn, phrase: told, ...(told.key !== heard.key && { heard }), refs }
}

/** An event as a line, with what its neighbours in the step add: the flip of a parcel, the pallet that made room. */
function toldWith(
  step: readonly TransportEvent[],
  i: number,
  isHeard: boolean,
  seats: readonly SeatInfo[],
  view: TransportView,
): Phrase {
  const [event, next] = [step[i], step[i + 1]]
  if (event.kind !== 'parcelMoved' || next?.kind !== 'flipped')
    return (isHeard ? heardPhrase : eventPhrase)(event, seats, view, step[i - 1])
  const told = { who: nameOf(seats, event.seat), n: event.number, m: next.number }
  const ends = event.way[event.way.length - 1].cell
  if (isHeard)
    return phrase('transport.event.parcelMoved.flips', {
      ...told,
      from: placePhrase(view, event.way[0].cell),
      place: placePhrase(view, ends),
    })
  const place = besideIntake(view, ends)
  return place
    ? phrase('transport.event.parcelMoved.flips.to', { ...told, place })
    : phrase('transport.event.parcelMoved.flips.bare', told)
}
