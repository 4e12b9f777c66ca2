import type { Phrase, Seat } from '../../../../src-shared/core.ts'
import {
  CENTRE,
  CROSSING,
  RAILS,
  RAIL_SIDES,
  SIDES,
  cellOfSleeper,
  neighbourOf,
  opposite,
  pointOfSleeper,
  sideOfPoint,
  sidesOf,
  turnRails,
  type Side,
} from '../../../../src-shared/geometry/rails.ts'
import { phrase } from '../../../messages/index.ts'
import { TRACK_CARDS, isCrossing } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { letter } from './cards.ts'

/**
 * Places are spoken of by the stations near them: 'north of C', 'between B and C'; others by row and column. A letter
 * alone always means a station.
 */

export const SIDE_WORDS = ['freight.side.0', 'freight.side.1', 'freight.side.2', 'freight.side.3'] as const
const BESIDE = ['freight.place.side0', 'freight.place.side1', 'freight.place.side2', 'freight.place.side3'] as const

export const stationOf = (view: FreightView, cell: number): number => view.cells[cell]?.station ?? -1

/** The station a seat's locomotive stands in, or -1. */
export function standsIn(view: FreightView, seat: Seat): number {
  const sleeper = view.seats[seat]?.locomotive.sleeper ?? -1
  return sleeper < 0 ? -1 : stationOf(view, cellOfSleeper(sleeper))
}

/** Places keep their names while a station is closed. */
const namedAt = (view: FreightView, cell: number): number =>
  cell === view.closedCell ? view.closed : stationOf(view, cell)

const CORNERS = [
  'freight.place.corner0',
  'freight.place.corner1',
  'freight.place.corner2',
  'freight.place.corner3',
] as const

export const neighbourCell = (view: FreightView, cell: number, side: number): number =>
  neighbourOf(view.columns, view.rows, cell, side)

const stationBeside = (view: FreightView, cell: number, side: number): number => {
  const next = neighbourCell(view, cell, side)
  return next < 0 ? -1 : namedAt(view, next)
}

export const stationPhrase = (station: number): Phrase => phrase('freight.place.station', { station: letter(station) })

/** Track on a station that it has closed, and what is laid back on one that opened again. */
function atStation(view: FreightView, cell: number): Phrase | null {
  const station = namedAt(view, cell)
  return station < 0 ? null : phrase('freight.place.at', { station: letter(station) })
}

/**
 * Track where something stands or stops, to follow 'lies': by where its rails lead, and not by what they only pass.
 * Where track is laid is told by the place alone, see `liesWhere`.
 */
export function placePhrase(view: FreightView, cell: number): Phrase {
  const station = stationOf(view, cell)
  if (station >= 0) return stationPhrase(station)
  return atStation(view, cell) ?? reachedStation(view, cell) ?? liesWhere(view, cell)
}

/** Where a locomotive stands or stops: on a crossing, by the line it is on, not by the one that it crosses. */
export function sleeperPlace(view: FreightView, sleeper: number): Phrase {
  const cell = cellOfSleeper(sleeper)
  const point = pointOfSleeper(sleeper)
  if (point === CENTRE || !isCrossing(view.cells[cell]?.card ?? -1)) return placePhrase(view, cell)
  const line = SIDES.filter((side) => (side & 1) === (sideOfPoint(point) & 1))
  const along = stationsAround(view, cell).map((station, side) => (line.includes(side as Side) ? station : -1))
  return opposed(along) ?? oneBeside(along) ?? liesWhere(view, cell)
}

/** A step from one side of a card to the one opposite: on a crossing alone, where no sleeper lies between. */
export function isAcross(from: number, to: number): boolean {
  const points = [from, to].map(pointOfSleeper)
  if (cellOfSleeper(from) !== cellOfSleeper(to) || points.includes(CENTRE)) return false
  return opposite(sideOfPoint(points[0])) === sideOfPoint(points[1])
}

/** By the stations to which the rails lead that lie there. */
function reachedStation(view: FreightView, cell: number): Phrase | null {
  const { card, rotation } = view.cells[cell] ?? { card: -1, rotation: 0 }
  const sides = card < 0 ? 0 : sidesOf(railsOn(card, rotation))
  const reached = stationsAround(view, cell).map((station, side) => (sides & (1 << side) ? station : -1))
  return opposed(reached) ?? oneBeside(reached)
}

export function besideStation(view: FreightView, cell: number): Phrase | null {
  const around = stationsAround(view, cell)
  return opposed(around) ?? oneBeside(around)
}

const stationsAround = (view: FreightView, cell: number): number[] =>
  SIDES.map((side) => stationBeside(view, cell, side))

const betweenThese = (a: number, b: number): Phrase => phrase('freight.place.between', { a: letter(a), b: letter(b) })

/** Two stations across from each other, west and east before north and south: the side of the first of them. */
const opposedSide = (around: readonly number[]): number | undefined =>
  [3, 0].find((one) => around[one] >= 0 && around[(one + 2) & 3] >= 0)

function opposed(around: readonly number[]): Phrase | null {
  const side = opposedSide(around)
  return side === undefined ? null : betweenThese(around[side], around[(side + 2) & 3])
}

/** A place is named by two stations that it lies between, and these rails lead past both of them. */
export function leadsPastName(view: FreightView, cell: number, rails: number): boolean {
  const side = opposedSide(stationsAround(view, cell))
  const across = side === undefined ? 0 : (1 << side) | (1 << ((side + 2) & 3))
  return across > 0 && (sidesOf(rails) & across) === 0
}

function oneBeside(around: readonly number[]): Phrase | null {
  const side = around.findIndex((station) => station >= 0)
  // The station lies to that side of the cell, so the cell lies to the other side of the station.
  return side < 0 ? null : phrase(BESIDE[(side + 2) & 3], { station: letter(around[side]) })
}

export const gridPlace = ({ columns }: FreightView, cell: number) => ({
  row: Math.floor(cell / columns) + 1,
  column: (cell % columns) + 1,
})

/** 'row 4, column 6' */
export const gridName = (view: FreightView, cell: number): Phrase => phrase('freight.place.grid', gridPlace(view, cell))

/** 'in row 4, column 6', to follow 'lies' or 'laid a curve'. */
const inRow = (view: FreightView, cell: number): Phrase => phrase('freight.place.inRow', gridPlace(view, cell))

/** '4·6' on a free place that words name by row and column; null where stations name it. */
export function gridSign(view: FreightView, cell: number): string | null {
  const { row, column } = gridPlace(view, cell)
  return nearStation(view, cell) ? null : `${row}·${column}`
}

/** A place cornerwise from a station lies to that corner of it. */
function corneredStation(view: FreightView, cell: number): Phrase | null {
  const stations = SIDES.map((side) => {
    const next = neighbourCell(view, cell, side)
    return next < 0 ? -1 : stationBeside(view, next, (side + 1) & 3)
  })
  const corner = stations.findIndex((station) => station >= 0)
  return corner < 0 ? null : phrase(CORNERS[(corner + 2) & 3], { station: letter(stations[corner]) })
}

const nearStation = (view: FreightView, cell: number): Phrase | null =>
  besideStation(view, cell) ?? corneredStation(view, cell)

/** Where something is chosen, or lies: 'north of C'; 'row 4, column 6' where no station lies near. */
export function namedPlace(view: FreightView, cell: number): Phrase {
  if (namedAt(view, cell) >= 0) return stationPhrase(namedAt(view, cell))
  return nearStation(view, cell) ?? gridName(view, cell)
}

/**
 * Where something is laid, to follow 'lies' or 'laid a curve': 'north of C', 'in row 4, column 6'. Such a place has one
 * name, in rows, hints and the timetable, whatever is laid there and however that is turned.
 */
export const liesWhere = (view: FreightView, cell: number): Phrase =>
  atStation(view, cell) ?? nearStation(view, cell) ?? inRow(view, cell)

const track = (key: TrackKey) => (view: FreightView, cell: number) => phrase(key, { place: liesWhere(view, cell) })
type TrackKey = 'freight.preview.track' | 'freight.preview.track.with' | 'freight.choice.toCell'

/** 'the track north of C'; as it follows 'with', and with where it leads, for languages that say it otherwise. */
export const trackAt = track('freight.preview.track')
export const withTrack = track('freight.preview.track.with')
export const toTrack = track('freight.choice.toCell')

/** The rails of a card as it lies. */
export const railsOn = (card: number, rotation: number): number => turnRails(TRACK_CARDS[card].rails, rotation)

/** Does a rail of what lies on a cell reach this side of it? Stations have one to every side. */
export function reaches(view: FreightView, cell: number, side: number): boolean {
  const here = view.cells[cell]
  if (!here) return false
  if (here.station >= 0) return true
  return here.card >= 0 && (sidesOf(railsOn(here.card, here.rotation)) & (1 << side)) !== 0
}

/** The neighbours of a cell to which these rails would join it. */
export const joinedCells = (view: FreightView, cell: number, rails: number): readonly number[] =>
  SIDES.filter(
    (side) => sidesOf(rails) & (1 << side) && reaches(view, neighbourCell(view, cell, side), opposite(side)),
  ).map((side) => neighbourCell(view, cell, side))

/** The neighbours that one rail of this card joins with one another. */
export function pairsJoined(view: FreightView, cell: number, rails: number): readonly (readonly [number, number])[] {
  const joined = joinedCells(view, cell, rails)
  return RAILS.flatMap((rail, i) => {
    if (!(rails & rail)) return []
    const [a, b] = RAIL_SIDES[i].map((side) => neighbourCell(view, cell, side))
    return joined.includes(a) && joined.includes(b) ? [[a, b] as const] : []
  })
}

/** The cells that hang together with the one where the locomotive of a seat stands. */
export function lineOf(view: FreightView, seat: Seat): ReadonlySet<number> {
  const locomotive = view.seats[seat]?.locomotive
  return locomotive ? lineFrom(view, cellOfSleeper(locomotive.sleeper)) : new Set()
}

/** The cells that hang together with one. */
export function lineFrom(view: FreightView, start: number): ReadonlySet<number> {
  const line = new Set<number>([start])
  for (const cell of line) {
    const { station, card, rotation } = view.cells[cell] ?? { station: -1, card: -1, rotation: 0 }
    if (station < 0 && card < 0) continue
    for (const next of joinedCells(view, cell, station >= 0 ? CROSSING : railsOn(card, rotation))) line.add(next)
  }
  return line
}
