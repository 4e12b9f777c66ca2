import { expect, it } from 'vitest'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import type { FirstClassKinds } from '../../../../src-renderer/games/first-class/kinds.ts'
import { names, type Piece } from '../../../../src-renderer/games/first-class/looks.ts'
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

/** So long is a picture of a film, in ms. */
const FRAME = 20

/** Where everything is, picture by picture, for so long. */
async function* film(model: Model<FirstClassKinds>, clock: HandClock, ms: number) {
  for (let now = 0; now < ms; now += FRAME) {
    await Promise.resolve()
    clock.pass(FRAME)
    yield model.pieces.poses()
  }
}

/** So far left of a city stands what it pays, in units of that. */
const BESIDE = 43
/** Half of a pill with two signs. */
const HALF = { width: 16, height: 11 } as const

it('each city that pays tells its points beside it, as the engine comes to it', async () => {
  const { before, beat } = drive()
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameOf(2, 0)
  model.show(before, frame)
  const played = model.play([beat], frame)
  const seen = new Map<string, number>()
  for await (const poses of film(model, clock, 2000)) {
    for (const { look, x } of Object.values(poses))
      if (look.kind === 'rise' && !seen.has(look.text)) seen.set(look.text, Math.round(x))
  }
  await clock.until(played)
  const poses = model.pieces.poses()
  const beside = (city: number): number => {
    const { x, scale } = poses[names.city(0, city)]
    return Math.round(x - BESIDE * scale)
  }
  expect([...seen]).toEqual([
    ['+3', beside(1)],
    ['+8', beside(2)],
  ])
})

it('while points of a city stand to be read neither the engine nor a figure of the route lies under them', async () => {
  const { before, beat, paid } = drive()
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameOf(2, 0)
  model.show(before, frame)
  const played = model.play([beat, ...paid], frame)
  const stands = new Set<string>()
  for await (const poses of film(model, clock, 2600)) {
    const pills = Object.entries(poses).filter(([, { look, scale }]) => look.kind === 'rise' && scale === 1.5)
    for (const [name, pill] of pills) {
      const under = Object.entries(poses).filter(([, { look }]) => look.kind === 'token' || look.kind === 'medal')
      const over = (one: Piece, [wide, high]: readonly [number, number]): boolean =>
        Math.abs(one.x - pill.x) < wide * one.scale + HALF.width * pill.scale &&
        Math.abs(one.y - pill.y) < high * one.scale + HALF.height * pill.scale
      stands.add(name)
      expect(under.filter(([, one]) => over(one, one.look.kind === 'token' ? [12, 14] : [8, 8]))).toEqual([])
    }
  }
  await clock.until(played)
  expect(stands.size).toBe(2)
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
  for await (const poses of film(model, clock, 2600)) {
    const { look } = poses[names.plate(0)]
    if (look.kind === 'plate' && counted.at(-1) !== look.points) counted.push(look.points)
    const at = Math.round(poses[names.token(0)].x)
    stood.set(at, (stood.get(at) ?? 0) + FRAME)
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
  for await (const poses of film(model, clock, 2000)) {
    ways.push(poses[names.token(0)].x)
  }
  await clock.until(played)
  expect(Math.min(...ways)).toBeGreaterThanOrEqual(dropped.x - 1)
  expect(ways.at(-1)).toBeGreaterThan(dropped.x)
})
