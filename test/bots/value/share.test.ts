import { expect, it } from 'vitest'
import { generator, nextWord } from '../../../src-main/engine/random.ts'
import { shareAt } from '../../../src-main/bots/value/model.ts'
import { fitShare, reliability } from '../../../src-main/bots/value/share.ts'

const KNOTS = [20, 0]

/** Games in which a lead wins the surer the nearer the end is. */
const ended = Array.from({ length: 4000 }, (_, n) => {
  const dice = generator(n)
  const lot = () => nextWord(dice) / 2 ** 32
  const [left, points] = [lot() * 20, lot() * 40 - 20]
  const won = 1 / (1 + Math.exp(-points * (0.05 + 0.01 * (20 - left))))
  return { left, points, share: lot() < won ? 1 : 0 }
})
const share = fitShare(KNOTS, ended)
const model = { names: [], knots: KNOTS, points: [[0], [0]], share }

it('nobody ahead is an even chance, and a lead is surer near the end', () => {
  expect(shareAt(model, 10, 0)).toBeCloseTo(0.5, 1)
  expect(shareAt(model, 0, 10)).toBeGreaterThan(shareAt(model, 20, 10) + 0.1)
  expect(shareAt(model, 10, -10)).toBeCloseTo(1 - shareAt(model, 10, 10), 1)
})

it('of what is said to be won so often about so much is won', () => {
  const told = ended.map(({ left, points, share }) => ({ said: shareAt(model, left, points), came: share }))
  for (const { said, came, positions } of reliability(told))
    if (positions > 100) expect(Math.abs(said - came)).toBeLessThan(0.07)
})
