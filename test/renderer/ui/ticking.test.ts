import { expect, it } from 'vitest'
import { tickedAt, ticksFor } from '../../../src-renderer/ui/ticking.ts'

it('a figure counts piece by piece, and stands at its sum when the last has come', () => {
  const pieces = [14, 4, 0, 2]
  const seen = [0, 120, 240, 360].map((ms) => tickedAt(ms, 0, 20, pieces))
  expect(seen).toEqual([14, 18, 18, 20])
  expect(tickedAt(ticksFor(pieces), 0, 20, pieces)).toBe(20)
})

it('a piece that is counted elsewhere is none of its sum on the way either', () => {
  expect(tickedAt(120, 0, 5, [3, 10, 0])).toBe(5)
})

it('a figure of no pieces grows evenly and never beyond where it stands', () => {
  expect([0, 160, 320, 900].map((ms) => tickedAt(ms, 49, 56))).toEqual([49, 53, 56, 56])
})
