import { UNKNOWN, type Ref, type Seat, type Viewer } from '../../../../src-shared/core.ts'
import { CARD_COUNT, PARCEL_COUNT } from '../../../../src-shared/games/transport/cards.ts'
import type { TransportEvent } from '../../../../src-shared/games/transport/events.ts'
import type {
  LaidView,
  ParcelView,
  SeatView,
  StepView,
  TransportView,
} from '../../../../src-shared/games/transport/view.ts'
import type { State } from '../../flat.ts'
import { bagCount, handOf, stockCount } from '../piles.ts'
import { readOptions } from '../setup/setup.ts'
import {
  activeSeat,
  AT,
  BOXED,
  cellOf,
  chosenCard,
  chosenParcel,
  everySeat,
  faceOf,
  iconCard,
  idleLimit,
  isLaid,
  parcelOn,
  rotationOf,
  STEP_NAMES,
  stepNow,
  teamOf,
  tileCount,
  tileParcel,
} from '../state.ts'

/** What a viewer may see. Hands are their holders' alone, partners' too. */
const sees = (viewer: Viewer, seat: Seat): boolean => viewer === 'open' || viewer === seat

/** All that lies open, and the viewer's own hand. See Game.view. */
export function view(s: State, viewer: Viewer): TransportView {
  return {
    game: 'transport',
    options: readOptions(s),
    laid: laidView(s),
    parcels: Array.from({ length: PARCEL_COUNT }, (_, parcel) => parcelView(s, parcel)),
    seats: everySeat(s).map((seat) => seatView(s, seat, viewer)),
    stock: stockCount(s),
    bag: bagCount(s),
    turn: s[AT.turn],
    active: activeSeat(s),
    step: stepView(s),
    connected: s[AT.connected] === 1,
    idleTurns: s[AT.idle],
    idleLimit: idleLimit(s),
    ended: s[AT.ended] !== 0,
  }
}

function laidView(s: State): LaidView[] {
  const laid: LaidView[] = []
  for (let card = 0; card < CARD_COUNT; card++) {
    if (isLaid(s, card))
      laid.push({ card, cell: cellOf(s, card), rotation: rotationOf(s, card), parcel: parcelOn(s, card) })
  }
  return laid
}

function parcelView(s: State, parcel: number): ParcelView {
  const on = s[AT.parcelOn + parcel]
  const face = faceOf(s, parcel)
  if (on === 0) return { place: 'bag', on: -1, face }
  if (on === BOXED) return { place: 'box', on: -1, face }
  return on > 0 ? { place: 'table', on: on - 1, face } : { place: 'tile', on: -1 - on, face }
}

function seatView(s: State, seat: Seat, viewer: Viewer): SeatView {
  const hand = handOf(s, seat)
  return {
    hand: sees(viewer, seat) ? hand : hand.map(() => UNKNOWN),
    tile: Array.from({ length: tileCount(s, seat) }, (_, i) => tileParcel(s, seat, i)),
    team: teamOf(s, seat),
  }
}

const stepView = (s: State): StepView => ({
  name: STEP_NAMES[stepNow(s)],
  card: chosenCard(s),
  parcel: chosenParcel(s),
  icon: iconCard(s),
})

const unknown = (cards: readonly number[]): number[] => cards.map(() => UNKNOWN)
const withoutCards = (refs: readonly Ref[]): Ref[] => refs.filter((ref) => ref.kind !== 'card')

/** The event as a viewer may see it: cards that go from stock to hand and back are their holder's alone. */
export function redact(event: TransportEvent, viewer: Viewer): TransportEvent {
  if (sees(viewer, event.seat)) return event
  switch (event.kind) {
    case 'dealt':
    case 'drew':
      return { ...event, refs: withoutCards(event.refs), cards: unknown(event.cards) }
    case 'swapped':
      return { ...event, refs: withoutCards(event.refs), cards: unknown(event.cards), away: unknown(event.away) }
    default:
      return event
  }
}
