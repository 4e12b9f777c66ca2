import { expect, test } from 'vitest'
import {
  inkOfPage,
  lengthOf,
  onBanner,
  trainInRow,
  winnerTrain,
} from '../../../../src-renderer/games/freight-express/art/brought-train.ts'

test('a train on the score sheet has the wagons of the table, each kind in its colour', () => {
  const picture = trainInRow(inkOfPage(1), 1, [9, 7, 4, 2], 4)
  for (const kind of ['green', 'red', 'blue', 'brass']) expect(picture).toContain(`var(--wagon-${kind})`)
})

test('a train on the score sheet has the colour of its seat, whichever that seat chose', () => {
  const picture = trainInRow(inkOfPage(1), 1, [], 4)
  expect(picture).toContain('var(--seat)')
  expect(picture).not.toContain('var(--seat-b)')
})

test('all trains of a score sheet have one measure: that of the longest', () => {
  const boxOf = (values: readonly number[]) => /viewBox="([^"]*)"/.exec(trainInRow(inkOfPage(0), 0, values, 12))?.[1]
  expect(boxOf([2])).toBe(boxOf(Array.from({ length: 12 }, () => 2)))
  expect(boxOf([])).toContain(String(lengthOf(12)))
})

test('the winner’s train is seen whole, and a very long one leaves room to say how many wagons follow', () => {
  const widthOf = (wagons: number) => {
    const values = Array.from({ length: wagons }, () => 8)
    return Number(/viewBox="0 0 (\d+)/.exec(winnerTrain(inkOfPage(0), 0, values))?.[1])
  }
  expect(widthOf(2)).toBe(lengthOf(2))
  expect(widthOf(12)).toBe(lengthOf(12))
  expect(widthOf(17)).toBe(lengthOf(17))
  expect(widthOf(19)).toBeGreaterThan(lengthOf(17))
  expect(widthOf(19)).toBe(widthOf(24))
})

test('a single wagon too many is shown and not spoken of', () => {
  const values = Array.from({ length: 18 }, () => 8)
  expect(onBanner(18)).toBe(18)
  expect(winnerTrain(inkOfPage(0), 0, values)).toContain(`viewBox="0 0 ${lengthOf(18)} `)
  expect(onBanner(19)).toBe(17)
})
