import { expect, test } from 'vitest'
import { goalFlag } from '../../../../src-renderer/games/freight-express/art/bound.ts'
import { plantedAt } from '../../../../src-renderer/games/freight-express/layout/planted.ts'
import { goalsOf } from '../../../../src-renderer/games/freight-express/words/hint/goals.ts'
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

const train = (cell: number) => ({ locomotive: { sleeper: sleeperAt(cell, CENTRE), facing: 0 } })
/** Three stations in the middle row of a sheet of three rows. */
const bare = { station: -1, card: -1, rotation: 0, height: 0 }
const sheet = { columns: 3, rows: 3, cells: [bare, bare, bare, ...cells, bare, bare, bare] }

test('a flag is planted on no rail of the line, and in a quarter where no train stands as long as there is one', () => {
  const seats = [train(3), train(5), train(4), train(5)]
  const planted = [0, 1, 2, 3].map((nth) => plantedAt({ ...sheet, seats }, { cell: 4, nth }))
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

test('where trains stand in all quarters what is planted stands beyond the corner, if no station is there', () => {
  const seats = [4, 4, 4, 4].map(train)
  const beyond = (table: typeof sheet) => [0, 1, 2, 3].map((nth) => plantedAt({ ...table, seats }, { cell: 4, nth }))
  // What is planted is 25 high: beyond the upper edge by its foot, beyond the lower by its top, but for its rim.
  for (const { y, scale } of beyond(sheet)) expect(y < 0 ? y <= -47 : y - 25 * scale >= 47).toBe(true)
  const crowded = { ...sheet, cells: sheet.cells.map((cell, at) => (at === 1 ? { ...cell, station: 5 } : cell)) }
  expect(beyond(crowded).map(({ y }) => y < -40 || y > 60)).toEqual([true, true, false, false])
  const flat = { columns: 9, rows: 1, cells: sheet.cells }
  expect(beyond(flat).every(({ y }) => y > -40 && y < 60)).toBe(true)
})
