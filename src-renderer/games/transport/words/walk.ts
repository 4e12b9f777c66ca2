import type { Phrase, Ref, Viewer } from '../../../../src-shared/core.ts'
import { SIDES, cellAt, neighbour, opposite, qOf, rOf, turnedCell } from '../../../../src-shared/geometry/hexagons.ts'
import { isPallet, SHAPE_OF } from '../../../../src-shared/games/transport/cards.ts'
import { ROTATIONS } from '../../../../src-shared/games/transport/shapes.ts'
import type { SeatInfo } from '../../../../src-shared/table.ts'
import type { LaidView, TransportView } from '../../../../src-shared/games/transport/view.ts'
import { phrase } from '../../../messages/index.ts'
import { rowName } from '../../../words/place-names.ts'
import type { Spot } from '../../../words/speech.ts'
import { downOf, pictureOf, upOf } from './cards.ts'
import { thingOf, type Whose } from './pallets.ts'
import { cardAt, cellName, inGrid, placePhrase, sidePhrase } from './places.ts'
import { beltsOf, turnedPhrase } from './turned.ts'

const columnOf = (cell: number): number => qOf(cell) + Math.floor(rOf(cell) / 2)

/**
 * The belt row by row as it is seen, the table being turned so far, with a free place all round it; every second row
 * stands half a place to the right.
 */
export function walkOver(
  view: TransportView,
  seats: readonly SeatInfo[],
  turn: number,
  viewer?: Viewer,
): readonly (readonly Spot[])[] {
  const whose = { seats, viewer: viewer ?? null }
  const seen = view.laid.map(({ cell }) => turnedCell(cell, turn))
  const rows = seen.map(rOf)
  const columns = seen.map(columnOf)
  // The first row is one that does not stand to the right.
  const first = Math.min(...rows) - 1
  const [top, left] = [first - (first & 1), Math.min(...columns) - 1]
  return Array.from({ length: Math.max(...rows) - top + 2 }, (_, down) =>
    Array.from({ length: Math.max(...columns) - left + 2 }, (_, across) => {
      const row = top + down
      const cell = cellAt(left + across - Math.floor(row / 2), row)
      return spotOf(view, turnedCell(cell, (SIDES - turn) % SIDES), turn, whose)
    }),
  )
}

function spotOf(view: TransportView, cell: number, turn: number, whose: Whose): Spot {
  const laid = view.laid.find((one) => one.cell === cell)
  const name = cellName(cell)
  const own: Ref[] = laid
    ? [
        ...(laid.parcel >= 0 ? [{ kind: 'parcel', id: laid.parcel } as const] : []),
        isPallet(laid.card) ? { kind: 'pallet', id: laid.card } : { kind: 'card', id: laid.card },
      ]
    : []
  return {
    name: name === null ? placePhrase(view, cell) : phrase('common.plain', { name }),
    ...(name !== null && { at: named(cell) }),
    lies: laid ? lying(view, laid, whose) : free(view, cell, whose),
    refs: [...own, { kind: 'cell', id: cell }],
    ...(laid && { rails: pictureOf(laid.card, (laid.rotation + turn) % ROTATIONS[SHAPE_OF[laid.card]]) }),
  }
}

/** What heads its row and its column. */
function named(cell: number): Spot['at'] {
  const { row, column } = inGrid(cell)
  return { row: rowName(row), column: String(column + 1) }
}

/** 'one-way junction: belt to the left and right; only in from the lower right; parcel 3, 1 on the back' */
function lying(view: TransportView, laid: LaidView, whose: Whose): Phrase {
  const parts = [
    thingOf(laid.card, whose),
    turnedPhrase(laid.card, laid.rotation),
    ...joinsOf(view, laid, whose),
    ...(laid.parcel >= 0
      ? [phrase('transport.walk.parcel', { up: upOf(view, laid.parcel), down: downOf(view, laid.parcel) })]
      : []),
  ]
  return parts.reduce((a, b) => phrase('freight.panel.and', { a, b }))
}

/** What lies beyond each belt side of a card. */
export const joinsOf = (view: TransportView, laid: LaidView, whose: Whose): Phrase[] =>
  beltsOf(laid).map((side) => {
    const next = cardAt(view, neighbour(laid.cell, side))
    return phrase('transport.panel.side', {
      side: sidePhrase(side),
      what: next < 0 ? phrase('transport.panel.open') : thingOf(next, whose),
    })
  })

/** A free place, and the belts that end open at it. */
function free(view: TransportView, cell: number, whose: Whose): Phrase {
  const ends = Array.from({ length: SIDES }, (_, side) => side).filter((side) => {
    const beside = view.laid.find((one) => one.cell === neighbour(cell, side))
    return beside && beltsOf(beside).includes(opposite(side))
  })
  return ends
    .map((side) =>
      phrase('transport.walk.end', {
        side: sidePhrase(side),
        card: thingOf(cardAt(view, neighbour(cell, side)), whose),
      }),
    )
    .reduce((a, b) => phrase('freight.panel.and', { a, b }), phrase('walk.free'))
}
