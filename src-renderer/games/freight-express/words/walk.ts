import type { Phrase, Ref } from '../../../../src-shared/core.ts'
import {
  CENTRE,
  SIDES,
  cellOfSleeper,
  innerPoint,
  outerPoint,
  sidesOf,
  sleeperAt,
} from '../../../../src-shared/geometry/rails.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import type { SeatInfo } from '../../../../src-shared/table.ts'
import { phrase } from '../../../messages/index.ts'
import { nameOf } from '../../../words/names.ts'
import type { Spot } from '../../../words/speech.ts'
import { letter } from './cards.ts'
import { facingOf, joinsPhrase, trackPhrase } from './lie.ts'
import { besideStation, gridName, gridPlace, railsOn, stationOf, stationPhrase } from './places.ts'
import { stationName } from './things.ts'

/** The grid cell by cell: what lies on each, what it joins, whose locomotive stands there. */
export function walkOver(view: FreightView, seats: readonly SeatInfo[]): readonly (readonly Spot[])[] {
  return Array.from({ length: view.rows }, (_, row) =>
    Array.from({ length: view.columns }, (_, column) => spotOf(view, row * view.columns + column, seats)),
  )
}

function spotOf(view: FreightView, cell: number, seats: readonly SeatInfo[]): Spot {
  const { card, rotation } = view.cells[cell]
  const station = stationOf(view, cell)
  const standing = view.seats.flatMap(({ locomotive }, seat) =>
    locomotive.sleeper >= 0 && cellOfSleeper(locomotive.sleeper) === cell ? [seat] : [],
  )
  const trains = standing.map((seat) => {
    const whose = phrase('freight.about.locomotive', { name: nameOf(seats, seat) })
    const facing = facingOf(view, seat)
    return facing ? phrase('common.comma', { a: whose, b: facing }) : whose
  })
  const refs: Ref[] = [
    ...standing.map((id): Ref => ({ kind: 'locomotive', id })),
    ...(station >= 0 ? [{ kind: 'station', id: station } as const] : []),
    { kind: 'cell', id: cell },
    ...sleepersOn(view, cell).map((id): Ref => ({ kind: 'sleeper', id })),
  ]
  const { row, column } = gridPlace(view, cell)
  return {
    name: gridName(view, cell),
    at: { row: String(row), column: String(column) },
    lies: [whatLies(view, cell), ...trains].reduce((a, b) => phrase('freight.panel.and', { a, b })),
    refs,
    ...(station >= 0 ? { sign: letter(station) } : card >= 0 ? { rails: railsOn(card, rotation) } : {}),
  }
}

/** All sleepers of the rails that lie on a cell: one drives to a sleeper, not to a card. */
function sleepersOn(view: FreightView, cell: number): readonly number[] {
  const { card, rotation } = view.cells[cell]
  if (card < 0) return []
  const sides = sidesOf(railsOn(card, rotation))
  const points = SIDES.filter((side) => sides & (1 << side)).flatMap((side) => [outerPoint(side), innerPoint(side)])
  return [...points, CENTRE].map((point) => sleeperAt(cell, point))
}

function whatLies(view: FreightView, cell: number): Phrase {
  const { card } = view.cells[cell]
  const station = stationOf(view, cell)
  if (station >= 0) return [stationName(station, view), ...joinsPhrase(view, cell)].reduce(and)
  if (cell === view.closedCell)
    return and(phrase('freight.about.closed', { station: stationPhrase(view.closed) }), trackPhrase(view, cell))
  if (card >= 0) return trackPhrase(view, cell)
  const beside = besideStation(view, cell)
  return beside ? phrase('walk.free.beside', { beside }) : phrase('walk.free')
}

const and = (a: Phrase, b: Phrase): Phrase => phrase('freight.panel.and', { a, b })
