/**
 * All that least squares need to know of what was seen: sums, so that what several machines have seen is added up, and
 * a run that was ended goes on where it was. Upper triangle, rows of a square of `size`.
 */
export interface Sums {
  readonly size: number
  count: number
  /** Products of the inputs. */
  readonly xx: Float64Array
  /** Products with what came of it. */
  readonly xy: Float64Array
  y: number
  yy: number
}

export const newSums = (size: number): Sums => ({
  size,
  count: 0,
  xx: new Float64Array(size * size),
  xy: new Float64Array(size),
  y: 0,
  yy: 0,
})

/** Adds one position: its inputs, most of them 0, and what came of it. */
export function note(sums: Sums, inputs: Float64Array, came: number): void {
  const { size, xx, xy } = sums
  sums.count++
  sums.y += came
  sums.yy += came * came
  for (let i = 0; i < size; i++) {
    const a = inputs[i]
    if (a === 0) continue
    xy[i] += a * came
    for (let j = i; j < size; j++) xx[i * size + j] += a * inputs[j]
  }
}

/** @throws RangeError for sums of another size */
export function addSums(to: Sums, from: Sums): void {
  if (to.size !== from.size) throw new RangeError(`sums of ${from.size} inputs cannot be added to sums of ${to.size}`)
  to.count += from.count
  to.y += from.y
  to.yy += from.yy
  from.xx.forEach((one, i) => (to.xx[i] += one))
  from.xy.forEach((one, i) => (to.xy[i] += one))
}

const at = ({ size, xx }: Sums, i: number, j: number): number => xx[Math.min(i, j) * size + Math.max(i, j)]

/**
 * Holds weights of what hardly ever occurred near 0: a lead in the first turns, say, of which a few games tell nothing.
 */
const RARE = 1000

/**
 * Ridge regression by Cholesky's way: the weights that are least wrong, each held towards 0 by `ridge` times its own
 * sum of squares, and by `rare` beside it. What never occurred weighs 0.
 */
export function solve(sums: Sums, ridge: number, rare = RARE): Float64Array {
  const { size, xy } = sums
  const lower = new Float64Array(size * size)
  const weights = new Float64Array(size)
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = at(sums, i, j) + (i === j ? ridge * at(sums, i, i) + rare + 1e-9 : 0)
      for (let k = 0; k < j; k++) sum -= lower[i * size + k] * lower[j * size + k]
      lower[i * size + j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / lower[j * size + j]
    }
  }
  for (let i = 0; i < size; i++) {
    let sum = xy[i]
    for (let k = 0; k < i; k++) sum -= lower[i * size + k] * weights[k]
    weights[i] = sum / lower[i * size + i]
  }
  for (let i = size - 1; i >= 0; i--) {
    let sum = weights[i]
    for (let k = i + 1; k < size; k++) sum -= lower[k * size + i] * weights[k]
    weights[i] = sum / lower[i * size + i]
  }
  for (let i = 0; i < size; i++) if (at(sums, i, i) === 0) weights[i] = 0
  return weights
}

/**
 * The part of what varies that weights explain, of positions they were not learnt from: 1 = all, 0 = no better than the
 * mean.
 */
export function explained(sums: Sums, weights: Float64Array): number {
  const { size, xy, count, y, yy } = sums
  let wrong = yy
  for (let i = 0; i < size; i++) {
    wrong -= 2 * weights[i] * xy[i]
    for (let j = 0; j < size; j++) wrong += weights[i] * weights[j] * at(sums, i, j)
  }
  return 1 - wrong / (yy - (y * y) / count)
}

/** Sums as they lie in a file. Figures of 64 bits are written whole: added up anew they give the same. */
export interface FiledSums {
  readonly size: number
  readonly count: number
  readonly xx: readonly number[]
  readonly xy: readonly number[]
  readonly y: number
  readonly yy: number
}

export const filed = ({ xx, xy, ...more }: Sums): FiledSums => ({ ...more, xx: [...xx], xy: [...xy] })
export const unfiled = ({ xx, xy, ...more }: FiledSums): Sums => ({
  ...more,
  xx: Float64Array.from(xx),
  xy: Float64Array.from(xy),
})
