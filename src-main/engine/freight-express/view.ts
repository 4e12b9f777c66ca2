import type { FreightEvent } from '../../../src-shared/games/freight-express/events.ts'
import type { CellView, FreightView, SeatView } from '../../../src-shared/games/freight-express/view.ts'
import { UNKNOWN, type Seat, type Viewer } from '../../../src-shared/core.ts'
import type { State } from '../flat.ts'
import { handOf, trainOf } from './losses.ts'
import { readOptions } from './options.ts'
import { deliveredCard, deliveredCount, discardCount, discardTop, heightUnder, isKnown, stockCount } from './piles.ts'
import { toPlace, toPlaceCount } from './placing.ts'
import { AT, ENDED, PLACE, STATIONS, activeSeat, allowedWagons, cardOn, cellCount, driveCard, facingOf, phase, rotationOn, seatCount, sleeperOf, stationCell, stationOn } from './state.ts'

/** What a viewer sees on the table. See Game.view. */
export function view(s: State, viewer: Viewer): FreightView {
  return {
    game: 'freight-express',
    options: readOptions(s),
    columns: s[AT.columns],
    rows: s[AT.rows],
    cells: phase(s) === PLACE ? placingCells(s) : Array.from({ length: cellCount(s) }, (_, cell) => cellView(s, cell)),
    seats: Array.from({ length: seatCount(s) }, (_, seat) => seatView(s, seat, viewer)),
    stock: stockCount(s),
    discard: discardCount(s),
    discardTop: discardTop(s),
    turn: s[AT.turn],
    active: activeSeat(s),
    placing: phase(s) === PLACE,
    drive: driveCard(s) < 0 ? null : {
      seat: activeSeat(s), card: driveCard(s), left: s[AT.driveLeft], allowed: allowedWagons(s),
    },
    ended: phase(s) === ENDED,
  }
}

function cellView(s: State, cell: number): CellView {
  const card = cardOn(s, cell)
  return { station: stationOn(s, cell), card, rotation: rotationOn(s, cell), height: card < 0 ? 0 : 1 + heightUnder(s, card) }
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
  const placing = phase(s) === PLACE
  return {
    locomotive: placing ? { sleeper: -1, facing: 0 } : { sleeper: sleeperOf(s, seat), facing: facingOf(s, seat) },
    hand: handOf(s, seat).map((card) => (own || sees(s, viewer, card) ? card : UNKNOWN)),
    coupled: trainOf(s, seat),
    delivered: deliveredCount(s, seat),
    deliveredCards: viewer === 'open' || s[AT.openDeliveries] ? deliveredOf(s, seat) : null,
    stations: Array.from({ length: toPlaceCount(s, seat) }, (_, i) => (own ? toPlace(s, seat, i) : UNKNOWN)),
  }
}

const sees = (s: State, viewer: Viewer, card: number): boolean =>
  typeof viewer === 'number' && isKnown(s, viewer, card)

const deliveredOf = (s: State, seat: Seat): number[] =>
  Array.from({ length: deliveredCount(s, seat) }, (_, i) => deliveredCard(s, seat, i))

/** The event as a viewer may see it: cards dealt and drawn are for their owner. See Game.redact. */
export function redact(event: FreightEvent, viewer: Viewer): FreightEvent {
  if (event.kind !== 'dealt' && event.kind !== 'drew') return event
  if (viewer === 'open' || viewer === event.seat) return event
  return { ...event, cards: event.cards.map(() => UNKNOWN) }
}
