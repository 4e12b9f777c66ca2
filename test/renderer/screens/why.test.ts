import { expect, test } from 'vitest'
import { isOffered, lastEntryOf } from '../../../src-renderer/screens/table/question/why.ts'

test('a bot is asked why only where something can be said, now or once nobody thinks any more', () => {
  const fact = { kind: 'keeps', points: 2, refs: [] } as const
  expect(isOffered([fact], false)).toBe(true)
  expect(isOffered([], false)).toBe(false)
  expect(isOffered(null, false)).toBe(false)
  expect(isOffered('later', false)).toBe(true)
  // Then all may be told, also that there was nothing.
  expect(isOffered([], true)).toBe(true)
})

test('what a bot did is told by the table as its turn left it: of the last step that still holds', () => {
  const line = (n: number, more = {}) => ({ n, place: 0, gone: false, ...more }) as never
  expect(lastEntryOf([line(4), line(5), line(6, { gone: true }), line(7, { command: true })])).toBe(5)
  expect(lastEntryOf([line(6, { gone: true })])).toBe(null)
})
