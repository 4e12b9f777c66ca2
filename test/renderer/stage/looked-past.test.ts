import { expect, it } from 'vitest'
import { LookedPast } from '../../../src-renderer/stage/looked-past.ts'

it('what was looked past to pick something does not come back when it is let go, only what is done after it', () => {
  const past = new LookedPast<object>()
  const [before, after] = [{}, {}]
  expect(past.at(before, false)).toBe(false)
  expect(past.at(before, true)).toBe(true)
  expect(past.at(before, false)).toBe(true)
  expect(past.at(after, false)).toBe(false)
  expect(past.at(null, true)).toBe(false)
  expect(past.at(null, false)).toBe(false)
})
