import { expect, it } from 'vitest'
import { BARLOW, JOST, NARROW, weightShown } from '../../../src-renderer/stage/drawing/letters.ts'

it('small words are not set bold on a screen of few points, where the dot of an i would run into its stem', () => {
  expect(weightShown(NARROW, 13, '600', 1)).toBe('500')
  expect(weightShown(BARLOW, 14, '600', 1)).toBe('500')
  expect(weightShown(NARROW, 13, '600', 2)).toBe('600')
  expect(weightShown(NARROW, 15, '600', 1)).toBe('600')
  // Of numerals, that have no dots.
  expect(weightShown(JOST, 13, '600', 1)).toBe('600')
})
