import { expect, it } from 'vitest'
import { shortened } from '../../../src-renderer/stage/drawing/shortened.ts'

it('a way leaves free what lies at its beginning and at its end', () => {
  const way = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 50 },
  ]
  expect(shortened(way, 20)).toEqual([
    { x: 20, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 30 },
  ])
  expect(shortened(way, 0)).toBe(way)
})

it('half of a short way is left', () => {
  const way = [
    { x: 0, y: 0 },
    { x: 40, y: 0 },
  ]
  expect(shortened(way, 38)).toEqual([
    { x: 10, y: 0 },
    { x: 30, y: 0 },
  ])
  expect(shortened([], 38)).toEqual([])
})
