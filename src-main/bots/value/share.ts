import { betweenKnots } from './features.ts'

/** A position of a finished game: how far from its end, what was expected, and which share of the win it came to. */
export interface Ended {
  readonly left: number
  readonly points: number
  readonly share: number
}

/** Steps of Newton's method; it has long come to rest by then. */
const STEPS = 25
/** Keeps the steps small where nearly all win or nearly all lose. */
const RIDGE = 1

/**
 * Finds how the expected points tell the share of the win, at each knot [alone, a point]: logistic regression. Points
 * are reckoned in tens, so that both figures are of a size.
 */
export function fitShare(knots: readonly number[], ended: readonly Ended[]): [number, number][] {
  const size = knots.length * 2
  let weights = new Float64Array(size)
  for (let step = 0; step < STEPS; step++) {
    const slope = Float64Array.from(weights, (weight) => -RIDGE * weight)
    const bend = new Float64Array(size * size)
    for (let i = 0; i < size; i++) bend[i * size + i] = RIDGE
    for (const { left, points, share } of ended) {
      const { knot, part } = betweenKnots(knots, left)
      const inputs = [1 - part, ((1 - part) * points) / 10, part, (part * points) / 10]
      const told = logistic(inputs.reduce((sum, input, i) => sum + input * weights[knot * 2 + i], 0))
      for (let i = 0; i < 4; i++) {
        slope[knot * 2 + i] += (share - told) * inputs[i]
        for (let j = 0; j < 4; j++)
          bend[(knot * 2 + i) * size + knot * 2 + j] += told * (1 - told) * inputs[i] * inputs[j]
      }
    }
    const change = solved(bend, slope)
    weights = weights.map((weight, i) => weight + change[i])
  }
  return knots.map((_, knot) => [weights[knot * 2], weights[knot * 2 + 1] / 10])
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

/** Gauss' elimination; the square is changed. */
function solved(square: Float64Array, right: Float64Array): Float64Array {
  const size = right.length
  const answer = right.slice()
  for (let i = 0; i < size; i++)
    for (let row = i + 1; row < size; row++) {
      const factor = square[row * size + i] / square[i * size + i]
      if (factor === 0) continue
      for (let column = i; column < size; column++) square[row * size + column] -= factor * square[i * size + column]
      answer[row] -= factor * answer[i]
    }
  for (let i = size - 1; i >= 0; i--) {
    for (let column = i + 1; column < size; column++) answer[i] -= square[i * size + column] * answer[column]
    answer[i] /= square[i * size + i]
  }
  return answer
}

/** Of positions said to be won so and so often, how often they were: ten equal steps of the share. */
export interface Reliability {
  readonly said: number
  readonly came: number
  readonly positions: number
}

export function reliability(told: readonly { readonly said: number; readonly came: number }[]): Reliability[] {
  return Array.from({ length: 10 }, (_, tenth) => {
    const inside = told.filter(({ said }) => Math.min(9, Math.floor(said * 10)) === tenth)
    const mean = (of: (one: { said: number; came: number }) => number) =>
      inside.length === 0 ? 0 : inside.reduce((sum, one) => sum + of(one), 0) / inside.length
    return { said: mean((one) => one.said), came: mean((one) => one.came), positions: inside.length }
  })
}
