import { expect, it } from 'vitest'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'
import { HandClock } from '../../stage/hand-clock.ts'

const SMALL = { width: 976, height: 752 }
const LARGE = { width: 1584, height: 1032 }

/** A game in which somebody comes to Constantinople, and where. */
function arriving(): { beats: Beat[]; at: number } {
  for (let seed = 1; seed < 60; seed++) {
    const beats = randomFirstClass(seed, 2, 0, firstClassOptions.default).beats as Beat[]
    const at = beats.findIndex(({ event }) => event.kind === 'constantinople')
    if (at > 0) return { beats, at }
  }
  throw new Error('Nobody arrives.')
}

it('whoever is first at Constantinople sees the city large over the train, then it is gone', async () => {
  const { beats, at } = arriving()
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameOf(2, beats[at].event.seat)
  const posters = () => Object.values(model.pieces.poses()).filter(({ look }) => look.kind === 'arrival')
  model.show(beats[at - 1].view as FirstClassView, frame)
  const played = model.play([beats[at]], frame)
  for (let i = 0; i < 10; i++) await Promise.resolve()
  for (let ms = 0; ms < 800; ms += 20) clock.pass(20)
  expect(posters().map(({ scale }) => scale > 1)).toEqual([true])
  await clock.until(played)
  expect(posters()).toEqual([])
})

it('the poster of an arrival brings its points to the plate, which counts them: they do not rise once more', async () => {
  const { beats, at } = arriving()
  const counts = beats.findIndex(({ event }, n) => n > at && event.kind === 'scored')
  expect(beats[counts].event).toMatchObject({ source: 'constantinople' })
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameOf(2, beats[at].event.seat)
  model.show(beats[counts - 1].view as FirstClassView, frame)
  const played = model.play([beats[counts]], frame)
  for (let ms = 0; ms < 400 && (ms === 0 || model.moving); ms += 20) {
    for (let i = 0; i < 10; i++) await Promise.resolve()
    clock.pass(20)
    expect(Object.values(model.pieces.poses()).filter(({ look }) => look.kind === 'rise')).toEqual([])
  }
  await clock.until(played)
  expect(clock.now).toBeLessThan(500)
})

it('the route and its engine are larger where there is room, and the engine stands on its city, clear of what it gives', () => {
  const { beats } = arriving()
  const view = beats[0].view as FirstClassView
  const driven = { ...view, seats: view.seats.map((seat) => ({ ...seat, locomotive: 2 })) }
  const at = ({ width, height }: typeof SMALL) => {
    const made = craft.poses(driven, frameOf(2, 0), { width, height })
    return { city: made['city 0 1'], engine: made['token 0'] }
  }
  for (const size of [SMALL, LARGE]) {
    const { city, engine } = at(size)
    expect(engine.scale).toBeGreaterThan(1.1)
    expect(engine.x).toBe(city.x)
    const wheels = engine.y + 12 * engine.scale
    expect(wheels).toBeLessThan(city.y - 8 * city.scale)
    expect(wheels).toBeGreaterThan(city.y - 18 * city.scale)
  }
  expect(at(LARGE).engine.scale).toBeGreaterThan(at(SMALL).engine.scale)
})
