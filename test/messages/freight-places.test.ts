import { expect, test } from 'vitest'
import { LANGUAGES, type LanguageId } from '../../src-shared/messages/index.ts'
import { say } from '../../src-renderer/messages/index.ts'
import { namedPlace, placePhrase, trackAt } from '../../src-renderer/games/freight-express/words/places.ts'
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
    key: 'freight.place.corner1',
    params: { station: 'G' },
  })
})

test('no place has a name that a station could have, and no two places have the same', () => {
  const view = game.view(begin({}), 0)
  for (const id of Object.keys(LANGUAGES) as LanguageId[]) {
    const names = view.cells.map((_, cell) => say(id, namedPlace(view, cell)))
    expect(new Set(names).size).toBe(names.length)
    view.cells.forEach((_, cell) => {
      for (const told of [namedPlace, placePhrase, trackAt].map((words) => say(id, words(view, cell))))
        expect(told).not.toMatch(/\b[A-J]\d/)
    })
  }
})
