import type { GameEvent, Phrase } from '../../../../../src-shared/core.ts'
import { PARCELS_TO_END } from '../../../../../src-shared/games/transport/cards.ts'
import type { TransportEvent } from '../../../../../src-shared/games/transport/events.ts'
import type { TransportView } from '../../../../../src-shared/games/transport/view.ts'
import type { SeatInfo } from '../../../../../src-shared/table.ts'
import { phrase } from '../../../../messages/index.ts'
import { nameOf } from '../../../../words/names.ts'
import type { Tiding } from '../../../../words/speech.ts'
import { LAST_CARDS } from '../standing.ts'
import { broughtIn, othersOf, robbedBy, stolen, struckBy } from './steals.ts'
import { eventPhrase } from './events.ts'
import { takenBy, type Exchanged } from './exchanged.ts'

/**
 * What seats did to each other: took a parcel that another had brought in or the place of a pallet, or cut it off; and
 * what brings the end near, after it.
 */
export function tidings(
  events: readonly GameEvent[],
  seats: readonly SeatInfo[],
  view: TransportView,
  known: readonly GameEvent[],
): Tiding[] {
  return [...deeds(events, seats, view, known), ...ends(events, seats, view, known)]
}

/** A third parcel on a tile; that a round has come to the last cards of the stock, or has emptied it. */
function ends(
  events: readonly GameEvent[],
  seats: readonly SeatInfo[],
  view: TransportView,
  known: readonly GameEvent[],
): Tiding[] {
  if (view.ended) return []
  const thirds = (events as readonly TransportEvent[]).flatMap((event): Tiding[] => {
    if (event.kind !== 'scored' || event.nth !== PARCELS_TO_END - 1) return []
    const told = phrase('transport.tiding.third', { name: nameOf(seats, event.tile) })
    return [{ seat: event.tile, phrase: told, nearsEnd: true }]
  })
  const before = view.stock + drawnSince(known as readonly TransportEvent[], view.turn - view.seats.length)
  const isEmpty = view.stock === 0 && before > 0
  const isLast = before > LAST_CARDS && view.stock <= LAST_CARDS
  if (!isEmpty && !isLast) return thirds
  const told = isEmpty ? phrase('transport.tiding.empty') : phrase('transport.tiding.lastCards', { n: view.stock })
  return [...thirds, { seat: null, phrase: told, nearsEnd: true }]
}

const drawnSince = (known: readonly TransportEvent[], turn: number): number =>
  known.reduce((sum, event) => sum + (event.kind === 'drew' && event.turn >= turn ? event.cards.length : 0), 0)

const isJoinedSince = (pallet: number, later: readonly GameEvent[]): boolean =>
  (later as readonly TransportEvent[]).some((event) => event.kind === 'palletJoined' && event.pallet === pallet)

function deeds(
  events: readonly GameEvent[],
  seats: readonly SeatInfo[],
  view: TransportView,
  known: readonly GameEvent[],
): Tiding[] {
  const brought = broughtIn(null, known as readonly TransportEvent[])
  return (events as readonly TransportEvent[]).flatMap((event, i): Tiding[] => {
    const { seat } = event
    if (event.kind === 'palletCutOff' && isJoinedSince(event.pallet, events.slice(i))) return []
    if (event.kind === 'scored') {
      const robbed = robbedBy(event, brought, view)
      if (robbed === null) return []
      return [{ seat, phrase: stolen(event, seats, robbed), gain: event.value, against: view.seats[robbed].team }]
    }
    const struck = othersOf(seat, struckBy(event), view)
    if (struck.length === 0) return []
    const against = struck.flatMap((pallet) => view.seats[pallet].team)
    const told = { seat, phrase: toldOf(event, seats, view), against }
    return [event.kind === 'palletCutOff' ? { ...told, keepsFrom: event.pallet } : told]
  })
}

const toldOf = (event: TransportEvent, seats: readonly SeatInfo[], view: TransportView): Phrase =>
  event.kind === 'palletsExchanged' ? changedPlaces(event, seats) : eventPhrase(event, seats, view)

/** News is short: with whom somebody changed places, not whose pallet lay where. */
function changedPlaces(event: Exchanged, seats: readonly SeatInfo[]): Phrase {
  const who = nameOf(seats, event.seat)
  const theirs = takenBy(event)
  if (theirs !== null) return phrase('transport.tiding.taken', { who, name: nameOf(seats, theirs) })
  const [a, b] = event.pallets.map((pallet) => nameOf(seats, pallet))
  return phrase('transport.tiding.exchanged', { who, a, b })
}
