import { expect, test } from 'vitest'
import { goalFlag } from '../../../../src-renderer/games/freight-express/art/bound.ts'
import { goalsOf, plantedAt } from '../../../../src-renderer/games/freight-express/goals.ts'
import { seatToken } from '../../../../src-renderer/stage/art/ink.ts'
import { UNKNOWN } from '../../../../src-shared/core.ts'
import { CENTRE, sleeperAt } from '../../../../src-shared/geometry/rails.ts'
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

test('a flag tells several wagons from one that is worth as much', () => {
  const [b, c] = [boundFor(1), boundFor(2)]
  const several = goalsOf({ seats: [seat([5], [b, c, b])], cells }).map(({ cell, wagons }) => [cell, wagons])
  expect(several).toEqual([
    [1, 2],
    [2, 1],
  ])
  const ink = (token: string) => token
  const cloth = new RegExp(`fill="${seatToken(0)}"`, 'g')
  const drawn = [false, true].map((two) => goalFlag(ink, 0, 9, two).body.match(cloth)!.length)
  expect(drawn[1]).toBe(drawn[0] + 1)
})

test('at an open table flags for one station stand beside each other', () => {
  const b = boundFor(1)
  expect(flags(seat([5], [b]), seat([6], [b]))).toEqual([
    [0, 1, 0],
    [1, 1, 1],
  ])
})

test('a flag is planted on no rail of the line, and in a quarter where no train stands as long as there is one', () => {
  const train = (cell: number) => ({ locomotive: { sleeper: sleeperAt(cell, CENTRE), facing: 0 } })
  const seats = [train(0), train(2), train(1), train(2)]
  const planted = [0, 1, 2, 3].map((nth) => plantedAt({ seats }, { cell: 1, nth }))
  for (const { x, y, scale } of planted) {
    // The flag is 17 wide and 24 high; the rails of the lines lie within 9 of the middle of the cell.
    expect(x > 9 || x + 17 * scale < -9).toBe(true)
    expect(y - 24 * scale > 7 || y < -9).toBe(true)
  }
  // Where no train stands it is larger.
  expect(planted.map(({ scale }) => scale > 1)).toEqual([true, true, true, false])
  const quarters = planted.map(({ x, y }) => (x > 0 ? 'right' : 'left') + (y > 0 ? ' below' : ' above'))
  expect(quarters).toEqual(['left below', 'right above', 'left above', 'right below'])
})
