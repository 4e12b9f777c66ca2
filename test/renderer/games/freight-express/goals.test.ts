import { expect, test } from 'vitest'
import { goalsOf } from '../../../../src-renderer/games/freight-express/goals.ts'
import { UNKNOWN } from '../../../../src-shared/core.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'

const boundFor = (letter: number) => TRACK_CARDS.findIndex(({ uncouple }) => uncouple === letter)
const cells = [0, 1, 2].map((station) => ({ station, card: -1, rotation: 0, height: 0 }))
const seat = (hand: number[], coupled: number[]) => ({ hand, coupled }) as never
const flags = (...seats: never[]) => goalsOf({ seats, cells }).map((goal) => [goal.seat, goal.cell, goal.nth])

test('a flag stands where each wagon of whoever looks is bound for, and none for the others', () => {
  const [b, c] = [boundFor(1), boundFor(2)]
  expect(flags(seat([5], [b, c, b]), seat([UNKNOWN], [c]))).toEqual([
    [0, 1, 0],
    [0, 2, 0],
  ])
  expect(flags(seat([], [b]), seat([UNKNOWN], [c]))).toEqual([[0, 1, 0]])
  expect(flags(seat([5], [b]), seat([], [c]))).toEqual([[0, 1, 0]])
})

test('at an open table flags for one station stand beside each other', () => {
  const b = boundFor(1)
  expect(flags(seat([5], [b]), seat([6], [b]))).toEqual([
    [0, 1, 0],
    [1, 1, 1],
  ])
})
