import { expect, test } from 'vitest'
import type { FreightEvent } from '../../src-shared/games/freight-express/events.ts'
import { freightExpress as game } from '../../src-main/engine/freight-express/index.ts'
import { tellEvents } from '../../src-renderer/games/freight-express/words/happened/events.ts'

const view = game.view(game.scenario({ cells: { '3,1': { rails: 'EW' } } }), 0)
const seats = [{ name: 'Ada', player: 'person' }] as never
const base = { seat: 0, turn: 1, refs: [] }
const because = { kind: 'card', id: 0 }
const drove = { ...base, kind: 'drove', because, from: [], steps: [[]], rammed: [], enters: -1, lapsed: 0 }
const flipped = { ...base, kind: 'flipped', card: 3, allowed: 5, surplus: 0, cell: 12 }
const derailed = { ...base, kind: 'derailed', seat: 0, payer: 0, hand: [], wagons: [] }
const told = (...events: unknown[]) =>
  tellEvents(events as FreightEvent[], seats, view).map(({ phrase }) => phrase.key.split('.')[2])

test('where a drive over a crossing ends is told after what was flipped there, as one line', () => {
  expect(told(drove, flipped, { ...drove, enters: 4 })).toEqual(['flipped', 'drove'])
})

test('who leaves the rails in the middle of a drive is told after it', () => {
  expect(told(drove, derailed, { ...drove, enters: 4 })).toEqual(['drove', 'derailed'])
})
