import type { Point, Size } from '../stage/camera.ts'
import type { Box } from '../stage/scene.ts'

/** Half a disc, and what it keeps clear of the card and of the edge of the table. */
const DISC = 24
const CLEAR = 6
/** How far to either side of the middle of the arc a disc stands, in radians. */
const APART = 0.62

export interface DiscPlaces {
  /** The disc that turns the card back, and the one that turns it on. */
  readonly back: Point
  readonly on: Point
  /** The arc between them, as an SVG path. */
  readonly arc: string
}

const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })
const TURNS = 24

/** On the side of the card where both discs lie on the table and farthest from the pill. */
export function discPlaces(card: Box, pill: Box, room: Size): DiscPlaces {
  const [centre, other] = [middle(card), middle(pill)]
  const radius = Math.max(card.width, card.height) / 2 + DISC + CLEAR
  const at = (angle: number): Point => ({ x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) })
  const outside = ({ x, y }: Point): number => Math.max(0, DISC - x, DISC - y, x + DISC - room.width, y + DISC - room.height)
  const near = ({ x, y }: Point): number => Math.max(0, DISC + CLEAR - Math.max(pill.x - x, x - pill.x - pill.width, pill.y - y, y - pill.y - pill.height))
  const away = Math.atan2(centre.y - other.y, centre.x - other.x)
  const worth = (angle: number): number => -[at(angle - APART), at(angle + APART)].reduce((sum, spot) => sum + outside(spot) + near(spot), 0) * 10 + Math.cos(angle - away)
  const angles = Array.from({ length: TURNS }, (_, i) => away + (2 * Math.PI * i) / TURNS)
  const best = angles.reduce((one, angle) => (worth(angle) > worth(one) + 1e-9 ? angle : one))
  const [from, to] = [at(best - APART), at(best + APART)]
  const point = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`
  // Below the card, left and right change sides: turning on is always the disc further clockwise.
  return { back: from, on: to, arc: `M${point(from)}A${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 1 ${point(to)}` }
}
