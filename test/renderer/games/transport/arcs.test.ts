import { expect, it } from 'vitest'
import { headsAlong } from '../../../../src-renderer/games/transport/arcs.ts'

it('the heads of arrows on a lit belt lie equally far apart along it, round bends too, and point where it leads', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 70, y: 0 },
    { x: 70, y: 0 },
    { x: 70, y: 80 },
  ]
  const heads = headsAlong(line, 40, 10)
  expect(heads.map(([tip]) => tip)).toEqual([
    { x: 40, y: 0 },
    { x: 70, y: 10 },
    { x: 70, y: 50 },
  ])
  const [[tip, left, right]] = heads
  expect(left.x).toBe(tip.x - 10)
  expect(left.y).toBe(-right.y)
})
