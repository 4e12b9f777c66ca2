import { expect, test } from 'vitest'
import { namedPlace, placePhrase } from '../../src-renderer/games/freight-express/words/places.ts'
import { freightExpress as game } from '../../src-main/engine/freight-express/index.ts'
import { begin } from '../engine/freight-express/helpers.ts'

/** Where a card east of D and north of G is said to lie, with these rails. */
function saidOf(rails: string): unknown {
  const view = game.view(begin({ cells: { '7,1': { rails } } }), 0)
  const cell = view.cells.findIndex(({ card }) => card >= 0)
  return placePhrase(view, cell)
}

test('track is named by the station that its rails reach, not by one that they only pass', () => {
  expect(saidOf('EW')).toMatchObject({ key: 'freight.place.side1', params: { station: 'D' } })
})

test('a place that lies cornerwise from a station alone is named by that corner of it', () => {
  const view = game.view(begin({}), 0)
  const beyondG = view.cells.findIndex(({ station }) => station === 6) + view.columns + 1
  expect(namedPlace(view, beyondG)).toMatchObject({
    params: { beside: { key: 'freight.place.corner1', params: { station: 'G' } } },
  })
})
