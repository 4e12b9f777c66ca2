import type { Point, Size } from '../../stage/camera/camera.ts'
import type { Box } from '../../stage/scene.ts'
import { isShort, pointerLine, type PointerLine } from '../choosing/pointer-line.ts'
import {
  freeSlipPlace,
  hidesLittle,
  overlaps,
  placeBelow,
  placeInEmpty,
  placeOnGround,
  placeOverLines,
  runsOver,
  slipPlace,
  type Lying,
} from './slip-place.ts'

/** Where a slip may stand, in CSS pixels: of the table where nothing else is said. */
export interface SlipRoom {
  readonly table: Size
  /** The corner of the table in the window. */
  readonly corner: Point
  readonly lying: readonly Lying[]
  /** The other cards of the rows that its card is weighed with; null = it is no such card. */
  readonly others: readonly Box[] | null
  /** What would come of a click on it, as the table shows it. */
  readonly coming?: readonly Box[]
  /** What the window says over everything, in the window: nothing is read under it. */
  readonly notices?: readonly Box[]
  /** The part of the column that is empty, and the lines of the timetable, in the window. */
  readonly column: Box | null
  readonly lines: Box | null
}

export interface PlacedSlip {
  /** Of the table; of the window where it stands in the column. */
  readonly spot: Point
  /** `far`: in the column, without a line to its thing. */
  readonly where: 'table' | 'column' | 'far'
  /** The line to its thing, in the window. */
  readonly way: PointerLine | null
}

const placedAt = (spot: Point): PlacedSlip => ({ spot, where: 'table', way: null })

/** How much it is a pity to stand under a notice: more than to hide whatever lies on the table. */
const OVER = 1000

/** A box of the window, on the table with this corner. */
const onTable = ({ x, y, width, height }: Box, corner: Point): Box => ({
  x: x - corner.x,
  y: y - corner.y,
  width,
  height,
})

/**
 * Beside its thing where it hides nothing that lies there, for that is held against it, else where it hides hardly
 * anything that may be picked, and nothing of what the table shows to come: eyes are there already. Else where the
 * column is empty, with a line to the thing if that is short and strikes nothing else through; a slip of one card of
 * rows that are weighed with each other below all of them, with a line between the cards; else in the column without a
 * line; else over empty ground of the table, as near as there is any, with a line. Where there is none of that it lies
 * over older lines of the timetable, and where that has no room over the table beside the thing.
 */
export function placedSlip(size: Size, thing: Box, room: SlipRoom): PlacedSlip {
  const { table, corner, others, column } = room
  const { notices, lying, coming } = withNotices(room)
  const things = lying.filter(({ pity }) => pity >= 1)
  const free = freeSlipPlace(size, thing, things, table)
  if (free) return placedAt(free)
  const near = slipPlace(size, thing, lying, table)
  const box = { ...near, ...size }
  const hidesComing = (spot: Point) => coming.some((one) => overlaps(one, { ...spot, ...size }))
  if (!overlaps(box, thing) && hidesLittle(box, lying) && !hidesComing(near)) return placedAt(near)
  const empty = readInWindow(placeInEmpty(size, column), size, room)
  const way = column && empty && wayTo(column, size, thing, room)
  if (empty && way) return { spot: empty, where: 'column', way }
  const below = others && placeBelow(size, thing, others, lying, table)
  if (below && !hidesComing(below.spot)) {
    const [from, to] = [below.from, below.to].map(({ x, y }) => ({ x: x + corner.x, y: y + corner.y }))
    return { spot: below.spot, where: 'table', way: { from, to } }
  }
  const isRead = (spot: Point) => !notices.some((one) => overlaps(one, { ...spot, ...size }))
  const last = below && isRead(below.spot) ? below.spot : near
  if (!things.some((one) => overlaps(one.box, box))) return placedAt(last)
  const far =
    empty ??
    onGround(size, thing, { ...room, lying, coming }) ??
    readInWindow(placeOverLines(size, column, room.lines), size, room)
  if (!far) return placedAt(last)
  return 'where' in far ? far : { spot: far, where: 'far', way: null }
}

/** A place in the window, where no notice stands over it. */
const readInWindow = (spot: Point | null, size: Size, { notices = [] }: SlipRoom): Point | null =>
  spot && notices.some((one) => overlaps(one, { ...spot, ...size })) ? null : spot

/** What lies on the table and what would come there, with the notices over it. */
function withNotices({ notices: inWindow = [], corner, lying, coming = [] }: SlipRoom) {
  const notices = inWindow.map((notice) => onTable(notice, corner))
  return {
    notices,
    lying: [...lying, ...notices.map((box) => ({ box, pity: OVER }))],
    coming: [...coming, ...notices],
  }
}

/** Over empty ground further off, with a line to its thing. */
function onGround(size: Size, thing: Box, { table, corner, lying, coming = [] }: SlipRoom): PlacedSlip | null {
  const isFree = (box: Box) => !coming.some((one) => overlaps(one, box))
  const spot = placeOnGround(size, thing, lying, table, isFree)
  if (!spot) return null
  const between = lying.filter(({ pity, box }) => pity >= 1 && !overlaps(box, thing)).map(({ box }) => box)
  const line = pointerLine({ ...spot, ...size }, thing, between)
  const inWindow = ({ x, y }: Point): Point => ({ x: x + corner.x, y: y + corner.y })
  return { spot, where: 'table', way: line && { from: inWindow(line.to), to: inWindow(line.from) } }
}

/**
 * From the edge of a thing to its slip in the column, in the window; null where it would be long, or run over what lies
 * between: not over what the thing lies on or bears.
 */
function wayTo(column: Box, size: Size, thing: Box, { corner, lying }: SlipRoom): PointerLine | null {
  const to = { x: column.x, y: column.y + Math.min(20, size.height / 2) }
  const [x, y] = [corner.x + thing.x + thing.width / 2, corner.y + thing.y + thing.height / 2]
  // So much of the way lies over the thing itself.
  const within = Math.min(1, thing.width / 2 / Math.abs(to.x - x), thing.height / 2 / Math.abs(to.y - y))
  const way = { from: { x: x + (to.x - x) * within, y: y + (to.y - y) * within }, to }
  const [from, end] = [way.from, way.to].map((one) => ({ x: one.x - corner.x, y: one.y - corner.y }))
  const strikes = lying.some(({ box, pity }) => pity >= 1 && !overlaps(box, thing) && runsOver(from, end, box))
  return !isShort(way) || strikes ? null : way
}
