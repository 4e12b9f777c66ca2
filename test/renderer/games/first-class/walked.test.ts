import { expect, it } from 'vitest'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { names } from '../../../../src-renderer/games/first-class/looks.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { painted } from '../../harness/painted.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'
import { HandClock } from '../../stage/hand-clock.ts'

type OneBeat = Beat<FirstClassEvent, FirstClassView>
const { beats: all } = randomFirstClass(1, 3, 0, { ...firstClassOptions.default, modules: ['A', 'B'] })
const beats = all as OneBeat[]

it('where a conductor lands a light opens and the number springs; what his train would score jumps as it changes', async () => {
  const at = beats.findIndex(({ event, view }, n) => {
    if (event.kind !== 'walked') return false
    const { seat, train } = event
    return view.seats[seat].trains[train].points !== beats[n - 1].view.seats[seat].trains[train].points
  })
  const { event, view } = beats[at]
  if (event.kind !== 'walked') throw new Error('No conductor walks to a wagon that counts.')
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameOf(3, event.seat)
  model.show(beats[at - 1].view, frame)
  const number = names.number(event.seat, event.train, event.to - 1)
  const sum = names.laneWords(event.seat, event.train)
  const rest = model.pieces.poses()
  const seen = { lights: 0, number: 1, high: 0, before: '' }
  const played = model.play([beats[at]], frame)
  for (let i = 0; i < 200 && model.moving; i++) {
    await Promise.resolve()
    clock.pass(16)
    const now = painted(model)
    seen.lights = Math.max(seen.lights, Object.values(now).filter(({ look }) => look.kind === 'flash').length)
    seen.number = Math.max(seen.number, now[number].scale / rest[number].scale)
    const { look, y } = now[sum]
    if (look.kind !== 'laneWords') throw new Error('The train has no words.')
    seen.high = Math.max(seen.high, rest[sum].y - y)
    // It waits for the last landing.
    if (i < 10) seen.before = look.points
  }
  await played
  const [was, will] = [beats[at - 1].view, view].map(({ seats }) => seats[event.seat].trains[event.train].points)
  const { look } = model.pieces.poses()[sum]
  expect(seen.lights).toBeGreaterThan(0)
  expect(seen.number).toBeGreaterThan(1.2)
  expect(seen.high).toBeGreaterThan(3)
  expect([seen.before, look.kind === 'laneWords' && look.points]).toEqual([String(was), String(will)])
})
