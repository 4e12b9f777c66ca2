import type { Size } from '../camera/camera.ts'
import type { Box } from '../scene.ts'

/** What there is to consider for a place of the confirm pill, all in CSS pixels of the host. */
export interface PillRoom {
  /** Where it may lie at all. */
  readonly room: Box
  /** What it is about: the nearer the better. */
  readonly about: readonly Box[]
  /** It keeps 8 px away from these. */
  readonly avoid: readonly Box[]
  /** Better left uncovered. */
  readonly spare: readonly Spared[]
  /** Names and numbers, which are read: rather a good deal further off than over these. */
  readonly read?: readonly Box[]
}

/** Something that is better left uncovered; `weight`: so many times as much as another; absent = 1. */
export interface Spared extends Box {
  readonly weight?: number
}

const CLEAR = 8
const STEP = 8
/** What covering something that is better seen is worth, in pixels of distance. */
const COVERED = 60
/** What covering something that is read is worth, and what it is worth to cover but an edge of it. */
const UNREAD = 260
const NIBBLED = 80
const FORBIDDEN = 10_000
/**
 * An edge that covers so small a part of the pill looks like an accident: so many pixels further off all is seen. The
 * foot of a station with the track beside it is no more than that.
 */
const TOUCH = 0.45
const FURTHER = 32

/** The best place for a pill of this size beside what it is about; null when the room is too small for it. */
export function placePill(size: Size, { room, about, avoid, spare, read = [] }: PillRoom): Box | null {
  if (size.width > room.width || size.height > room.height) return null
  const near = [...avoid, ...spare].filter((box) => overlap(box, room) > 0)
  const forbidden = near.filter((box) => avoid.includes(box)).map((box) => grown(box, CLEAR))
  const spared = near.filter((box) => spare.includes(box))
  let best = { box: null as Box | null, cost: Infinity, hidden: 0 }
  let clear = best
  for (let y = room.y; y <= room.y + room.height - size.height; y += STEP) {
    for (let x = room.x; x <= room.x + room.width - size.width; x += STEP) {
      const box = { x, y, ...size }
      const far = Math.min(...about.map((other) => distance(box, other)), about.length === 0 ? 0 : Infinity)
      if (far >= Math.min(clear.cost, best.cost + FURTHER)) continue
      const hidden = covered(box, spared) / (size.width * size.height)
      const over = covered(box, read)
      const unread = over > 0 ? NIBBLED + UNREAD * (over / (size.width * size.height)) : 0
      const cost = far + unread + FORBIDDEN * (covered(box, forbidden) / (size.width * size.height)) + COVERED * hidden
      if (cost < best.cost) best = { box, cost, hidden }
      if (hidden === 0 && cost < clear.cost) clear = { box, cost, hidden }
    }
  }
  return best.hidden < TOUCH && clear.cost <= best.cost + FURTHER ? clear.box : best.box
}

/** How much of a box others cover, in square pixels, by their weight; what lies under two counts twice. */
const covered = (box: Box, others: readonly Spared[]): number =>
  others.reduce((sum, other) => sum + overlap(box, other) * (other.weight ?? 1), 0)

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}

/**
 * Between the nearest edges of two boxes, and a little for their middles, so that it stands beside and not at a corner.
 */
function distance(a: Box, b: Box): number {
  const dx = Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width)
  const dy = Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height)
  const middles = Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2)
  return Math.hypot(dx, dy) + middles * 0.5
}

/** What two boxes share; null when it is nothing. */
export function shared(a: Box, b: Box): Box | null {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)]
  const width = Math.min(a.x + a.width, b.x + b.width) - x
  const height = Math.min(a.y + a.height, b.y + b.height) - y
  return width > 0 && height > 0 ? { x, y, width, height } : null
}

/** The box round all of them; null for none. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
  const [right, bottom] = [
    Math.max(...boxes.map((box) => box.x + box.width)),
    Math.max(...boxes.map((box) => box.y + box.height)),
  ]
  return { x, y, width: right - x, height: bottom - y }
}
