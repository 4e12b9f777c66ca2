import { expect, it } from 'vitest'
import { placeLight } from '../../../../src-renderer/games/transport/overlay/lit-places.ts'
import type { MarkState } from '../../../../src-renderer/stage/scene.ts'

const light = (states: readonly MarkState[], scale = 0.45, night = false) =>
  placeLight(new Set(states), { ring: 3.2, scale, night })

it('a place has a ring of four pixels at home, be cards large or small, and a fill of its own by day and by night', () => {
  for (const scale of [0.25, 0.4, 0.88]) {
    expect(light(['legalAmongMany'], scale).ring * scale).toBeGreaterThanOrEqual(4)
    expect(light(['legal'], scale).ring * scale).toBeGreaterThanOrEqual(4)
  }
  expect(light(['legalAmongMany']).brass).toBeGreaterThan(0.15)
  expect(light(['legalAmongMany'], 0.45, true)).toMatchObject({ paper: 0 })
  expect(light(['legalAmongMany'], 0.45, true).brass).toBeGreaterThan(0.2)
})

it('what is pointed at shines more, and what is merely allowed less', () => {
  expect(light(['legal', 'hovered']).brass).toBeGreaterThan(light(['legal']).brass)
  const aside = light(['legalAside'])
  expect(aside.ring).toBeLessThan(light(['legal']).ring / 2)
  expect(aside.plus).toBeLessThan(light(['legal']).plus)
  expect(aside.brass).toBe(0)
})
