import { expect, it } from 'vitest'
import { secondsLeft } from '../../../src-renderer/screens/review/seconds-left.ts'

it('foretells how long a review takes by how long its turns took, and nothing from the first few', () => {
  expect(secondsLeft(200, 3, 21)).toBeNull()
  expect(secondsLeft(400, 8, 21)).toBeNull()
  expect(secondsLeft(6000, 6, 18)).toBe(18)
  expect(secondsLeft(6500, 6, 1)).toBe(2)
  expect(secondsLeft(6000, 6, 0)).toBeNull()
})
