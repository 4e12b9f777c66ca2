import { expect, test } from 'vitest'
import { goalsOf } from '../../../../src-renderer/games/freight-express/goals.ts'
import { UNKNOWN } from '../../../../src-shared/core.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'

const boundFor = (letter: number) => TRACK_CARDS.findIndex(({ uncouple }) => uncouple === letter)
const cells = [0, 1, 2].map((station) => ({ station, card: -1, rotation: 0, height: 0 }))
const seat = (hand: number[], coupled: number[]) => ({ hand, coupled }) as never
const flags = (...seats: never[]) => goalsOf({ seats, cells }).map((goal) => [goal.seat, goal.cell, goal.nth])

test('a flag stands where each wagon is bound for, that of whoever looks first, and those of others smaller', () => {
  const [b, c] = [boundFor(1), boundFor(2)]
  expect(flags(seat([5], [b, c, b]), seat([UNKNOWN], [c]))).toEqual([
    [0, 1, 0],
    [0, 2, 0],
    [1, 2, 1],
  ])
  expect(flags(seat([UNKNOWN], [b]), seat([5], [b]))).toEqual([
    [1, 1, 0],
    [0, 1, 1],
  ])
  expect(goalsOf({ seats: [seat([], [b]), seat([UNKNOWN], [c])], cells }).map(({ isRival }) => isRival)).toEqual([
    false,
    true,
  ])
})

test('at an open table flags for one station stand beside each other', () => {
  const b = boundFor(1)
  expect(flags(seat([5], [b]), seat([6], [b]))).toEqual([
    [0, 1, 0],
    [1, 1, 1],
  ])
})
