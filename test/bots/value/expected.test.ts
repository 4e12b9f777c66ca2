import { expect, it } from 'vitest'
import { sharesOf } from '../../../src-main/bots/value/expected.ts'
import type { AnyGame } from '../../../src-main/engine/game.ts'
import type { Outcome } from '../../../src-shared/core.ts'

it('a game that is over went to who won it, and to all alike where nobody did', () => {
  const of = (outcome: Pick<Outcome, 'places' | 'out'>) =>
    sharesOf({ status: () => ({ outcome }) } as unknown as AnyGame, new Int16Array() as never, 2)
  expect(of({ places: [[0], [1]], out: [1] })).toEqual([1, 0])
  expect(of({ places: [[0, 1]], out: [] })).toEqual([0.5, 0.5])
  expect(of({ places: [[0], [1]], out: [0, 1] })).toEqual([0.5, 0.5])
})
