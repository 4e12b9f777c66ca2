import { expect, it } from 'vitest'
import type { TransportEvent } from '../../../../src-shared/games/transport/events.ts'
import { transportOptions } from '../../../../src-shared/games/transport/options.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { transport } from '../../../../src-main/engine/transport/index.ts'
import { openingOf } from '../../../../src-renderer/games/transport/opening.ts'
import { craft } from '../../../../src-renderer/games/transport/model.ts'
import { names } from '../../../../src-renderer/games/transport/looks.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { frameFor, missesIn } from '../../harness/telling.ts'
import { HandClock } from '../../stage/hand-clock.ts'

const events: TransportEvent[] = []
const start = { options: transportOptions.default, seatCount: 3, seed: 4 }
const state = transport.setup(start, (event) => events.push(transport.redact(event, 0) as TransportEvent))
const view = transport.view(state, 0) as TransportView

it('before the first turn hands are dealt one by one, from the stock and to nobody else', () => {
  const { before, beats } = openingOf(view, events)!
  const hands = [before, ...beats.map((beat) => beat.view)].map((one) => {
    const { seats, stock } = one as TransportView
    return [stock, ...seats.map(({ hand }) => hand.length)]
  })
  expect(hands.map(([stock]) => stock - view.stock)).toEqual([12, 8, 4, 0])
  expect(hands.map((row) => row.slice(1).reduce((sum, n) => sum + n))).toEqual([0, 4, 8, 12])
  expect(beats.at(-1)!.view).toEqual(view)
})

it('the deal ends where everything lies as the first turn begins', async () => {
  const { before, beats } = openingOf(view, events)!
  const game = { first: before as TransportView, beats }
  expect(await missesIn(craft, game, { frame: frameFor(3, 0), speed: 'normal' })).toEqual([])
})

it('nothing is dealt once more at a table where something was done', () => {
  const connected = { ...events[0], kind: 'nothingMoves' } as unknown as TransportEvent
  expect(openingOf(view, [...events, connected])).toBeNull()
  expect(openingOf(view, [])).toBeNull()
})

it('what a card of the hand is called stands below it no sooner than the card', async () => {
  const { before, beats } = openingOf(view, events)!
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  model.show(before as TransportView, frameFor(3, 0))
  const played = model.play(beats as Beat[], frameFor(3, 0))
  const seen: number[] = []
  for (let n = 0; n < 2000 && seen.at(-1) !== 4; n++) {
    await Promise.resolve()
    clock.pass(20)
    const poses = model.pieces.poses()
    const called = view.seats[0].hand.filter((card) => (poses[names.caption(card)]?.alpha ?? 0) > 0)
    for (const card of called) expect(poses[names.card(card)].look.kind).toBe('face')
    if (seen.at(-1) !== called.length) seen.push(called.length)
  }
  expect(seen).toEqual([0, 1, 2, 3, 4])
  model.skip()
  await played
})
