import { expect, it } from 'vitest'
import { lineOf } from '../../../../src-renderer/games/freight-express/track/lines.ts'

it('a line has a place at each distance along it, also where two of its points are one', () => {
  const line = lineOf([
    { x: 0, y: 0 },
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 20 },
    { x: 10, y: 20 },
  ])
  expect(line.length).toBe(30)
  expect(line.at(-5)).toEqual({ x: 0, y: 0, angle: 0 })
  expect(line.at(0)).toEqual({ x: 0, y: 0, angle: 0 })
  expect(line.at(4)).toEqual({ x: 4, y: 0, angle: 0 })
  expect(line.at(10)).toEqual({ x: 10, y: 0, angle: 0 })
  expect(line.at(15)).toEqual({ x: 10, y: 5, angle: 90 })
  expect(line.at(30)).toEqual({ x: 10, y: 20, angle: 90 })
  expect(line.at(99)).toEqual({ x: 10, y: 20, angle: 90 })
})
