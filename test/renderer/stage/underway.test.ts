import { expect, it } from 'vitest'
import { Underway } from '../../../src-renderer/stage/motion/underway.ts'

const less = (left: number) => (left > 1 ? left - 1 : null)

it('a preview that is being done becomes less until nothing is left of it', () => {
  const underway = new Underway<number>()
  underway.keep(3)
  expect([1, 2, 3].map(() => underway.at(true, less))).toEqual([2, 1, null])
})

it('a preview that is being done waits until things move, and is gone once they stand', () => {
  const underway = new Underway<number>()
  underway.keep(9)
  expect(underway.at(false, (left) => left)).toBe(9)
  expect(underway.at(true, (left) => left)).toBe(9)
  expect(underway.at(false, (left) => left)).toBeNull()
})
