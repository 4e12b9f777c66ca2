import { expect, test } from 'vitest'
import { lineOf } from '../../../../src-renderer/games/freight-express/words/places.ts'
import { freightSpeech } from '../../../../src-renderer/games/freight-express/words/speech.ts'
import { toCode } from '../../../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { CROSSING } from '../../../../src-shared/geometry/rails.ts'
import { VIEW } from '../../state/at-table.ts'
import { frameOf } from '../../harness/position.ts'

const decision = { seq: 0, auto: 'never', kind: 'act', by: 0, for: 0, source: { kind: 'locomotive', id: 0 } } as const
const CROSSING_CARD = TRACK_CARDS.findIndex(({ rails }) => rails === CROSSING)

test('a place for a card leads nowhere when it does not join the line where one stands', () => {
  const view = VIEW as FreightView
  const line = lineOf(view, 0)
  const empty = view.cells.flatMap(({ station, card }, cell) => (station < 0 && card < 0 ? [cell] : []))
  const beside = (cell: number) => [1, -1, view.columns, -view.columns].map((way) => cell + way)
  const near = empty.find((cell) => beside(cell).some((next) => line.has(next) && view.cells[next].station >= 0))!
  const far = empty.find((cell) => !beside(cell).some((next) => line.has(next)))!
  const isAside = (cell: number) => {
    const code = toCode({ kind: 'lay', card: CROSSING_CARD, cell, rotation: 0 })
    return freightSpeech.candidates(decision, [code], [], { view, seats: frameOf(2).seats, viewer: 0 })[0].aside
  }
  expect([isAside(near), isAside(far)]).toEqual([false, true])
})
