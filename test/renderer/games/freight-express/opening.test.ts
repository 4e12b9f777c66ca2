import { expect, it } from 'vitest'
import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import { freightOptions } from '../../../../src-shared/games/freight-express/options.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { freightExpress } from '../../../../src-main/engine/freight-express/index.ts'
import { openingOf } from '../../../../src-renderer/games/freight-express/opening.ts'
import { craft } from '../../../../src-renderer/games/freight-express/model.ts'
import type { FreightKinds } from '../../../../src-renderer/games/freight-express/kinds.ts'
import { layoutFor } from '../../../../src-renderer/games/freight-express/layout/layout.ts'
import type { Piece } from '../../../../src-renderer/games/freight-express/looks.ts'
import { drew } from '../../../../src-renderer/games/freight-express/tell/cards.ts'
import { Script, type Telling } from '../../../../src-renderer/stage/motion/script.ts'
import { frameFor, missesIn } from '../../harness/telling.ts'

const SIZE = { width: 976, height: 752 }

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

it('a number on a plate or a pile, or over the piles, rises or falls with each card, and runs ahead of none', () => {
  const { before, beats } = openingOf(view, events)!
  const counts: string[] = []
  const { words, ...plain } = frameFor(3, 0)
  const frame = { ...plain, words: { ...words, toEnd: 'left' } }
  const [from, to] = [before, beats[0].view].map((one) => craft.poses(one as FreightView, frame, SIZE))
  const { seat, cards } = beats[0].event as Extract<FreightEvent, { kind: 'dealt' }>
  const pieces = ['pile 0', `plate ${seat}`]
  const over: number[] = []
  const script = new Script<FreightKinds, Extract<FreightEvent, { kind: 'dealt' }>>({
    event: beats[0].event,
    before,
    after: beats[0].view,
    from,
    to,
    frame,
    pieces: {
      put: (name: string, { look }: Piece) => {
        if (look.kind === 'toEnd') over.push(look.stock - view.stock)
        if (pieces.includes(name))
          counts.push(String(look.kind === 'pile' ? -look.count : look.kind === 'plate' && look.hand))
      },
      remove: () => undefined,
      get: () => undefined,
    },
    layout: layoutFor(SIZE, view),
    hear: () => undefined,
  } as unknown as Telling<FreightKinds, Extract<FreightEvent, { kind: 'dealt' }>>)
  drew(script)
  for (const act of [...script.acts].sort((a, b) => a.at + a.lasts - b.at - b.lasts)) act.draw(1)
  expect(cards).toHaveLength(3)
  expect(counts.filter((one) => !one.startsWith('-'))).toEqual(['0', '1', '2', '3'])
  const stock = counts.filter((one) => one.startsWith('-')).map((one) => -Number(one) - view.stock)
  expect(stock).toEqual([9, 8, 7])
  expect(over).toEqual(stock)
})

it('nothing is dealt once more at a table where something was done', () => {
  const laid = { ...events[0], kind: 'laid' } as unknown as FreightEvent
  expect(openingOf(view, [...events, laid])).toBeNull()
  expect(openingOf(view, [])).toBeNull()
})
