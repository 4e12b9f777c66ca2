import { join } from 'node:path'
import { expect, test } from 'vitest'
import { failureOf } from './portion.ts'

test('what was found names files of the project, and no folder of a machine', () => {
  const error = new Error('two cards are one')
  error.stack = `Error: two cards are one\n    at same (${join(process.cwd(), 'test', 'check.ts')}:16:9)`
  expect(failureOf(error)).toBe('Error: two cards are one\n    at same (test/check.ts:16:9)')
  expect(failureOf('no room')).toBe('no room')
})
