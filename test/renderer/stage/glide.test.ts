import { expect, it } from 'vitest'
import { Glide } from '../../../src-renderer/stage/glide.ts'
import { Lifting } from '../../../src-renderer/stage/lifting.ts'

const here = { x: 0, y: 0, scale: 1 }
const there = { x: 100, y: 50, scale: 2 }

it('a camera glides to where it should look, and then rests', () => {
  const glide = new Glide()
  expect(glide.at(here, 0, false)).toEqual({ camera: here, gliding: false })
  expect(glide.at(there, 10, false)).toEqual({ camera: here, gliding: true })
  const half = glide.at(there, 140, false)
  expect(half.camera.x).toBeCloseTo(50)
  expect(half.gliding).toBe(true)
  expect(glide.at(there, 300, false)).toEqual({ camera: there, gliding: false })
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
