import { refKey, sameRef, type Ref } from '../../../src-shared/core.ts'
import type { Point, Size } from '../../stage/camera/camera.ts'
import type { Box, Thing } from '../../stage/scene.ts'

/** What lies on the table, and how much it is a pity to hide all of it: 1 = as a card or a sign, less = bare ground. */
export interface Lying {
  readonly box: Box
  readonly pity: number
}

/**
 * How much it is a pity to hide bare ground; a station, by whose letter one finds one's way; what may be picked; a
 * plate or a pallet, which says whose it is; and one's own.
 */
const BARE = 0.03
const STATION = 2
const LIT = 4
const PLATE = 6
const OWN = 4

/** Things that are read beside others of their kind, lit or not. */
const COMPARED: ReadonlySet<Ref['kind']> = new Set<Ref['kind']>(['card', 'endCard'])

/** Another card that one holds that against which is explained. */
const isCompared = (refs: readonly Ref[], about: Ref | null): boolean =>
  about !== null &&
  COMPARED.has(about.kind) &&
  refs.some(({ kind }) => kind === about.kind) &&
  !refs.some((ref) => sameRef(ref, about))

/**
 * What a slip would hide: one's own goods, plates, what is lit, what would come and the other cards beside that which
 * it is about are the greatest pity, bare ground the least.
 */
export function lyingOf(
  things: readonly Thing[],
  lit: readonly Ref[],
  own: Box | null,
  coming: readonly Box[] = [],
  about: Ref | null = null,
): readonly Lying[] {
  const offered = new Set(lit.map(refKey))
  const matters = ({ ref, refs }: Thing) => offered.has(refKey(ref)) || isCompared(refs, about)
  const lying = things.map((thing) => ({ box: thing.box, pity: matters(thing) ? LIT : pityOf(thing.refs) }))
  const drawn = coming.map((box) => ({ box, pity: LIT }))
  return [...lying, ...drawn, ...(own ? [{ box: own, pity: OWN }] : [])]
}

function pityOf(refs: readonly Ref[]): number {
  if (refs.every(({ kind }) => kind === 'cell' || kind === 'game')) return BARE
  if (refs.some(({ kind }) => kind === 'seat' || kind === 'pallet')) return PLATE
  return refs.some(({ kind }) => kind === 'station') ? STATION : 1
}

const MARGIN = 8
/** So far from its thing a slip may stand; this share of a hidden card each pixel further away is worth. */
const GAPS = [10, 16, 26, 40]
const PER_PX = 0.012
/** Between places as good as each other the one nearest to the middle of its thing. */
const OFF_MIDDLE = 0.0004
const ITSELF = 100
/** On free ground a slip may stand so much further off. */
const FREE_GAPS = [10, 16, 26, 40, 60, 84]
/** As good as nothing is hidden. */
const NOTHING = 0.02
/** Along each side of its thing a slip is tried in so many places. */
const ALONG = 9

const around = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})
export const overlapOf = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))
export const overlaps = (a: Box, b: Box): boolean => overlapOf(a, b) > 0
/** The share of a box that another hides. */
const hidden = (box: Box, by: Box): number => overlapOf(box, by) / Math.max(1, box.width * box.height)
const within = (at: number, size: number, room: number): number => Math.max(MARGIN, Math.min(room - size - MARGIN, at))

/** Places of a length along a side, from where both end alike at one end to where they do at the other. */
const along = (start: number, side: number, length: number): number[] =>
  Array.from({ length: ALONG }, (_, i) => start + ((side - length) * i) / (ALONG - 1))

/**
 * Where a slip of this size stands on the table, in CSS pixels: right beside its thing, never over it, on the side and
 * at the height where it hides least of what else lies there. Only where the room is too small does it cover its thing.
 */
export function slipPlace(size: Size, thing: Box, lying: readonly Lying[], room: Size): Point {
  return cheapest(placesBeside(size, thing, lying, room, GAPS))
}

/** Where it stands beside its thing and hides nothing at all of what lies there; null = nowhere. */
export function freeSlipPlace(size: Size, thing: Box, lying: readonly Lying[], room: Size): Point | null {
  const free = placesBeside(size, thing, lying, room, FREE_GAPS).filter(({ hides }) => hides < NOTHING)
  return free.length > 0 ? cheapest(free) : null
}

/**
 * So much of all that may be picked and of one's own a slip may hide to stand beside its thing, twice as much of
 * stations, and of plates no more than an edge: a name and its points are a small part of them.
 */
const LITTLE = 0.5
const mattering = ({ pity }: Lying): number => (pity >= PLATE ? 5 : pity >= LIT ? 1 : pity >= STATION ? 0.5 : 0)

/** Whether a slip there hides little enough of what matters to stand beside its thing rather than far off. */
export const hidesLittle = (slip: Box, lying: readonly Lying[]): boolean =>
  lying.reduce((sum, one) => sum + mattering(one) * hidden(one.box, slip), 0) < LITTLE

/** From its edges and from what lies above and below, a slip in the column stands so far. */
const EDGE = 12

/**
 * The part of the column that is empty: from the end of its last row to its foot, which is the head of the timetable.
 * What of the rows is scrolled out of sight is not hidden.
 */
export function emptyBelow(rows: Box, last: number, foot: number): Box {
  const y = Math.min(last, rows.y + rows.height) + EDGE
  return { x: rows.x + EDGE, y, width: rows.width - 2 * EDGE, height: foot - EDGE - y }
}

/** Between a slip below rows of cards and these; so far from its corners the line to its card ends at least. */
const BELOW = 10
const OFF_CORNER = 16

/**
 * Below rows of cards one of which it is about, where none of them is hidden: at the height where the lowest ends, and
 * where it hides least of what else lies there. The line to its card runs down beside it, between the cards. null =
 * there is no room.
 */
export function placeBelow(
  size: Size,
  thing: Box,
  cards: readonly Box[],
  lying: readonly Lying[],
  room: Size,
): { readonly spot: Point; readonly from: Point; readonly to: Point } | null {
  const y = Math.max(...[thing, ...cards].map((box) => box.y + box.height)) + BELOW
  if (y + size.height > room.height - MARGIN) return null
  const inRow = cards.filter((box) => box.y < thing.y + thing.height && box.y + box.height > thing.y)
  const right = inRow.filter((box) => box.x > thing.x).sort((a, b) => a.x - b.x)[0]
  const left = inRow.filter((box) => box.x < thing.x).sort((a, b) => b.x - a.x)[0]
  const [edge, other] = right
    ? [thing.x + thing.width, right.x]
    : left
      ? [thing.x, left.x + left.width]
      : [thing.x + thing.width / 2, thing.x + thing.width / 2]
  const x = (edge + other) / 2
  const places = along(x - OFF_CORNER, 2 * OFF_CORNER, size.width)
    .map((start) => within(start, size.width, room.width))
    .map((start) => ({ box: { x: start, y, ...size }, off: Math.abs(start + size.width / 2 - x) }))
    .map(({ box, off }) => ({
      box,
      cost: lying.reduce((sum, one) => sum + one.pity * hidden(one.box, box), 0) + OFF_MIDDLE * off,
    }))
  const { box } = places.reduce((least, one) => (one.cost < least.cost ? one : least))
  return { spot: { x: box.x, y }, from: { x, y: thing.y + thing.height - MARGIN }, to: { x, y } }
}

/** Further off than beside its thing a slip is tried at every so many pixels, and hides no more than this there. */
const GRID = 16
const STRAY = 0.05
/** What its line strikes through is worth so many pixels further off; so long the line may be. */
const STRUCK = 90
const LONGEST = 420

/**
 * Anywhere on the table where hardly anything is hidden, as near to its thing as that is found, in line with it, and
 * rather where its own line strikes nothing through; null = nowhere. `fits`: of what is to stay free besides.
 */
export function placeOnGround(
  size: Size,
  thing: Box,
  lying: readonly Lying[],
  room: Size,
  fits: (box: Box) => boolean,
): Point | null {
  const things = lying.filter(({ pity }) => pity >= 1)
  const middle = { x: thing.x + thing.width / 2, y: thing.y + thing.height / 2 }
  const [columns, rows] = [room.width - size.width, room.height - size.height].map((free) =>
    Math.max(0, Math.floor((free - 2 * MARGIN) / GRID) + 1),
  )
  const places = Array.from({ length: columns * rows }, (_, i) => ({
    x: MARGIN + (i % columns) * GRID,
    y: MARGIN + Math.floor(i / columns) * GRID,
    ...size,
  }))
  const costs = places.map((box) => {
    const nearest = {
      x: Math.max(box.x, Math.min(box.x + box.width, middle.x)),
      y: Math.max(box.y, Math.min(box.y + box.height, middle.y)),
    }
    const far = Math.hypot(nearest.x - middle.x, nearest.y - middle.y)
    const hides = things.reduce((sum, one) => sum + one.pity * hidden(one.box, box), 0)
    if (far > LONGEST || hides > STRAY || overlaps(box, around(thing, MARGIN)) || !fits(box)) return Infinity
    const struck = things.filter((one) => !overlaps(one.box, thing) && runsOver(middle, nearest, one.box))
    const offMiddle = Math.abs(box.x + box.width / 2 - middle.x)
    return far + STRUCK * (struck.length + hides) + 0.1 * offMiddle
  })
  const least = Math.min(...costs)
  return least === Infinity ? null : { x: places[costs.indexOf(least)].x, y: places[costs.indexOf(least)].y }
}

/** Where the column is empty; null = there is no room. */
export const placeInEmpty = (size: Size, empty: Box | null): Point | null =>
  empty && size.height <= empty.height ? { x: empty.x, y: empty.y } : null

/** It stands so far below the head of the timetable, which is so high. */
const INSET = 2
const HEAD = 34

/**
 * The last resort of a slip far from its thing: over the older lines of the timetable, below its head, which can be
 * pressed; over that and what is empty above it too, as far as must be, where the lines are few. null = there is no
 * room.
 */
export function placeOverLines(size: Size, empty: Box | null, lines: Box | null): Point | null {
  if (!lines) return null
  const y = Math.min(lines.y + INSET, lines.y + lines.height - size.height)
  const top = Math.min(lines.y - HEAD, empty?.y ?? Infinity)
  return y < top ? null : { x: lines.x + (lines.width - size.width) / 2, y }
}

/** Whether a line between two points runs over a box: it would strike through what is written there. */
export function runsOver(from: Point, to: Point, { x, y, width, height }: Box): boolean {
  const [acrossX, acrossY] = [to.x - from.x, to.y - from.y]
  // Of the way from 0 to 1 that part lies within the box that is past the nearer and not yet past the further edge.
  const part = (start: number, way: number, low: number, size: number): readonly [number, number] => {
    if (way === 0) return start > low && start < low + size ? [0, 1] : [1, 0]
    const [one, other] = [(low - start) / way, (low + size - start) / way]
    return [Math.min(one, other), Math.max(one, other)]
  }
  const [enterX, leaveX] = part(from.x, acrossX, x, width)
  const [enterY, leaveY] = part(from.y, acrossY, y, height)
  return Math.max(0, enterX, enterY) < Math.min(1, leaveX, leaveY)
}

/** A place for a slip: what it would hide there, and with how far off it is, what it costs. */
interface Place {
  readonly box: Box
  readonly hides: number
  readonly cost: number
}

function cheapest(places: readonly Place[]): Point {
  const { box } = places.reduce((least, one) => (one.cost < least.cost ? one : least))
  return { x: box.x, y: box.y }
}

function placesBeside(
  size: Size,
  thing: Box,
  lying: readonly Lying[],
  room: Size,
  gaps: readonly number[],
): readonly Place[] {
  const at = (gap: number) => (x: number, y: number) => ({
    box: { x: within(x, size.width, room.width), y: within(y, size.height, room.height), ...size },
    gap,
  })
  const places = gaps.flatMap((gap) => {
    const { x, y, width, height } = around(thing, gap)
    return [
      ...along(thing.x, thing.width, size.width).flatMap((left) => [
        at(gap)(left, y - size.height),
        at(gap)(left, y + height),
      ]),
      ...along(thing.y, thing.height, size.height).flatMap((top) => [
        at(gap)(x - size.width, top),
        at(gap)(x + width, top),
      ]),
    ]
  })
  const itself = around(thing, MARGIN)
  return places.map(({ box, gap }) => {
    const hides =
      lying.reduce((sum, one) => sum + one.pity * hidden(one.box, box), 0) +
      (overlapOf(box, itself) > 0 ? ITSELF * (1 + hidden(itself, box)) : 0)
    const offX = box.x + (size.width - thing.width) / 2 - thing.x
    const offY = box.y + (size.height - thing.height) / 2 - thing.y
    return { box, hides, cost: hides + gap * PER_PX + OFF_MIDDLE * Math.hypot(offX, offY) }
  })
}
