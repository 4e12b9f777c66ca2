import { expect, it } from 'vitest'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { names } from '../../../../src-renderer/games/first-class/looks.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'
import { HandClock } from '../../stage/hand-clock.ts'

type OneBeat = Beat<FirstClassEvent, FirstClassView>

it('whom a scoring counts next the departure board says as their board sets out, not after it has come', async () => {
  const beats = randomFirstClass(3, 3, 0, firstClassOptions.default).beats as OneBeat[]
  const at = beats.findIndex(({ event, view }, n) => {
    const before = beats[n - 1]?.view
    return event.kind === 'scoringBegan' && before?.phase === 'scoring' && before.active !== view.active
  })
  const { seat } = beats[at].event
  const frame = frameOf(3, 0)
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  model.show(beats[at - 1].view, frame)
  const titled = () => {
    const look = model.pieces.get('departures')?.look
    return look?.kind === 'departures' && look.title.includes(frame.seats[seat].name)
  }
  const end = model.play([beats[at]], frame)
  let rolls = false
  for (let ms = 0; model.moving && ms < 3000; ms += 16) {
    for (let i = 0; i < 10; i++) await Promise.resolve()
    clock.pass(16)
    if (ms < 200) continue
    expect(titled(), `after ${ms} ms`).toBe(true)
    rolls ||= model.pieces.get(names.board(beats[at - 1].view.active)) !== undefined
  }
  await end
  expect(rolls, 'the board before it is still in sight').toBe(true)
})
