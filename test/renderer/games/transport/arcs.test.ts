import { expect, it } from 'vitest'
import { headsAlong, headsTo } from '../../../../src-renderer/games/transport/arcs.ts'

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

it('heads of a way that was gone are counted from its end, where the parcel lies, and leave its start clear', () => {
  const line = [0, 300].map((x) => ({ x, y: 0 }))
  const by = { before: 50, apart: 100, clear: 40, size: 30 }
  expect(headsTo(line, by).map(([x]) => x)).toEqual([250, 150])
  // The shortest way has one too.
  const short = [0, 90].map((x) => ({ x, y: 0 }))
  expect(headsTo(short, by).map(([x]) => x)).toEqual([40])
})
