import {
  CENTRE,
  CROSSING,
  RAILS,
  STEP_X,
  STEP_Y,
  isOuter,
  pointOfSleeper,
  sideOfPoint,
} from '../../../../src-shared/geometry/rails.ts'

/** Rails of a small picture, as SVG paths in a unit cell with its corner at (x, y). */
const ARCS = [
  '',
  '',
  'M.5 0A.5 .5 0 0 0 1 .5',
  'M1 .5A.5 .5 0 0 0 .5 1',
  'M.5 1A.5 .5 0 0 0 0 .5',
  'M.5 0A.5 .5 0 0 1 0 .5',
]
const LINES = ['M.5 0V1', 'M0 .5H1']

export const railPaths = (mask: number): readonly string[] =>
  RAILS.flatMap((rail, i) => (mask & rail ? [LINES[i] ?? ARCS[i]] : []))

export const isCrossingMask = (mask: number): boolean => mask === CROSSING

/** Roughly where a sleeper lies in its cell: enough for a small picture. */
export function spotOf(sleeper: number): { x: number; y: number } {
  const point = pointOfSleeper(sleeper)
  if (point === CENTRE) return { x: 0.5, y: 0.5 }
  const side = sideOfPoint(point)
  const far = isOuter(point) ? 0.4 : 0.22
  return { x: 0.5 + STEP_X[side] * far, y: 0.5 + STEP_Y[side] * far }
}
