import { expect, it } from 'vitest'
import { firstClass as game } from '../../../../src-main/engine/first-class/index.ts'
import { countersOf } from '../../../../src-renderer/games/first-class/art/plate.ts'
import { layoutOf } from '../../../../src-renderer/games/first-class/layout/layout.ts'
import { poses } from '../../../../src-renderer/games/first-class/poses.ts'
import { frameOf } from '../../harness/first-class-frame.ts'

const LARGE = { width: 1584, height: 1032 }
const viewOf = (seats: number) => game.view(game.scenario({ options: { modules: [] }, seats }), 0)
const around = (at: { x: number; y: number; width: number; height: number }) => [at.width, at.height]

it('both boards are as large in the large window, and so are the wagons on them', () => {
  const { own, other } = layoutOf(LARGE, viewOf(3))
  expect(around(other)).toEqual(around(own))
  expect(other.lanes[0].pitch).toBe(own.lanes[0].pitch)
})

it('plates reach as far down as the rows beside them, be they two or four', () => {
  for (const seats of [2, 3, 4]) {
    const { plates, offers } = layoutOf(LARGE, viewOf(seats))
    const { y, height } = plates[seats - 1]
    expect(Math.abs(y + height - (offers.y + offers.height))).toBeLessThan(seats)
  }
})

it('what is counted on a plate stands on it, and nothing lies over another', () => {
  for (const seats of [2, 3, 4]) {
    const { look } = poses(viewOf(seats), frameOf(seats, 0), LARGE)['plate 0']
    if (look.kind !== 'plate') throw new Error('no plate')
    const boxes = countersOf(look).map(({ box }) => box)
    for (const [i, { x, y, width, height }] of boxes.entries()) {
      expect(x >= 0 && y >= 0 && x + width <= look.width && y + height <= look.height).toBe(true)
      for (const other of boxes.slice(i + 1))
        expect(
          other.y + other.height <= y + 2 ||
            other.y >= y + height - 2 ||
            other.x >= x + width - 2 ||
            other.x + other.width <= x + 2,
        ).toBe(true)
    }
  }
})

it('numbers of the places grow with the platform in the large window, and stay as they are in a smaller one', () => {
  const numberIn = (size: { width: number; height: number }) => {
    const view = game.view(
      game.scenario({ options: { modules: [] }, seats: 2, boards: [{ trains: [[0, 0], [0]] }] }),
      0,
    )
    return poses(view, frameOf(2, 0), size)['number 0 0 0'].scale
  }
  expect(numberIn(LARGE)).toBeGreaterThan(1.25)
  expect(numberIn({ width: 976, height: 752 })).toBe(1)
})
