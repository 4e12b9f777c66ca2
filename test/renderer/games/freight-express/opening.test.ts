import { expect, it } from 'vitest'
import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import { freightOptions } from '../../../../src-shared/games/freight-express/options.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { freightExpress } from '../../../../src-main/engine/freight-express/index.ts'
import { openingOf } from '../../../../src-renderer/games/freight-express/opening.ts'
import { craft } from '../../../../src-renderer/games/freight-express/model.ts'
import { frameFor, missesIn } from '../../harness/telling.ts'

const events: FreightEvent[] = []
const start = { options: freightOptions.default, seatCount: 3, seed: 4 }
const state = freightExpress.setup(start, (event) => events.push(freightExpress.redact(event, 0) as FreightEvent))
const view = freightExpress.view(state, 0) as FreightView

it('hands are dealt one by one, from the stock and to nobody else, and the seat that starts draws', () => {
  const { before, beats } = openingOf(view, events)!
  const seen = [before, ...beats.map((beat) => beat.view)].map((one) => {
    const { seats, stock } = one as FreightView
    return [stock - view.stock, seats.reduce((sum, { hand }) => sum + hand.length, 0)]
  })
  expect(seen).toEqual([
    [10, 0],
    [7, 3],
    [4, 6],
    [1, 9],
    [0, 10],
  ])
  expect(beats.map(({ event }) => event.kind)).toEqual(['dealt', 'dealt', 'dealt', 'drew'])
  expect(beats.at(-1)!.view).toEqual(view)
})

it('the deal ends where everything lies as the first question is asked', async () => {
  const { before, beats } = openingOf(view, events)!
  const game = { first: before as FreightView, beats }
  expect(await missesIn(craft, game, { frame: frameFor(3, 0), speed: 'normal' })).toEqual([])
})

it('nothing is dealt once more at a table where something was done', () => {
  const laid = { ...events[0], kind: 'laid' } as unknown as FreightEvent
  expect(openingOf(view, [...events, laid])).toBeNull()
  expect(openingOf(view, [])).toBeNull()
})
