import { expect, it } from 'vitest'
import { besideInList, besideStop, netOf } from '../../../src-renderer/screens/school/net.ts'
import { lessons } from '../../../src-main/school/lessons.ts'

const lines = netOf(
  lessons().map(({ id, game, minutes, steps }) => ({ id, game, minutes, steps: steps.length, done: false, begun: 0 })),
)

it('on the map arrows go along a line, and to the nearest stop of the line below', () => {
  expect(besideStop(lines, 'freight-express-rails', 'right')).toBe('freight-express-deliver')
  expect(besideStop(lines, 'freight-express-rails', 'down')).toBe('first-class-rows')
})

it('where the map is told as lists arrows go row by row, from one line to the next', () => {
  expect(besideInList(lines, 'freight-express-rails', 'down')).toBe('freight-express-deliver')
  expect(besideInList(lines, 'freight-express-raids', 'down')).toBe('first-class-rows')
  expect(besideInList(lines, 'first-class-rows', 'up')).toBe('freight-express-raids')
  expect(besideInList(lines, 'freight-express-rails', 'up')).toBeNull()
})

it('a branch whose lessons are done is behind, and one that was not begun is not', () => {
  const behind = (done: readonly string[]) =>
    netOf(
      lessons().map(({ id, game, minutes, steps }) => ({
        id,
        game,
        minutes,
        steps: steps.length,
        done: done.includes(id),
        begun: 0,
      })),
    ).find(({ game }) => game === 'transport')!
  const { branch } = behind([])
  expect(behind(['transport-belts']).behind).not.toContain(branch)
  expect(behind(['transport-teams']).behind).toContain(branch)
})
