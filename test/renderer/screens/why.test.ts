import { expect, test } from 'vitest'
import { isOffered } from '../../../src-renderer/screens/table/question/why.ts'

test('a bot is asked why only where something can be said, now or once nobody thinks any more', () => {
  const fact = { kind: 'keeps', points: 2, refs: [] } as const
  expect(isOffered([fact], false)).toBe(true)
  expect(isOffered([], false)).toBe(false)
  expect(isOffered(null, false)).toBe(false)
  expect(isOffered('later', false)).toBe(true)
  // Then all may be told, also that there was nothing.
  expect(isOffered([], true)).toBe(true)
})
