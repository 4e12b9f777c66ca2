import type { Point, Size } from '../../stage/camera/camera.ts'
import type { Box } from '../../stage/scene.ts'
import { overlapOf, overlaps } from './slip-place.ts'

/**
 * Where a notice goes that would hide something: to the corner of the room where it hides the least; the lower ones
 * first, where notices are looked for. null = it lies well where it is.
 */
export function calmCorner(notice: Box, room: Box, lying: readonly Box[]): Point | null {
  if (!lying.some((one) => overlaps(one, notice))) return null
  const spots = cornersOf(notice, room)
  const hides = ({ x, y }: Point) => lying.reduce((sum, one) => sum + overlapOf(one, { ...notice, x, y }), 0)
  return spots.reduce((best, one) => (hides(one) < hides(best) ? one : best))
}

function cornersOf({ width, height }: Size, room: Box): readonly Point[] {
  const [right, low] = [room.x + room.width - width, room.y + room.height - height]
  return [
    { x: room.x, y: low },
    { x: right, y: low },
    { x: room.x, y: room.y },
    { x: right, y: room.y },
  ]
}
