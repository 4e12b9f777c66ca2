import { expect, it } from 'vitest'
import { say } from '../../../src-renderer/messages/index.ts'
import { tellPlace } from '../../../src-renderer/words/advice.ts'

const move = (title: string, points: number, equal = false) => ({ title, points, equal })
const told = (moves: Parameters<typeof tellPlace>[0], at: number, answers = 5) =>
  say('en', tellPlace(moves, at, answers))

it('says of a hint without facts how far it is before the second, and of another how far behind the best', () => {
  const moves = [move('Drive 4 to C', 5.2), move('Refill', 3.1)]
  expect(told(moves, 0)).toMatch(/about 2 points more than this: Refill$/)
  expect(told(moves, 1)).toMatch(/about 2 points less than this: Drive 4 to C$/)
})

it('calls moves alike that are less than half a point apart, or not surely apart', () => {
  expect(told([move('A', 1), move('B', 0.7)], 0)).toMatch(/about as good as this: B$/)
  expect(told([move('A', 3), move('B', 1, true)], 0)).toMatch(/about as good as this: B$/)
})

it('says of the only answer that there is no other', () => {
  expect(told([move('End the turn', 0)], 0, 1)).toBe('Nothing else is left to do here.')
})
