import { describe, expect, it } from 'vitest'
import { ACTION_KINDS, fromCode, packCode, toCode } from '../../../../src-shared/games/first-class/actions.ts'

describe('codes of First Class', () => {
  it('stand for each action with all its numbers, and back', () => {
    ACTION_KINDS.forEach((_, kind) => {
      for (const [first, second] of [
        [0, 0],
        [1, 3],
        [215, 9],
        [255, 255],
      ]) {
        const action = fromCode(packCode(kind, first, second))
        expect(fromCode(toCode(action))).toEqual(action)
      }
    })
  })
  it('have room for every kind', () => expect(ACTION_KINDS.length).toBeLessThanOrEqual(32))
  it('are refused when no action has them', () => expect(() => fromCode(31)).toThrow(RangeError))
})
