import type { Point, Size } from '../stage/camera.ts'
import type { Box } from '../stage/scene.ts'

/** Half a disc, and what it keeps clear of the card and of the edge of the table. */
const DISC = 24
const CLEAR = 6
/** Half of what lies between the middles of two discs. */
const APART = 48
/** In a corner of the table, and among much that lies there, there is room only further out. */
const FURTHER = [0, 14, 28, 42]
/** Hiding what is read is so many times as bad as hiding what merely lies there. */
const READ_WEIGHT = 1.5

export interface DiscPlaces {
  /** The disc that turns the card back, and the one that turns it on. */
  readonly back: Point
  readonly on: Point
  /** The arc between them, as an SVG path. */
  readonly arc: string
}

const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })
const TURNS = 24

/** How much is left of a thing's box when its corners are round. */
const ROUND = 0.43

/** How far a disc covers what lies on the table: 1 = so that it hides something. */
function covering({ x, y }: Point, box: Box): number {
  const { x: cx, y: cy } = middle(box)
  const [dx, dy] = [Math.abs(x - cx), Math.abs(y - cy)]
  // A plate is long: no circle stands for it.
  const reach = isLong(box)
    ? -Math.hypot(Math.max(0, dx - box.width / 2), Math.max(0, dy - box.height / 2))
    : ROUND * Math.min(box.width, box.height) - Math.hypot(dx, dy)
  return Math.min(1, Math.max(0, DISC + reach) / (DISC / 2))
}
const isLong = ({ width, height }: Box): boolean => width > 2 * height

/**
 * On the side of the card where both discs lie on the table, off what else lies there if they can, off what is read
 * before all else, and farthest from the pill.
 */
export function discPlaces(
  card: Box,
  pill: Box,
  room: Size,
  laid: readonly Box[] = [],
  read: readonly Box[] = [],
): DiscPlaces {
  const [centre, other] = [middle(card), middle(pill)]
  const away = Math.atan2(centre.y - other.y, centre.x - other.x)
  const nearest = Math.max(card.width, card.height) / 2 + DISC + CLEAR
  const places = FURTHER.flatMap((further) =>
    Array.from({ length: TURNS }, (_, i) => placesAt(centre, nearest + further, away + (2 * Math.PI * i) / TURNS)),
  )
  const amiss = ({ x, y }: Point): number =>
    Math.max(0, DISC - x, DISC - y, x + DISC - room.width, y + DISC - room.height) +
    Math.max(0, DISC + CLEAR - Math.max(pill.x - x, x - pill.x - pill.width, pill.y - y, y - pill.y - pill.height))
  const hidden = (disc: Point): number =>
    laid.reduce((sum, box) => sum + covering(disc, box), 0) +
    READ_WEIGHT * read.reduce((sum, box) => sum + covering(disc, box), 0)
  const worth = ({ back, on, radius, angle }: Placed): number =>
    Math.cos(angle - away) - (radius - nearest) / 10 - 10 * (amiss(back) + amiss(on)) - 8 * (hidden(back) + hidden(on))
  const { back, on, radius } = places.reduce((one, next) => (worth(next) > worth(one) + 1e-9 ? next : one))
  const point = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`
  return { back, on, arc: `M${point(back)}A${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 1 ${point(on)}` }
}

interface Placed extends Pick<DiscPlaces, 'back' | 'on'> {
  readonly radius: number
  readonly angle: number
}

/**
 * To either side of an angle. Below the card, left and right change sides: turning on is always the disc further
 * clockwise.
 */
function placesAt({ x, y }: Point, radius: number, angle: number): Placed {
  const half = Math.asin(APART / radius)
  const at = (turned: number): Point => ({ x: x + radius * Math.cos(turned), y: y + radius * Math.sin(turned) })
  return { back: at(angle - half), on: at(angle + half), radius, angle }
}
