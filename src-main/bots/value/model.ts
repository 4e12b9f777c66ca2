import type { Seat, State } from '../../engine/game.ts'
import { betweenKnots, type Features } from './features.ts'

/** A learned value: plain figures, read from a data file. Made by `npm run train`. */
export interface ValueModel {
  /** So that figures are never read for others than they were learnt for. */
  readonly names: readonly string[]
  readonly knots: readonly number[]
  /** For each knot a weight a feature, and one more that stands alone: points at the end. */
  readonly points: readonly (readonly number[])[]
  /** For each knot [alone, a point]: the share of the win is the logistic function of them. */
  readonly share: readonly (readonly [number, number])[]
}

/** What is expected at the end of the game. */
export interface Expected {
  /** Ahead of the best of its rivals. */
  readonly points: number
  /** Of the win, 0 to 1: its own, or that of its team. */
  readonly share: number
}

const scratch = new Float64Array(64)

/** How many points ahead of the best of its rivals a seat is expected to be at the end. */
export function expectedPoints(model: ValueModel, features: Features, s: State, seat: Seat): number {
  const { knot, part } = betweenKnots(model.knots, features.left(s))
  features.read(s, seat, scratch)
  const [far, near] = [model.points[knot], model.points[knot + 1]]
  const last = model.names.length
  let points = far[last] * (1 - part) + near[last] * part
  for (let i = 0; i < last; i++) points += (far[i] * (1 - part) + near[i] * part) * scratch[i]
  return points
}

/** The share of the win that goes with so many expected points, so far from the end. */
export function shareAt(model: ValueModel, left: number, points: number): number {
  const { knot, part } = betweenKnots(model.knots, left)
  const [far, near] = [model.share[knot], model.share[knot + 1]]
  const alone = far[0] * (1 - part) + near[0] * part
  const each = far[1] * (1 - part) + near[1] * part
  return 1 / (1 + Math.exp(-(alone + each * points)))
}

export function expected(model: ValueModel, features: Features, s: State, seat: Seat): Expected {
  const points = expectedPoints(model, features, s, seat)
  return { points, share: shareAt(model, features.left(s), points) }
}

/** @throws Error when a model was learnt for other features than these */
export function checkModel(model: ValueModel, features: Features): ValueModel {
  const same = (a: readonly unknown[], b: readonly unknown[]) => JSON.stringify(a) === JSON.stringify(b)
  if (!same(model.names, features.names) || !same(model.knots, features.knots))
    throw new Error('the learned value was made for other features: train it anew')
  return model
}
