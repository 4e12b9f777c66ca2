import { BELT_SIDES, SHAPES, WAYS_OUT } from '../../../../src-shared/games/transport/shapes.ts'
import { SIDES } from '../../../../src-shared/geometry/hexagons.ts'
import { edgeOf } from '../belts/belt.ts'
import { sidesOf } from '../words/turned.ts'
import { corners } from '../art/hexagon.ts'

/** Small pictures of cards, in hundredths of their circumradius. */
const word = (n: number): string => n.toFixed(0)
export const HEXAGON = `M${corners(97)
  .map(({ x, y }) => `${word(x)} ${word(y)}`)
  .join('L')}Z`

/** The belts of a card in a rotation, as one path: each side to the centre, bends round it. */
export function beltsPath(pose: number): string {
  const sides = sidesOf(BELT_SIDES[pose])
  const ends = sides.map((side) => edgeOf(side))
  if (ends.length === 2) return `M${word(ends[0].x)} ${word(ends[0].y)}Q0 0 ${word(ends[1].x)} ${word(ends[1].y)}`
  return ends.map(({ x, y }) => `M${word(x)} ${word(y)}L0 0`).join('')
}

/** Points of an arrowhead on each side that only leads out, where not all do. */
export function arrowsOf(pose: number): { x: number; y: number; angle: number }[] {
  const [belts, out] = [sidesOf(BELT_SIDES[pose]), sidesOf(WAYS_OUT[pose])]
  if (out.length === belts.length || SHAPES[Math.floor(pose / SIDES)] === 'pallet') return []
  return out.map((side) => ({ ...edgeOf(side, 58), angle: -60 * side }))
}
