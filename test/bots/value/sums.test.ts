import { expect, it } from 'vitest'
import { generator, nextWord } from '../../../src-main/engine/random.ts'
import {
  addSums,
  explained,
  filed,
  newSums,
  note,
  solve,
  unfiled,
  type Sums,
} from '../../../src-main/bots/value/sums.ts'

const WEIGHTS = [3, -2, 0.5]

/** Positions whose worth is known: a weight an input, and some noise. */
function seen(from: number, to: number, noise = 0): Sums {
  const sums = newSums(WEIGHTS.length)
  for (let n = from; n < to; n++) {
    const dice = generator(n)
    const inputs = Float64Array.from(WEIGHTS, () => nextWord(dice) / 2 ** 31 - 1)
    const worth = WEIGHTS.reduce((sum, weight, i) => sum + weight * inputs[i], 0)
    note(sums, inputs, worth + noise * (nextWord(dice) / 2 ** 31 - 1))
  }
  return sums
}

it('weights are found again from what they made', () => {
  const found = solve(seen(0, 500), 0, 0)
  WEIGHTS.forEach((weight, i) => expect(found[i]).toBeCloseTo(weight, 6))
})

it('parts that were seen apart and kept in a file tell what the whole tells', () => {
  const [one, other] = [seen(0, 200, 1), seen(200, 500, 1)].map((part) =>
    unfiled(JSON.parse(JSON.stringify(filed(part))) as ReturnType<typeof filed>),
  )
  addSums(one, other)
  const whole = seen(0, 500, 1)
  expect(one.count).toBe(500)
  solve(whole, 1e-4).forEach((weight, i) => expect(solve(one, 1e-4)[i]).toBeCloseTo(weight, 9))
})

it('weights explain all of what they made, and nothing of what has no rule', () => {
  expect(explained(seen(1000, 1500), solve(seen(0, 500), 0, 0))).toBeCloseTo(1, 6)
  expect(explained(seen(1000, 1500), new Float64Array(3))).toBeCloseTo(0, 1)
})

it('what never occurred weighs nothing', () => {
  const sums = newSums(2)
  for (let n = 1; n < 20; n++) note(sums, Float64Array.of(n, 0), 2 * n)
  expect([...solve(sums, 0, 0)].map((weight) => Number(weight.toFixed(6)))).toEqual([2, 0])
})

it('what hardly ever occurred weighs little, whatever came of it', () => {
  const sums = newSums(2)
  for (let n = 1; n < 2000; n++) note(sums, Float64Array.of(n % 10, n < 3 ? 1 : 0), 3 * (n % 10) + (n < 3 ? 50 : 0))
  const [often, rarely] = solve(sums, 0)
  expect(often).toBeCloseTo(3, 0)
  expect(Math.abs(rarely)).toBeLessThan(1)
})

it('sums of another size are refused', () => {
  expect(() => addSums(newSums(3), newSums(4))).toThrow(/4 inputs cannot be added to sums of 3/)
})
