import { expect, it } from 'vitest'
import { roundsPhrase } from '../../../../src-renderer/games/first-class/words/rounds.ts'

const told = (round: number, rounds: number) => {
  const { n, all, first, second, last } = roundsPhrase({ round, rounds }).params ?? {}
  return { round: [n, all], scorings: [first, second, last] }
}

it('the track says which round is played, and after which ones there is a scoring', () => {
  expect(told(3, 6)).toEqual({ round: [3, 6], scorings: [2, 4, 6] })
  expect(told(1, 3)).toEqual({ round: [1, 3], scorings: [1, 2, 3] })
})

it('the first round is still to come in the draft', () => {
  expect(told(0, 6).round).toEqual([1, 6])
})
