import { expect, it } from 'vitest'
import { passing, standingsOf } from '../../../src-renderer/screens/table/standings.ts'

it('whoever leads is told how far they are ahead, and everybody else how far behind', () => {
  expect(standingsOf([58, 102, 61])).toEqual([
    { seat: 1, points: 102, gap: 41 },
    { seat: 2, points: 61, gap: -41 },
    { seat: 0, points: 58, gap: -44 },
  ])
})

it('two that lead together are level', () => {
  expect(standingsOf([30, 30, 12]).map(({ gap }) => gap)).toEqual([0, 0, -18])
})

it('seats that pass each other come from where they stood; whoever stays, or is new, does not move', () => {
  const before = new Map([
    ['Ann', 0],
    ['Ben', 40],
    ['Cas', 80],
  ])
  const now = new Map([
    ['Ben', 0],
    ['Ann', 40],
    ['Cas', 80],
    ['Dee', 120],
  ])
  expect(passing(before, now)).toEqual([
    ['Ben', 40],
    ['Ann', -40],
  ])
  expect(passing(new Map<string, number>(), now)).toEqual([])
})
