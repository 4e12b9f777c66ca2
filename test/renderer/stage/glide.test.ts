import { expect, it } from 'vitest'
import { Glide } from '../../../src-renderer/stage/camera/glide.ts'
import { Lifting } from '../../../src-renderer/stage/hand/lifting.ts'

const here = { x: 0, y: 0, scale: 1 }
const there = { x: 100, y: 50, scale: 2 }

it('a camera glides to where it should look, and then rests', () => {
  const glide = new Glide()
  expect(glide.at(here, 0, false)).toEqual({ camera: here, gliding: false })
  expect(glide.at(there, 10, false)).toEqual({ camera: here, gliding: true })
  const half = glide.at(there, 220, false)
  expect(half.camera.x).toBeCloseTo(50)
  expect(half.gliding).toBe(true)
  expect(glide.at(there, 430, false)).toEqual({ camera: there, gliding: false })
})

it('a camera that goes aside alone is there sooner', () => {
  const glide = new Glide()
  glide.at(here, 0, false)
  glide.at({ ...there, scale: 1 }, 10, false)
  expect(glide.at({ ...there, scale: 1 }, 140, false).camera.x).toBeCloseTo(50)
  expect(glide.at({ ...there, scale: 1 }, 270, false).gliding).toBe(false)
})

it('a camera that is sent elsewhere on its way neither stops nor jumps, and comes to rest there', () => {
  const glide = new Glide()
  const further = { x: 300, y: 150, scale: 1 }
  glide.at(here, 0, false)
  glide.at({ ...there, scale: 1 }, 0, false)
  const xs = [115, 130].map((now) => glide.at({ ...there, scale: 1 }, now, false).camera.x)
  xs.push(...[130, 145, 160].map((now) => glide.at(further, now, false).camera.x))
  const steps = xs.slice(1).map((x, i) => x - xs[i])
  expect(steps[1]).toBe(0)
  expect(steps[2]).toBeGreaterThan(steps[0] * 0.9)
  expect(steps[2]).toBeLessThan(steps[0] * 2)
  expect(steps[3]).toBeGreaterThan(steps[0] * 0.9)
  expect(glide.at(further, 130 + 261, false)).toEqual({ camera: further, gliding: false })
})

it('what is seen from where it sets out and from where it goes to is seen all the way', () => {
  const glide = new Glide()
  const [near, far] = [
    { x: 0, y: 0, scale: 1 },
    { x: 120, y: 90, scale: 0.5 },
  ]
  const place = { x: 600, y: 300 }
  const seen = (now: number) => {
    const { x, y, scale } = glide.at(now === 0 ? near : far, now, false).camera
    return [place.x * scale + x, place.y * scale + y]
  }
  const way = [0, 1, 60, 120, 180, 240, 300, 360, 421].map(seen)
  for (const [x, y] of way) {
    expect(x).toBeLessThanOrEqual(600)
    expect(x).toBeGreaterThanOrEqual(420)
    expect(y).toBeLessThanOrEqual(300)
    expect(y).toBeGreaterThanOrEqual(240)
  }
  expect(way.at(-1)).toEqual([420, 240])
})

it('a camera that is moved by hand follows at once', () => {
  const glide = new Glide()
  glide.at(here, 0, true)
  expect(glide.at(there, 10, true)).toEqual({ camera: there, gliding: false })
})

it('a card rises to the pointer within 80 ms and sinks again, and nothing moves after that', () => {
  const lifting = new Lifting()
  const risen = new Map([['card 1', { up: 16, scale: 1.04, alpha: 1, front: true }]])
  lifting.at(new Map(), 0, false)
  expect(lifting.at(risen, 100, false).lifts.get('card 1')?.up).toBe(0)
  expect(lifting.at(risen, 140, false)).toMatchObject({ rising: true })
  expect(lifting.at(risen, 140, false).lifts.get('card 1')?.up).toBeCloseTo(8)
  expect(lifting.at(risen, 181, false)).toEqual({ lifts: risen, rising: false })
  expect(lifting.at(new Map(), 200, false).lifts.get('card 1')?.up).toBe(16)
  expect(lifting.at(new Map(), 290, false)).toEqual({ lifts: new Map(), rising: false })
})

it('without motion a card stands where it must at once', () => {
  const risen = new Map([['card 1', { up: 3, scale: 1, alpha: 1, front: true }]])
  expect(new Lifting().at(risen, 100, true)).toEqual({ lifts: risen, rising: false })
})
