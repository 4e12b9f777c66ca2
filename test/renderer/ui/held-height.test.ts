import { expect, test } from 'vitest'
import { HeldHeight } from '../../../src-renderer/ui/choosing/held-height.ts'

test('the question gets no lower while places are gone over, and stays so until something else is asked', () => {
  const held = new HeldHeight()
  expect(held.of(70, false, 'which card')).toBe(0)
  expect([120, 180, 90].map((height) => held.of(height, true, 'where'))).toEqual([120, 180, 180])
  // The pointer has left the table: the list that made way does not come back.
  expect(held.of(180, false, 'where')).toBe(180)
  expect(held.of(90, false, 'which card')).toBe(0)
  expect(held.of(70, true, 'where')).toBe(70)
})
