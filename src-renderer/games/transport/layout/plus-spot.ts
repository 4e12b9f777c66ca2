import type { Box } from '../../../stage/scene.ts'
import { polar, sum, type Point } from '../belts/belt.ts'

/** Between a plus and the plate beside it, and how far from the middle of its cell it still lies well within. */
const CLEAR = 4
const ASIDE = 52

/** The middle, then above and below it, then towards the sides. */
const SPOTS: readonly Point[] = [
  { x: 0, y: 0 },
  ...[ASIDE, ASIDE * 0.6].flatMap((far) => [90, 270, 0, 180, 60, 120, 240, 300].map((degrees) => polar(far, degrees))),
]

/** Where the plus of a free cell stands: in its middle, unless a plate with a name lies over that. */
export function plusSpot(centre: Point, r: number, plates: readonly Box[]): Point {
  const near = plates.filter((box) => reaches(box, centre, ASIDE + r))
  const free = SPOTS.map((spot) => sum(centre, spot)).find((spot) => !near.some((box) => reaches(box, spot, r + CLEAR)))
  return free ?? centre
}

const reaches = ({ x, y, width, height }: Box, at: Point, far: number): boolean =>
  Math.hypot(Math.max(x - at.x, at.x - x - width, 0), Math.max(y - at.y, at.y - y - height, 0)) < far
