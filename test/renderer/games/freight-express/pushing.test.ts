import { expect, it } from 'vitest'
import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import { names } from '../../../../src-renderer/games/freight-express/looks.ts'
import { apart } from '../../../../src-renderer/games/freight-express/tell/shove.ts'
import type { Piece } from '../../../../src-renderer/games/freight-express/looks.ts'
import { painted } from '../../harness/painted.ts'
import { frameFor } from '../../harness/telling.ts'
import { oneDrive } from './one-drive.ts'

it('buffers that meet are pressed, and on its plate the train that is pushed gets a jolt', async () => {
  const { beats, clock, model } = oneDrive(5, ['1,2 W edge in', '2,2 W edge in'])
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

it('a blow is lit up, and the plate of whoever is pushed counts sleeper by sleeper how far', async () => {
  const { beats, clock, model } = oneDrive(9, ['1,2 W edge in', '2,2 W edge in'])
  const drove = beats.map(({ event }) => event as FreightEvent).find(({ kind }) => kind === 'drove')
  const pushed = drove?.kind === 'drove' ? drove.steps.filter((moves) => moves.length > 1).length : 0
  expect(pushed).toBeGreaterThan(1)
  const played = model.play(beats, frameFor(2, 0))
  const counted: number[] = []
  let isLit = false
  for (let ms = 0; ms < 4500; ms += 10) {
    for (let i = 0; i < 5; i++) await Promise.resolve()
    clock.pass(10)
    for (const { look } of Object.values(painted(model))) {
      if (look.kind === 'burst') isLit = true
      if (look.kind !== 'pushedOn') continue
      expect(look.seat).toBe(0)
      if (counted.at(-1) !== look.n) counted.push(look.n)
    }
  }
  model.skip()
  await played
  expect(isLit).toBe(true)
  expect(counted).toEqual(Array.from({ length: pushed }, (_, i) => i + 1))
  expect(Object.values(model.pieces.poses()).filter(({ look }) => look.kind === 'pushedOn')).toEqual([])
})

it('who pushes another does so buffers to buffers, both in full, and long enough to be seen', async () => {
  const { beats, clock, model } = oneDrive(8, ['1,2 W edge in', '2,2 E inner out'])
  const played = model.play(beats, frameFor(2, 0))
  const seen: { back: Piece; front: Piece }[] = []
  for (let ms = 0; ms < 3500; ms += 10) {
    for (let i = 0; i < 5; i++) await Promise.resolve()
    clock.pass(10)
    const poses = model.pieces.poses()
    seen.push({ back: poses[names.locomotive(0)], front: poses[names.locomotive(1)] })
  }
  model.skip()
  await played
  const pressed = seen.findIndex(({ front }) => front.squash < 0.99)
  const moved = seen.map(({ front }, i) =>
    i === 0 ? 0 : Math.hypot(front.x - seen[i - 1].front.x, front.y - seen[i - 1].front.y),
  )
  // Thrown on and back by the blow, it has not set out yet: it does where it is farther off than that for good.
  const off = seen.map(({ front }) => Math.hypot(front.x - seen[0].front.x, front.y - seen[0].front.y))
  const thrown = Math.max(...off.slice(pressed, pressed + 15))
  const sets = off.findLastIndex((far) => far <= thrown)
  const stops = moved.findLastIndex((far) => far > 0.02)
  // A beat lies between the blow and the push.
  expect(sets - pressed).toBeGreaterThan(20)
  expect(stops - pressed).toBeGreaterThan(65)
  expect(stops - pressed).toBeLessThan(130)
  for (const { back, front } of seen.slice(pressed, sets + 15)) {
    expect(front.scale).toBeCloseTo(1, 1)
    expect(back.scale).toBeCloseTo(1, 1)
    const far = Math.hypot(front.x - back.x, front.y - back.y)
    expect(Math.abs(far - apart(front, back))).toBeLessThan(3)
  }
  // Nothing jumps: neither as they meet nor as they are parked.
  for (const one of ['back', 'front'] as const)
    for (const [i, { [one]: now }] of seen.entries())
      if (i > 0) expect(Math.hypot(now.x - seen[i - 1][one].x, now.y - seen[i - 1][one].y)).toBeLessThan(5)
})

it('a push late in a long turn is seen for a quarter of a second, not between two pictures', async () => {
  const { beats, clock, model } = oneDrive(8, ['1,2 W edge in', '2,2 E inner out'])
  model.hasten(-20_000, 0)
  const played = model.play(beats, frameFor(2, 0))
  const seen: Piece[] = []
  for (let ms = 0; ms < 1000; ms += 10) {
    for (let i = 0; i < 5; i++) await Promise.resolve()
    clock.pass(10)
    seen.push(model.pieces.poses()[names.locomotive(1)])
  }
  model.skip()
  await played
  const moves = seen.filter(({ x }, i) => i > 0 && Math.abs(x - seen[i - 1].x) > 0.05)
  expect(moves.length).toBeGreaterThanOrEqual(12)
  const far = seen.map(({ x }, i) => (i === 0 ? 0 : Math.abs(x - seen[i - 1].x)))
  expect(Math.max(...far)).toBeLessThan(20)
})

it('who is pushed into a station goes no faster than who pushes it there, and is seen on its way', async () => {
  const { beats, clock, model } = oneDrive(5, ['A', '1,0 W edge in'])
  const drove = beats.map(({ event }) => event as FreightEvent).find(({ kind }) => kind === 'drove')
  expect(drove).toMatchObject({ rammed: [1] })
  model.speed('normal', false)
  const played = model.play(beats, frameFor(2, 0))
  const seen: { back: Piece; front: Piece }[] = []
  for (let ms = 0; ms < 3500; ms += 10) {
    for (let i = 0; i < 5; i++) await Promise.resolve()
    clock.pass(10)
    const poses = model.pieces.poses()
    seen.push({ back: poses[names.locomotive(0)], front: poses[names.locomotive(1)] })
  }
  model.skip()
  await played
  // In so long as a picture is looked at.
  const fastest = (one: 'back' | 'front'): number =>
    Math.max(...seen.slice(11).map(({ [one]: now }, i) => Math.hypot(now.x - seen[i][one].x, now.y - seen[i][one].y)))
  expect(fastest('front')).toBeLessThan(fastest('back'))
  const pressed = seen.findIndex(({ front }) => front.squash < 0.99)
  for (const { back, front } of seen.slice(pressed))
    expect(Math.hypot(front.x - back.x, front.y - back.y)).toBeGreaterThan(20)
})
