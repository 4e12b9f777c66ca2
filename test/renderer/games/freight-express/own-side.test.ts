import { expect, it } from 'vitest'
import { onItsSide } from '../../../../src-renderer/games/freight-express/track/own-side.ts'

const east = Array.from({ length: 11 }, (_, i) => ({ x: 10 * i, y: 0 }))
const west = [...east].reverse()

it('a way back over the rail of a way before it lies to its right, the whole length they share', () => {
  expect(onItsSide(west, [east]).map(({ y }) => y)).toEqual(west.map(() => -9))
})

it('a way lies on its rail where none went, or went the same way, or only across', () => {
  const across = east.map(({ x }) => ({ x: 50, y: x - 50 }))
  for (const before of [[], [east], [across]]) expect(onItsSide(east, before)).toEqual(east)
})

it('a way that grows does not move behind its end', () => {
  const part = (n: number) => onItsSide(west.slice(0, n), [east.slice(3)])
  expect(part(10).slice(0, 6)).toEqual(part(6))
})

it('ways draw together again where their rails part', () => {
  const bend = [...east.slice(0, 6), ...[1, 2, 3, 4].map((i) => ({ x: 50 + 8 * i, y: 6 * i }))].reverse()
  const by = onItsSide(bend, [east]).map(({ x, y }, i) => Math.hypot(x - bend[i].x, y - bend[i].y))
  expect(by[0]).toBe(0)
  expect(by.at(-1)).toBeCloseTo(9)
})
