import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import type { CellView, FreightView, SeatView, SpecialView } from '../../../../src-shared/games/freight-express/view.ts'
import { SPECIALS, VETOES } from '../../../../src-shared/games/freight-express/specials.ts'
import { UNKNOWN, type Seat, type Viewer } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { cardOn, cellCount, closedStation, heightUnder, rotationOn, stationCell, stationOn } from '../board/board.ts'
import { allowedWagons, driveCard, drivenSeat } from '../driving/drive-state.ts'
import { facingOf, sleeperOf } from '../board/locomotives.ts'
import {
  deliveredCard,
  deliveredCount,
  discardCount,
  discardTop,
  handOf,
  handTold,
  stockCount,
  trainOf,
} from '../piles.ts'
import {
  chooserSeat,
  isDictated,
  liftedCard,
  liftedFrom,
  liftedRotation,
  specialName,
  specialStation,
  turnedUp,
  victimSeat,
} from '../specials/special-state.ts'
import {
  AT,
  ENDED,
  OFFER,
  PAY,
  PLACE,
  STATIONS,
  activeSeat,
  detailsOf,
  hasTicket,
  hasVeto,
  seatCount,
  stepNow,
} from '../state.ts'
import { readOptions } from '../setup/options.ts'
import { toPlace, toPlaceCount } from '../setup/placing.ts'
import { ticketsLeft } from '../specials/papers.ts'
import { ruleNow } from '../specials/index.ts'
import { paysFromHand } from '../specials/wagon-robbery.ts'

/** What a viewer sees on the table. See Game.view. */
export function view(s: State, viewer: Viewer): FreightView {
  return {
    game: 'freight-express',
    options: readOptions(s),
    columns: s[AT.columns],
    rows: s[AT.rows],
    cells:
      stepNow(s) === PLACE ? placingCells(s) : Array.from({ length: cellCount(s) }, (_, cell) => cellView(s, cell)),
    seats: Array.from({ length: seatCount(s) }, (_, seat) => seatView(s, seat, viewer)),
    stock: stockCount(s),
    discard: discardCount(s),
    discardTop: discardTop(s),
    turn: s[AT.turn],
    active: activeSeat(s),
    placing: stepNow(s) === PLACE,
    drive:
      driveCard(s) < 0
        ? null
        : {
            seat: drivenSeat(s),
            card: driveCard(s),
            left: s[AT.driveLeft],
            allowed: allowedWagons(s),
          },
    specials: Array.from({ length: STATIONS }, (_, station) => SPECIALS[s[AT.advanced] ? s[AT.specials + station] : 0]),
    tickets: s[AT.advanced] ? ticketsLeft(s) : 0,
    vetoes: s[AT.advanced] ? vetoesLeft(s) : 0,
    closed: closedStation(s),
    closedCell: closedStation(s) < 0 ? -1 : stationCell(s, closedStation(s)),
    lifted: liftedCard(s),
    liftedFrom: liftedFrom(s),
    liftedRotation: liftedRotation(s),
    mustPlay: s[AT.mustPlay] === 1,
    special: specialView(s),
    ended: stepNow(s) === ENDED,
  }
}

function cellView(s: State, cell: number): CellView {
  const card = cardOn(s, cell)
  return {
    station: stationOn(s, cell),
    card,
    rotation: rotationOn(s, cell),
    height: card < 0 ? 0 : 1 + heightUnder(s, card),
  }
}

/** While stations are placed, only they lie on the grid. */
function placingCells(s: State): CellView[] {
  const stations = new Array<number>(cellCount(s)).fill(-1)
  for (let station = 0; station < STATIONS; station++) {
    if (stationCell(s, station) >= 0) stations[stationCell(s, station)] = station
  }
  return stations.map((station) => ({ station, card: -1, rotation: 0, height: 0 }))
}

function seatView(s: State, seat: Seat, viewer: Viewer): SeatView {
  const own = viewer === 'open' || viewer === seat
  const placing = stepNow(s) === PLACE
  return {
    locomotive: placing ? { sleeper: -1, facing: 0 } : { sleeper: sleeperOf(s, seat), facing: facingOf(s, seat) },
    hand: own ? handOf(s, seat) : isShownHand(s, viewer, seat) ? handTold(s, seat) : handOf(s, seat).map(() => UNKNOWN),
    coupled: trainOf(s, seat),
    delivered: deliveredCount(s, seat),
    deliveredCards: viewer === 'open' || s[AT.openDeliveries] ? deliveredOf(s, seat) : null,
    ticket: hasTicket(s, seat),
    veto: hasVeto(s, seat),
    bound: s[AT.bound + seat] - 1,
    stations: Array.from({ length: toPlaceCount(s, seat) }, (_, i) => (own ? toPlace(s, seat, i) : UNKNOWN)),
  }
}

function specialView(s: State): SpecialView | null {
  if (s[AT.special] === 0) return null
  return {
    special: specialName(s),
    station: specialStation(s),
    seat: activeSeat(s),
    will: stepNow(s) === OFFER ? null : s[AT.specialWill] === 1,
    hasDetails: ruleNow(s)?.hasDetails(s) ?? false,
    chooser: chooserSeat(s),
    victim: victimSeat(s),
    turnedUp: turnedUp(s),
  }
}

/** Who dictates something about a hand sees it while that is asked, and no longer. */
function isShownHand(s: State, viewer: Viewer, seat: Seat): boolean {
  if (!isDictated(s) || viewer !== chooserSeat(s) || seat !== activeSeat(s)) return false
  const step = stepNow(s)
  return step === PAY ? paysFromHand(s) : step === detailsOf(s[AT.special]) && ruleNow(s)?.details?.ofHand === true
}

const vetoesLeft = (s: State): number =>
  VETOES - Array.from({ length: seatCount(s) }, (_, seat) => s[AT.veto + seat]).reduce((sum, one) => sum + one, 0)

const deliveredOf = (s: State, seat: Seat): number[] =>
  Array.from({ length: deliveredCount(s, seat) }, (_, i) => deliveredCard(s, seat, i))

/** The event as a viewer may see it: cards dealt and drawn are for their owner. See Game.redact. */
export function redact(event: FreightEvent, viewer: Viewer): FreightEvent {
  switch (event.kind) {
    case 'dealt':
    case 'drew':
      return hideUnless(event, viewer, [event.seat])
    case 'cardsDrawnFrom':
      return hideUnless(event, viewer, [event.seat, event.from])
    case 'handShown':
      return hideUnless(event, viewer, [event.seat, ...event.to])
    default:
      return event
  }
}

/** The cards of an event are for these seats. What all have been shown, those who look on have too. */
function hideUnless<E extends FreightEvent & { readonly cards: readonly number[] }>(
  event: E,
  viewer: Viewer,
  seats: readonly Seat[],
): E {
  if (viewer === 'open' || (typeof viewer === 'number' && seats.includes(viewer))) return event
  if (event.kind === 'handShown' && event.to.includes(event.seat)) return event
  return { ...event, cards: event.cards.map(() => UNKNOWN) }
}
