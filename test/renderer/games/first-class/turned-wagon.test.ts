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
const { beats: all } = randomFirstClass(1, 3, 0, { ...firstClassOptions.default, modules: ['A', 'B'] })
const beats = all as OneBeat[]

it('what a wagon is worth is told as it touches the rails as the better one, not while it is in the air', async () => {
  const at = beats.findIndex(({ event }) => event.kind === 'upgraded')
  const { event } = beats[at]
  if (event.kind !== 'upgraded') throw new Error('No wagon is upgraded.')
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameOf(3, event.seat)
  model.show(beats[at - 1].view, frame)
  const [coach, number] = [names.coach, names.number].map((of) => of(event.seat, event.train, event.place))
  const told = () => [number, names.plate(event.seat)].map((name) => JSON.stringify(model.pieces.poses()[name].look))
  const had = told()
  const rest = model.pieces.poses()[coach].y
  let flies = 0
  const played = model.play([beats[at]], frame)
  for (let i = 0; i < 200 && model.moving; i++) {
    await Promise.resolve()
    clock.pass(16)
    if (model.pieces.poses()[coach].y > rest - 1) continue
    flies++
    expect(told()).toEqual(had)
  }
  await played
  expect(flies).toBeGreaterThan(10)
  expect(told().map((one, i) => one === had[i])).toEqual([false, false])
})

it('a wagon that is upgraded is never see-through, and who stands on it comes down with it, not before', async () => {
  const at = beats.findIndex(
    ({ event }, n) =>
      event.kind === 'upgraded' &&
      beats[n - 1].view.seats[event.seat].trains[event.train].conductor === event.place + 1,
  )
  const { event } = beats[at]
  if (event.kind !== 'upgraded') throw new Error('Nobody stands on a wagon that is upgraded.')
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameOf(3, event.seat)
  model.show(beats[at - 1].view, frame)
  const coach = names.coach(event.seat, event.train, event.place)
  const conductor = names.conductor(event.seat, event.train)
  const rest = model.pieces.poses()
  const alphas = new Set<number>()
  const high = { coach: 0, conductor: 0 }
  const played = model.play([beats[at]], frame)
  for (let i = 0; i < 200 && model.moving; i++) {
    await Promise.resolve()
    clock.pass(16)
    const now = model.pieces.poses()
    alphas.add(now[coach].alpha)
    high.coach = Math.max(high.coach, rest[coach].y - now[coach].y)
    high.conductor = Math.max(high.conductor, rest[conductor].y - now[conductor].y)
  }
  await played
  expect([...alphas]).toEqual([1])
  expect(high.coach).toBeGreaterThan(8)
  expect(high.conductor).toBeGreaterThan(high.coach)
})
