import type { Phrase } from '../../../../../src-shared/core.ts'
import { phrase } from '../../../../messages/index.ts'
import { nameOf } from '../../../../words/names.ts'
import type { Line } from '../../../../words/speech.ts'
import type { SeatInfo } from '../../../../../src-shared/table.ts'
import type { Lie, TransportEvent } from '../../../../../src-shared/games/transport/events.ts'
import type { TransportView } from '../../../../../src-shared/games/transport/view.ts'
import { aCard, cardPhrase, keyedPhrase } from '../cards.ts'
import type { EventWords, Told } from './event.ts'
import { exchangeTold, takenBy } from './exchanged.ts'
import { palletOf, pushedOf } from '../pallets.ts'
import { besideIntake, placePhrase } from '../places.ts'

/** What is said of each kind of event. */
const EVENTS: EventWords = {
  dealt: ({ cards }, { who }) => phrase('transport.event.dealt', { who, n: cards.length }),
  drew: ({ cards }, { who }) => phrase('transport.event.drew', { who, n: cards.length }),
  turnBegan: ({ turn }, { who }) => phrase('transport.event.turnBegan', { who, turn }),
  picked: ({ card }, { who }) => phrase('transport.event.picked', { who, card: aCard(card) }),
  // Between belt and pallet is one place alone.
  connected: ({ card, at, inserted }, told) =>
    inserted
      ? phrase('transport.event.inserted', { who: told.who, card: aCard(card), pallet: pushedOf(told.before, told) })
      : atPlace('connected', aCard(card), at, told),
  palletPushed: ({ pallet, at }, { who, view, ...whose }) =>
    phrase('transport.event.palletPushed', {
      who,
      pallet: palletOf(pallet, whose),
      place: placePhrase(view, at.cell),
    }),
  parcelPlaced: ({ number, card }, { who }) =>
    phrase('transport.event.parcelPlaced', { who, n: number, card: cardPhrase(card) }),
  keyMoved: (event, told) =>
    event.from.cell === event.at.cell
      ? atPlace('keyTurned', keyedPhrase(event), event.at, told)
      : fromTo('keyMoved', { card: keyedPhrase(event) }, event.from, event.at, told),
  forkliftMoved: ({ pallet, from, at }, told) =>
    fromTo('forkliftMoved', { pallet: palletOf(pallet, told) }, from, at, told),
  /** With whose pallet one's own changed places is said so. */
  palletsExchanged: (event, { who, ...whose }) =>
    phrase(takenBy(event) === null ? 'transport.event.palletsExchanged' : 'transport.event.palletTaken', {
      who,
      ...exchangeTold(event, whose),
    }),
  palletCutOff: ({ seat, pallet }, { who, seats }) =>
    phrase(pallet === seat ? 'transport.event.palletCutOff.own' : 'transport.event.palletCutOff', {
      who,
      name: nameOf(seats, pallet),
    }),
  palletJoined: ({ pallet }, { who, ...whose }) =>
    phrase('transport.event.palletJoined', { who, pallet: palletOf(pallet, whose) }),
  /** With the flip that it ends with. */
  parcelMoved: ({ number, way }, told) =>
    told.next?.kind === 'flipped'
      ? fromTo('parcelMoved.flips', { n: number, m: told.next.number }, way[0], way[way.length - 1], told)
      : phrase('transport.event.parcelMoved', { who: told.who, n: number }),
  flipped: ({ number }) => phrase('transport.event.flipped', { n: number }),
  scored: ({ value, tile, seat }, { who, seats }) =>
    phrase(tile === seat ? 'transport.event.scored.own' : 'transport.event.scored', {
      who,
      n: value,
      name: nameOf(seats, tile),
    }),
  nothingMoves: () => phrase('transport.event.nothingMoves'),
  swapped: (_, { who }) => phrase('transport.event.swapped', { who }),
  ended: ({ reason }) => phrase(`transport.event.ended.${reason}`),
}

/** A card at its place. */
function atPlace(kind: 'connected' | 'keyTurned', card: Phrase, { cell }: Lie, { who, view, heard }: Told): Phrase {
  return heard || besideIntake(view, cell)
    ? phrase(`transport.event.${kind}`, { who, card, place: placePhrase(view, cell) })
    : phrase(`transport.event.${kind}.bare`, { who, card })
}

/** Something that came from one cell to another. */
function fromTo(
  kind: 'keyMoved' | 'forkliftMoved' | 'parcelMoved.flips',
  what: Phrase['params'],
  from: Pick<Lie, 'cell'>,
  at: Pick<Lie, 'cell'>,
  { who, view, heard }: Told,
): Phrase {
  if (heard)
    return phrase(`transport.event.${kind}`, {
      who,
      ...what,
      from: placePhrase(view, from.cell),
      place: placePhrase(view, at.cell),
    })
  const place = besideIntake(view, at.cell)
  return place
    ? phrase(`transport.event.${kind}.to`, { who, ...what, place })
    : phrase(`transport.event.${kind}.bare`, { who, ...what })
}

/** What has happened, in the past tense: one phrase an event. */
export const eventPhrase = (event: TransportEvent, seats: readonly SeatInfo[], view: TransportView): Phrase =>
  tellAs('read', [event], 0, seats, view)

/** `step` = what happened together, `i` = which of that is told. */
function tellAs(
  as: 'read' | 'heard',
  step: readonly TransportEvent[],
  i: number,
  seats: readonly SeatInfo[],
  view: TransportView,
): Phrase {
  const event = step[i]
  const tell = EVENTS[event.kind] as (event: TransportEvent, told: Told) => Phrase
  const who = nameOf(seats, event.seat)
  return tell(event, {
    who,
    seats,
    doer: event.seat,
    view,
    before: step[i - 1],
    next: step[i + 1],
    heard: as === 'heard',
  })
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
  const told = tellAs('read', step, i, seats, view)
  const heard = tellAs('heard', step, i, seats, view)
  const { seat, turn, refs } = step[i]
  return { seat, turn, phrase: told, ...(told.key !== heard.key && { heard }), refs }
}
