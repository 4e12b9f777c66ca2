import { expect, it } from 'vitest'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { names } from '../../../../src-renderer/games/first-class/looks.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { piece } from '../../../../src-renderer/stage/pieces.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'
import { painted } from '../../harness/painted.ts'
import { HandClock } from '../../stage/hand-clock.ts'

type OneBeat = Beat<FirstClassEvent, FirstClassView>
const beats = randomFirstClass(1, 2, 0, firstClassOptions.default).beats as OneBeat[]
const LIGHTS: ReadonlySet<string> = new Set(['flash', 'spark', 'steam'])

/** The first of these that is told to whoever did it, over but for what glows on. */
async function told(kind: FirstClassEvent['kind']) {
  const at = beats.findIndex(({ event }, n) => n > 0 && event.kind === kind && beats[n - 1].event.seat === event.seat)
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameOf(2, beats[at].event.seat)
  model.show(beats[at - 1].view, frame)
  await clock.until(model.play([beats[at]], frame), 10)
  const lights = () => Object.values(painted(model)).filter(({ look }) => LIGHTS.has(look.kind)).length
  return { clock, model, frame, lights, before: beats[at - 1].view, view: beats[at].view }
}

it('a coin that is spent is over as it is counted, and its light goes on beside what comes next, and out', async () => {
  const { clock, model, frame, lights, view } = await told('coinSpent')
  expect(clock.now).toBeLessThan(600)
  expect(lights()).toBeGreaterThan(0)
  expect(model.pieces.poses()).toEqual(model.resting())
  // The same table shown once more, as after all that is told, is not another one.
  model.show(view, frame)
  expect(lights()).toBeGreaterThan(0)
  clock.pass(500)
  expect([lights(), clock.idle]).toEqual([0, true])
})

it('the steam of a coupling is not waited for, and is gone from a table that is shown otherwise', async () => {
  const { model, frame, lights, before } = await told('wagonLaid')
  expect(lights()).toBeGreaterThan(0)
  model.show(before, frame)
  expect(lights()).toBe(0)
})

it('light on a board that gives way to another rolls out with it', async () => {
  const { clock, model, frame, view } = await told('coinSpent')
  const seat = Number(frame.viewer)
  const lightsAt = () => Object.entries(painted(model)).filter(([, { look }]) => LIGHTS.has(look.kind))
  const boardAt = () => model.pieces.get(names.board(seat))?.x ?? NaN
  const [stood, board] = [new Map(lightsAt().map(([name, { x }]) => [name, x])), boardAt()]
  const now = beats.findIndex((beat) => beat.view === view)
  const next = beats.findIndex(({ event }, n) => n > now && event.kind === 'taken' && event.seat !== seat)
  const over = model.play([beats[next]], { ...frame, acting: 1 - seat })
  const off: [number, number][] = []
  for (let ms = 0; ms < 300; ms += 20) {
    await Promise.resolve()
    clock.pass(20)
    for (const [name, { x }] of lightsAt()) if (stood.has(name)) off.push([x - stood.get(name)!, boardAt() - board])
  }
  await clock.until(over, 10)
  const far = off.filter(([, gone]) => Math.abs(gone) > 100)
  expect(far.length).toBeGreaterThan(0)
  // Sparks fly a little on their own.
  for (const [light, gone] of far) expect(Math.abs(light - gone)).toBeLessThan(20)
})

it('light that was to begin on a board later stays out once that board gives way', () => {
  const { pieces } = new Model(craft, new HandClock(), () => undefined)
  const at = (x: number) => piece({ kind: 'flash' } as const, 'board', x, 0)
  const [lit, late, elsewhere] = [pieces.nameGlow(), pieces.nameGlow(), pieces.nameGlow()]
  pieces.glow(lit, at(1))
  pieces.quench(({ x }) => x < 100)
  const later = pieces.nameGlow()
  for (const name of [lit, late, later]) pieces.glow(name, at(2))
  pieces.glow(elsewhere, at(200))
  expect(pieces.glowing(() => true)).toEqual([lit, later, elsewhere])
})

it.each(['speed', 'skip', 'resize'] as const)('nothing glows on after a change of %s', async (by) => {
  const { model, lights } = await told('coinSpent')
  expect(lights()).toBeGreaterThan(0)
  if (by === 'speed') model.speed('off', false)
  else if (by === 'skip') model.skip()
  else model.resize({ width: 1500, height: 900 })
  expect(lights()).toBe(0)
})
