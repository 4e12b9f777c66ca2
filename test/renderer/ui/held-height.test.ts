import { expect, test } from 'vitest'
import { HeldHeight } from '../../../src-renderer/ui/held-height.ts'

test('the question gets no lower while something is carried over the table, and is as high as its words after it', () => {
  const held = new HeldHeight()
  expect([120, 180, 90].map((height) => held.of(height, true))).toEqual([120, 180, 180])
  expect(held.of(90, false)).toBe(0)
  expect(held.of(70, true)).toBe(70)
})
