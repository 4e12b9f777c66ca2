import { expect, it } from 'vitest'
import { phrase } from '../../../src-renderer/messages/index.ts'
import { isToldAbove } from '../../../src-renderer/ui/choosing/told-above.ts'

it('a warning is said in its row until the same words stand above the buttons', () => {
  const lapses = (n: number) => phrase('freight.choice.lapse', { n })
  const told = { text: [phrase('first-class.preview.end'), lapses(1)] }
  expect(isToldAbove(lapses(1), told)).toBe(true)
  expect(isToldAbove(lapses(2), told)).toBe(false)
  expect(isToldAbove(lapses(1), null)).toBe(false)
  expect(isToldAbove(undefined, told)).toBe(false)
})
