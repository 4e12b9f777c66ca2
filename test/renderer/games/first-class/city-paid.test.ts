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

type Drove = Extract<FirstClassEvent, { kind: 'drove' }>

/** A drive of the first seat over both point cities of the board. */
function drive(): { before: FirstClassView; beat: Beat; paid: readonly Beat[] } {
  for (let seed = 1; seed < 200; seed++) {
    const beats = randomFirstClass(seed, 2, 0, firstClassOptions.default).beats as Beat[]
    const at = beats.findIndex(({ event }) => {
      const { kind, from, to } = event as Drove
      return kind === 'drove' && event.seat === 0 && from < 2 && to === 3
    })
    if (at > 0)
      return { before: beats[at - 1].view as FirstClassView, beat: beats[at], paid: beats.slice(at + 1, at + 3) }
  }
  throw new Error('Nobody drives over both.')
}

it('each city that pays tells its points where it stands, as the engine comes to it', async () => {
  const { before, beat } = drive()
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameOf(2, 0)
  model.show(before, frame)
  const played = model.play([beat], frame)
  const seen = new Map<string, number>()
  for (let ms = 0; ms < 2000; ms += 20) {
    await Promise.resolve()
    clock.pass(20)
    for (const { look, x } of Object.values(model.pieces.poses()))
      if (look.kind === 'rise' && !seen.has(look.text)) seen.set(look.text, Math.round(x))
  }
  await clock.until(played)
  const poses = model.pieces.poses()
  expect([...seen]).toEqual([
    ['+3', Math.round(poses[names.city(0, 1)].x)],
    ['+8', Math.round(poses[names.city(0, 2)].x)],
  ])
})

it('the plate counts each of them as it comes there, and the engine stands a moment at each city that it passes', async () => {
  const { before, beat, paid } = drive()
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameOf(2, 0)
  model.show(before, frame)
  const played = model.play([beat, ...paid], frame)
  const [had, will] = [before.seats[0].points, (paid[1].view as FirstClassView).seats[0].points]
  const counted: number[] = []
  const stood = new Map<number, number>()
  for (let ms = 0; ms < 2600; ms += 20) {
    await Promise.resolve()
    clock.pass(20)
    const poses = model.pieces.poses()
    const { look } = poses[names.plate(0)]
    if (look.kind === 'plate' && counted.at(-1) !== look.points) counted.push(look.points)
    const at = Math.round(poses[names.token(0)].x)
    stood.set(at, (stood.get(at) ?? 0) + 20)
  }
  await clock.until(played)
  expect(counted).toEqual([had, had + 3, will])
  const cities = [1, 2].map((n) => Math.round(model.pieces.poses()[names.city(0, n)].x))
  expect(stood.get(cities[0])).toBeGreaterThanOrEqual(120)
  expect(stood.get(cities[1])).toBeGreaterThan(120)
})

it('an engine that a hand has carried past cities goes on from where it was let go, and never back', async () => {
  const { before, beat } = drive()
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameOf(2, 0)
  model.show(before, frame)
  const poses = model.pieces.poses()
  const token = poses[names.token(0)]
  const dropped = { ...token, x: poses[names.city(0, 1)].x + 20 }
  model.letGo = { [names.token(0)]: dropped }
  const played = model.play([beat], frame)
  const ways: number[] = []
  for (let ms = 0; ms < 2000; ms += 20) {
    await Promise.resolve()
    clock.pass(20)
    ways.push(model.pieces.poses()[names.token(0)].x)
  }
  await clock.until(played)
  expect(Math.min(...ways)).toBeGreaterThanOrEqual(dropped.x - 1)
  expect(ways.at(-1)).toBeGreaterThan(dropped.x)
})
