import { expect, it } from 'vitest'
import { freightExpress as game } from '../../../../src-main/engine/freight-express/index.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { names } from '../../../../src-renderer/games/freight-express/looks.ts'
import { craft } from '../../../../src-renderer/games/freight-express/model.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { begin, WIDE } from '../../../engine/freight-express/helpers.ts'
import { frameFor } from '../../harness/telling.ts'
import { HandClock } from '../../stage/hand-clock.ts'

it('buffers that meet are pressed, and on its plate the train that is pushed gets a jolt', async () => {
  const s = begin({
    layout: WIDE,
    cells: { '1,2': { rails: 'EW' }, '2,2': { rails: 'EW' }, '3,2': { rails: 'EW' } },
    hands: [[{ wagon: 5 }]],
    locomotives: ['1,2 W edge in', '2,2 W edge in'],
  })
  const view = () => game.view(s, 0) as FreightView
  const before = view()
  const beats: Beat[] = []
  const code = game.encode(s, { kind: 'drive', card: before.seats[0].hand[0] }) as number
  game.apply(s, code, (event) => beats.push({ event, view: view() }))
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  model.show(before, frameFor(2, 0))
  const stood = model.pieces.poses()
  const played = model.play(beats, frameFor(2, 0))
  const seen: ReturnType<typeof model.pieces.poses>[] = []
  for (let ms = 0; ms < 2500; ms += 10) {
    for (let i = 0; i < 5; i++) await Promise.resolve()
    clock.pass(10)
    seen.push(model.pieces.poses())
  }
  model.skip()
  await played
  for (const seat of [0, 1]) {
    const shortest = Math.min(...seen.map((poses) => poses[names.locomotive(seat)].squash))
    expect(shortest).toBeLessThan(0.9)
    expect(seen.at(-1)![names.locomotive(seat)].squash).toBe(1)
    const way = seen.map((poses) => Math.abs(poses[names.engine(seat)].x - stood[names.engine(seat)].x))
    expect(Math.max(...way) > 3).toBe(seat === 1)
    expect(way.at(-1)).toBe(0)
  }
})
