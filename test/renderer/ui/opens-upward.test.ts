import { expect, test } from 'vitest'
import { opensUpward } from '../../../src-renderer/ui/page/opens-upward.ts'

const list = { top: 100, bottom: 400 }
const rowAt = (top: number) => ({ top, bottom: top + 32 })

test('words of a row open below it where there is room for them in its list', () => {
  expect(opensUpward(rowAt(100), list)).toBe(false)
  expect(opensUpward(rowAt(304), list)).toBe(false)
})

test('words of a row at the foot of its list open above it, as those of one that is partly below its edge', () => {
  expect(opensUpward(rowAt(305), list)).toBe(true)
  expect(opensUpward(rowAt(380), list)).toBe(true)
})

test('words of a row in a list that is low open where there is more room', () => {
  expect(opensUpward(rowAt(100), { top: 100, bottom: 150 })).toBe(false)
  expect(opensUpward(rowAt(120), { top: 100, bottom: 175 })).toBe(false)
  expect(opensUpward(rowAt(120), { top: 100, bottom: 160 })).toBe(true)
})
