import type { Point, Size } from '../stage/camera.ts'
import type { Box } from '../stage/scene.ts'

const GAP = 10
const MARGIN = 8
/** So far round a thing lies what belongs to it: the cells beside it, the cards it stands among. */
const MOST_BESIDE = 96

const around = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})
const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
const within = (at: number, size: number, room: number): number => Math.max(MARGIN, Math.min(room - size - MARGIN, at))
const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

/**
 * Where a slip of this size stands on the table, in CSS pixels: as near to its thing as it can without covering the
 * thing, what is to stay in sight, or what lies beside them. Where there is no such place it covers least.
 */
export function slipPlace(size: Size, thing: Box, inSight: readonly Box[], room: Size): Point {
  const withNeighbours = (box: Box) => around(box, Math.min(MOST_BESIDE, Math.max(box.width, box.height)))
  const beside = withNeighbours(thing)
  const spared = [beside, ...inSight.map(withNeighbours)]
  const at = (x: number, y: number): Box => ({
    x: within(x, size.width, room.width),
    y: within(y, size.height, room.height),
    ...size,
  })
  const across = [thing.x + thing.width / 2 - size.width / 2, 0, room.width]
  const down = [thing.y + thing.height / 2 - size.height / 2, 0, room.height]
  const places = [
    ...across.flatMap((x) => [at(x, beside.y - size.height - GAP), at(x, beside.y + beside.height + GAP)]),
    ...down.flatMap((y) => [at(beside.x - size.width - GAP, y), at(beside.x + beside.width + GAP, y)]),
    ...[0, room.width].flatMap((x) => [at(x, 0), at(x, room.height)]),
  ]
  const far = ({ x, y }: Box) =>
    Math.hypot(x + size.width / 2 - thing.x - thing.width / 2, y + size.height / 2 - thing.y - thing.height / 2)
  const covers = (place: Box) =>
    spared.reduce((sum, box) => sum + overlap(place, box), 0) + (meet(place, thing) ? room.width * room.height : 0)
  const [best] = places
    .map((place) => ({ place, covers: covers(place), far: far(place) }))
    .sort((a, b) => a.covers - b.covers || a.far - b.far)
  return { x: best.place.x, y: best.place.y }
}
