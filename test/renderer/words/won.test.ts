import { expect, test } from 'vitest'
import { transport } from '../../../src-main/engine/transport/index.ts'
import type { GameEvent } from '../../../src-shared/core.ts'
import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import { transportOptions } from '../../../src-shared/games/transport/options.ts'
import { won as wonInFirstClass } from '../../../src-renderer/games/first-class/words/happened/won.ts'
import { won as wonInFreight } from '../../../src-renderer/games/freight-express/words/happened/won.ts'
import { won as wonInTransport } from '../../../src-renderer/games/transport/words/happened/won.ts'

const event = (kind: string, more: object): GameEvent => ({
  kind,
  seat: 1,
  turn: 4,
  because: { kind: 'seat', id: 1 },
  refs: [],
  learnt: [],
  ...more,
})

test('a parcel of Transport brings its points to whose pallet it lies on and their partner, whoever moved it', () => {
  const dealt = (seatCount: number) =>
    transport.view(transport.setup({ options: transportOptions.default, seatCount, seed: 1 }), 'open')
  const scored = event('scored', { tile: 2, value: 4 })
  expect(wonInTransport(scored, dealt(3))).toEqual({ seats: [2], points: 4 })
  expect(wonInTransport(scored, dealt(4))).toEqual({ seats: [0, 2], points: 4 })
  expect(wonInTransport(event('parcelMoved', {}), dealt(4))).toBeNull()
})

test('a wagon of Freight Express brings its value when it is delivered, if it is known', () => {
  const points = TRACK_CARDS[5].wagon
  expect(wonInFreight(event('uncoupled', { card: 5, station: 0 }))).toEqual({ seats: [1], points })
  expect(wonInFreight(event('uncoupled', { card: -1, station: 0 }))).toBeNull()
  expect(wonInFreight(event('discarded', { card: 5 }))).toBeNull()
})

test('what is scored in a turn of First Class brings its points', () => {
  expect(wonInFirstClass(event('scored', { source: 'cities', points: 7 }))).toEqual({ seats: [1], points: 7 })
  expect(wonInFirstClass(event('tookCard', {}))).toBeNull()
})
