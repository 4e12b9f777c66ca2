import { centreX, centreY } from '../../../../src-shared/geometry/hexagons.ts'
import { SHAPE_OF } from '../../../../src-shared/games/transport/cards.ts'
import type { LaidView } from '../../../../src-shared/games/transport/view.ts'
import { PALLET } from '../../../../src-shared/games/transport/shapes.ts'
import type { Box } from '../../../stage/scene.ts'
import { beltsOf } from '../words/turned.ts'

/** Where belts and parcels lie, in hundredths of a hexagon's circumradius; x to the right, y down. */
export const R = 100
export interface Point {
  readonly x: number
  readonly y: number
}

/** From the centre to the middle of a side. */
export const APOTHEM = (Math.sqrt(3) / 2) * R

export const polar = (radius: number, degrees: number): Point => ({
  x: radius * Math.cos((degrees * Math.PI) / 180),
  y: radius * Math.sin((degrees * Math.PI) / 180),
})
/** The direction of a side, in degrees clockwise from east: sides are counted counter-clockwise. */
export const degreesOf = (side: number): number => -60 * side
export const edgeOf = (side: number, radius = APOTHEM): Point => polar(radius, degreesOf(side))
export const centreOf = (cell: number): Point => ({ x: centreX(cell) * R, y: centreY(cell) * R })

/** How far the handles of a bend reach, as a part of the way from the centre to its sides. */
export function handleOf(a: number, b: number): number {
  const apart = Math.min((a - b + 6) % 6, (b - a + 6) % 6)
  return apart === 3 ? 1 / 3 : apart === 2 ? 0.381 : 0.3
}

const STEPS = 24

/** The line of a belt from one side to another, round the card's centre. */
export function curve(from: number, to: number): Point[] {
  const [a, b, k] = [edgeOf(from), edgeOf(to), handleOf(from, to)]
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS
    const u = 1 - t
    const at = (p: number, q: number) => u * u * u * p + 3 * u * u * t * k * p + 3 * u * t * t * k * q + t * t * t * q
    return { x: at(a.x, b.x), y: at(a.y, b.y) }
  })
}

/** Where a parcel rests on a card, from its centre: halfway along a belt, in the middle of a junction. */
export function restOn(laid: Pick<LaidView, 'card' | 'rotation'>): Point {
  const belts = beltsOf(laid)
  if (SHAPE_OF[laid.card] === PALLET) return edgeOf(belts[0], 36)
  return belts.length === 2 ? curve(belts[0], belts[1])[STEPS / 2] : { x: 0, y: 0 }
}

/** Whether a box has anything in common with a hexagon of that radius on a cell: no line parts them. */
export function meetsCell({ x, y, width, height }: Box, cell: number, radius: number): boolean {
  const centre = centreOf(cell)
  const [dx, dy] = [x + width / 2 - centre.x, y + height / 2 - centre.y]
  if (Math.abs(dx) >= radius + width / 2 || Math.abs(dy) >= radius + height / 2) return false
  const apothem = (radius * APOTHEM) / R
  return PARTING.every(({ x: ux, y: uy, reach }) => {
    const far = reach === null ? radius : reach * apothem
    return Math.abs(dx * ux + dy * uy) < far + Math.abs(ux) * (width / 2) + Math.abs(uy) * (height / 2)
  })
}
/** Across the sides of a hexagon, and upright, to its corners. */
const PARTING = [...[0, 60, 120].map((degrees) => ({ ...polar(1, degrees), reach: 1 })), { x: 0, y: 1, reach: null }]

export const sum = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y })
export const restAt = (laid: LaidView): Point => sum(centreOf(laid.cell), restOn(laid))
