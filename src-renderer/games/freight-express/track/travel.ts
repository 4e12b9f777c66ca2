import {
  CENTRE,
  RAIL_SIDES,
  SIDES,
  STEP_X,
  STEP_Y,
  cellOfSleeper,
  isOuter,
  opposite,
  pointOfSleeper,
  railBetween,
  RAILS,
  sideOfPoint,
} from '../../../../src-shared/geometry/rails.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { between, normal, radians, type Spot } from '../../../stage/motion/turning.ts'
import { axlesOn, lineOf } from './lines.ts'
import { locomotiveScale } from '../layout/nearing.ts'
import { into, out, yardOf } from '../layout/sidings.ts'
import { HALL, LOCOMOTIVE_SCALE } from '../layout/sizes.ts'
import type { Ground } from './track.ts'
import {
  CELL,
  SIDE_SPOTS,
  alongRail,
  amidst,
  corner,
  isStationAt,
  isStraight,
  likeliestRail,
  partOf,
  plankAt,
  railsPastPoints,
  railsAt,
  standing,
} from './track.ts'

/** The way of a locomotive from one sleeper to the next, along the exact rail: a place for each part of it, 0 to 1. */
export type Way = (part: number) => Passing

/** Where a locomotive is on its way, and how large where it is not in full. */
interface Passing extends Spot {
  readonly scale?: number
}

/** A sleeper and which way the locomotive on it faces: geometry/rails. */
export interface Stand {
  readonly sleeper: number
  readonly facing: number
  /** The drive waits there for an answer: which rail it takes behind points is not known yet. */
  readonly asked?: boolean
}

/** Where the locomotive of a seat stands in a position. */
export function standIn({ seats, drive }: Pick<FreightView, 'seats' | 'drive'>, seat: number): Stand {
  const { sleeper, facing } = seats[seat].locomotive
  return drive?.seat === seat ? { sleeper, facing, asked: true } : { sleeper, facing }
}

/**
 * The ways between stands that follow one another, along the rails. `rests`: where the locomotive stands before and
 * after, if that is elsewhere than on the rail it takes: the points led to another. `came`: how it came to the first.
 */
export function waysOf(
  ground: Ground,
  seat: number,
  stands: readonly Stand[],
  rests: Rests = {},
  came: readonly Stand[] = [],
): Way[] {
  const before = came.at(-1)?.sleeper === stands[0].sleeper ? came.slice(0, -1) : []
  const rails = railsTaken(ground, [...before, ...stands]).slice(before.length)
  const places = stands.map(({ sleeper, facing }, i) => {
    const place = standing(ground, seat, sleeper, facing, rails[i])
    if (i === 0) return { ...place, ...rests.start }
    return i === stands.length - 1 ? { ...place, ...rests.end } : place
  })
  return stands.slice(1).map((to, i) => {
    const from = stands[i]
    const ends: Ends = { start: places[i], end: places[i + 1] }
    const [a, b] = [cellOfSleeper(from.sleeper), cellOfSleeper(to.sleeper)]
    const spans = spansOf(ground, from, to, rails[i], rails[i + 1])
    return isStationAt(ground, a) || isStationAt(ground, b)
      ? onSidings(ground, seat, [a, b], spans, ends)
      : sized(onRail(spans, ends), ends)
  })
}

/** On a line between stations it is in full, but where it stands smaller before or after. */
const sized = (way: Way, { start, end }: Ends): Way =>
  start.scale === 1 && end.scale === 1
    ? way
    : (part) => ({ ...way(part), scale: between(start.scale, end.scale, part) })

type Standing = ReturnType<typeof standing>

/** Where a locomotive is seen to stand before and after its way. */
export interface Rests {
  readonly start?: Standing
  readonly end?: Standing
}

/** Where a locomotive stands that came there by these stands: on the rail that it came on. */
export function standingAfter(ground: Ground, seat: number, stand: Stand, way: readonly Stand[]): Standing {
  if (isShort(ground, stand)) return shortOfPoints(ground, stand)
  const rail = way.at(-1)?.sleeper === stand.sleeper ? railsTaken(ground, way).at(-1) : undefined
  return isAtStation(ground, stand)
    ? shortOfStation(ground, stand, rail)
    : standing(ground, seat, stand.sleeper, stand.facing, rail)
}

/** Whether a locomotive stands on the last sleeper before a station, heading for it. */
function isAtStation(ground: Ground, { sleeper, facing }: Stand): boolean {
  const [cell, point] = [cellOfSleeper(sleeper), pointOfSleeper(sleeper)]
  if (isStationAt(ground, cell) || !isOuter(point) || sideOfPoint(point) !== facing) return false
  const side = sideOfPoint(point)
  const [x, y] = [(cell % ground.columns) + STEP_X[side], Math.floor(cell / ground.columns) + STEP_Y[side]]
  const next = y * ground.columns + x
  return x >= 0 && x < ground.columns && next >= 0 && next < ground.cells.length && isStationAt(ground, next)
}

/** There it stands smaller, and so far back that its nose ends where the station begins, over its sleeper. */
const [SMALLER, BACK] = [0.62, 15]
/** Its wagons stand so much farther back than behind one that is larger. */
const WAGONS_BACK = 3

function shortOfStation(ground: Ground, { sleeper }: Stand, known = -1): Standing {
  const cell = cellOfSleeper(sleeper)
  const point = pointOfSleeper(sleeper)
  const rail = known < 0 ? likeliestRail(railsAt(ground, cell), point) : known
  const far = BACK / (isStraight(rail) ? CELL : ARC)
  const isFirst = sideOfPoint(point) === RAIL_SIDES[rail][0]
  const spot = alongRail(rail, partOf(rail, point) + (isFirst ? far : -far))
  const { x, y } = corner(ground, cell)
  const angle = isFirst ? spot.angle + 180 : spot.angle
  return { x: x + spot.x, y: y + spot.y, angle: normal(angle), scale: SMALLER }
}
/** How long a bend is. */
const ARC = (Math.PI / 4) * CELL

/** Whether a locomotive waits before points, and nobody knows yet which rail it takes. */
function isShort(ground: Ground, { sleeper, facing, asked }: Stand): boolean {
  const [cell, point] = [cellOfSleeper(sleeper), pointOfSleeper(sleeper)]
  if (!asked || isOuter(point) || isStationAt(ground, cell)) return false
  return railsPastPoints(railsAt(ground, cell), point, facing).length > 0
}

/** From the edge of the cell: as far in as all of its rails are still one. */
const SHORT = 12.5
/** So far before its sleeper a locomotive stands. */
export function leftOut(ground: Ground, stand: Stand): number {
  if (isAtStation(ground, stand)) return WAGONS_BACK
  if (!isShort(ground, stand)) return 0
  const cell = cellOfSleeper(stand.sleeper)
  const [{ x, y }, edge] = [
    spotOf(ground, cell, pointOfSleeper(stand.sleeper)),
    SIDE_SPOTS[sideOfPoint(pointOfSleeper(stand.sleeper))],
  ]
  return Math.hypot(x - edge.x, y - edge.y) - SHORT
}

/** There it stands on the rail that all of its ways have in common, along that, and on none that it may not take. */
function shortOfPoints(ground: Ground, { sleeper }: Stand): Standing {
  const { x, y } = corner(ground, cellOfSleeper(sleeper))
  const side = SIDE_SPOTS[sideOfPoint(pointOfSleeper(sleeper))]
  const way = radians(side.angle)
  return {
    x: x + side.x - Math.cos(way) * SHORT,
    y: y + side.y - Math.sin(way) * SHORT,
    angle: normal(side.angle + 180),
    scale: 1,
  }
}

interface Ends {
  readonly start: Standing
  readonly end: Standing
}

/**
 * Which rail each stand lies on, from where the locomotive came and where it goes, or else straight on; -1 in stations,
 * and before points that nobody drove over yet.
 */
function railsTaken(ground: Ground, stands: readonly Stand[]): number[] {
  const cells = stands.map(({ sleeper }) => cellOfSleeper(sleeper))
  return stands.map((stand, i) => {
    let [first, last] = [i, i]
    while (first > 0 && cells[first - 1] === cells[i]) first--
    while (last < stands.length - 1 && cells[last + 1] === cells[i]) last++
    const sides = new Set<number>()
    for (const stand of stands.slice(first, last + 1)) for (const side of sidesTold(stand)) sides.add(side)
    if (first > 0) sides.add(sideTowards(ground, cells[i], cells[first - 1]))
    if (last < stands.length - 1) sides.add(sideTowards(ground, cells[i], cells[last + 1]))
    const [a, b] = [...sides]
    if (b !== undefined) return RAILS.findIndex((rail) => rail === railBetween(a, b))
    if (a === undefined || areOpen(ground, stands.slice(first, last + 1))) return -1
    return likeliestRail(railsAt(ground, cells[i]), pointOfSleeper(stand.sleeper))
  })
}

/** Whether stands in one cell lie before its points, and none of them beyond. */
function areOpen(ground: Ground, stands: readonly Stand[]): boolean {
  const { sleeper, facing } = stands[stands.length - 1]
  return railsPastPoints(railsAt(ground, cellOfSleeper(sleeper)), pointOfSleeper(sleeper), facing).length > 0
}

/**
 * The rails that lead on from where a drive ends before points, each to the edge of its card: which of them is taken is
 * chosen another time.
 */
export function branchesAhead(ground: Ground, { sleeper, facing }: Stand): Place[][] {
  const [cell, point] = [cellOfSleeper(sleeper), pointOfSleeper(sleeper)]
  return railsPastPoints(railsAt(ground, cell), point, facing).map((rail) =>
    placesOn(stretch(ground, cell, rail, partOf(rail, point), RAIL_SIDES[rail][0] === sideOfPoint(point) ? 1 : 0)),
  )
}

/** Sides that a stand speaks of: the side it lies on, on the centre of a straight both ends. */
function sidesTold({ sleeper, facing }: Stand): number[] {
  const point = pointOfSleeper(sleeper)
  if (point !== CENTRE) return [sideOfPoint(point)]
  return facing < 4 ? [facing, opposite(facing)] : []
}

/** The side of a cell over which another, next to it, lies. */
export function sideTowards(ground: Ground, from: number, to: number): number {
  const dx = (to % ground.columns) - (from % ground.columns)
  const dy = Math.floor(to / ground.columns) - Math.floor(from / ground.columns)
  return SIDES.find((side) => STEP_X[side] === dx && STEP_Y[side] === dy) ?? 0
}

interface Span {
  readonly length: number
  readonly at: Way
}

/** The pieces of rail between two stands. */
function spansOf(ground: Ground, from: Stand, to: Stand, railA: number, railB: number): Span[] {
  const [a, b] = [cellOfSleeper(from.sleeper), cellOfSleeper(to.sleeper)]
  const [p, q] = [pointOfSleeper(from.sleeper), pointOfSleeper(to.sleeper)]
  if (a === b)
    return [
      railA < 0
        ? betweenRails(ground, a, sideOfPoint(p), p, q)
        : stretch(ground, a, railA, partOf(railA, p), partOf(railA, q)),
    ]
  const out = sideTowards(ground, a, b)
  const into = opposite(out)
  return [
    railA < 0
      ? betweenRails(ground, a, out, p, null)
      : stretch(ground, a, railA, partOf(railA, p), RAIL_SIDES[railA][0] === out ? 0 : 1),
    railB < 0
      ? betweenRails(ground, b, into, null, q)
      : stretch(ground, b, railB, RAIL_SIDES[railB][0] === into ? 0 : 1, partOf(railB, q)),
  ]
}

/**
 * On no rail of its own: through a station, or short of points, in the midst of the rails that they lead to. null = the
 * edge of the cell.
 */
function betweenRails(ground: Ground, cell: number, side: number, p: number | null, q: number | null): Span {
  const mask = railsAt(ground, cell)
  const spot = (point: number | null) => (point === null ? SIDE_SPOTS[side] : spotOf(ground, cell, point))
  if (mask === 0) return straight(ground, cell, spot(p), spot(q))
  const [origin, from, to] = [corner(ground, cell), spot(p), spot(q)]
  return {
    length: Math.hypot(to.x - from.x, to.y - from.y),
    at(part) {
      const { x, y, angle } = amidst(mask, side, p, q, part)
      const ahead = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
      const turned = Math.abs(normal(angle - ahead)) > 90 ? 180 : 0
      return { x: origin.x + x, y: origin.y + y, angle: normal(angle + turned) }
    },
  }
}

const spotOf = (ground: Ground, cell: number, point: number): { x: number; y: number } =>
  plankAt(railsAt(ground, cell), point) ?? { x: 50, y: 50 }

function stretch(ground: Ground, cell: number, rail: number, from: number, to: number): Span {
  const origin = corner(ground, cell)
  return {
    length: Math.abs(to - from) * (isStraight(rail) ? CELL : (CELL * Math.PI) / 4),
    at(part) {
      const spot = alongRail(rail, between(from, to, part))
      return { x: origin.x + spot.x, y: origin.y + spot.y, angle: to >= from ? spot.angle : normal(spot.angle + 180) }
    },
  }
}

function straight(ground: Ground, cell: number, from: { x: number; y: number }, to: { x: number; y: number }): Span {
  const origin = corner(ground, cell)
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  return {
    length: Math.hypot(to.x - from.x, to.y - from.y),
    at: (part) => ({ x: origin.x + between(from.x, to.x, part), y: origin.y + between(from.y, to.y, part), angle }),
  }
}

/**
 * Follows the rail, heading along it or backwards. Who came to the points by another rail than it takes turns to that
 * one as it sets out.
 */
function onRail(spans: readonly Span[], { start, end }: Ends): Way {
  const whole = spans.reduce((sum, span) => sum + span.length, 0)
  const track: Way = (part) => {
    let left = part * whole
    for (const span of spans.slice(0, -1)) {
      if (left <= span.length) return span.at(span.length === 0 ? 0 : left / span.length)
      left -= span.length
    }
    const last = spans[spans.length - 1]
    return last.at(last.length === 0 ? 1 : Math.min(1, left / last.length))
  }
  const [first, last] = [track(0), track(1)]
  const backwards = Math.abs(normal(start.angle - first.angle)) > 90 ? 180 : 0
  const leans = [normal(start.angle - first.angle - backwards), normal(end.angle - last.angle - backwards)]
  return (part) => {
    const spot = track(part)
    return {
      x: spot.x + between(start.x - first.x, end.x - last.x, part),
      y: spot.y + between(start.y - first.y, end.y - last.y, part),
      angle: normal(spot.angle + backwards + between(leans[0], leans[1], part)),
    }
  }
}

/** From the cab to the foremost axle of a locomotive in a station; so much more of it with each u from the line. */
const axlesIn = (ground: Ground): number => 19 * LOCOMOTIVE_SCALE * yardOf(ground).locomotiveScale
const APART = 0.45

/**
 * Out of a siding, into one, or from one into the next, along their rails. Where they bend it turns as what stands on
 * two axles does; on the line it is headed as its rail is. Who is pushed in backwards comes the other way.
 */
function onSidings(
  ground: Ground,
  seat: number,
  [a, b]: readonly [number, number],
  spans: readonly Span[],
  { start, end }: Ends,
): Way {
  const first = isStationAt(ground, a) ? leaving(ground, seat, a, b) : placesOn(spans[0])
  const before = lineOf(first)
  const isBack = !isStationAt(ground, a) && Math.abs(normal(start.angle - before.at(before.length).angle)) > 90
  const last = isStationAt(ground, b) ? entering(ground, seat, a, b, isBack) : placesOn(spans[1])
  const length = lineOf([...first, ...last]).length
  const [out, into] = [before.length, length - before.length]
  const scaleAt = (at: number): number =>
    Math.min(
      isStationAt(ground, a) ? locomotiveScale(ground, at - out, out) : 1,
      isStationAt(ground, b) ? locomotiveScale(ground, out - at, into) : 1,
    )
  const ahead = isStationAt(ground, b) && !isBack ? [beyond(end, axlesIn(ground))] : []
  const line = lineOf([...first, ...last, ...ahead])
  const apart = axlesIn(ground)
  const track = (part: number): Required<Passing> => {
    const at = part * length
    const scale = scaleAt(at)
    const fromLine = Math.min(
      isStationAt(ground, a) ? apart / APART : at,
      isStationAt(ground, b) ? apart / APART : length - at,
    )
    const axles = Math.min(apart, APART * fromLine)
    const other = isBack ? at - axles : at + axles
    const spot = axles < 0.5 ? line.at(at) : axlesOn(line, at, other)
    return { ...spot, angle: spot.angle + (isBack && axles < 0.5 ? 180 : 0), scale }
  }
  const [from, to] = [track(0), track(1)]
  const off = (part: number, of: (spot: Required<Passing>) => number) =>
    between(of(start) - of(from), of(end) - of(to), part)
  const leans = [normal(start.angle - from.angle), normal(end.angle - to.angle)]
  return (part) => {
    const spot = track(part)
    return {
      x: spot.x + off(part, ({ x }) => x),
      y: spot.y + off(part, ({ y }) => y),
      angle: normal(spot.angle + between(leans[0], leans[1], part)),
      scale: spot.scale + off(part, ({ scale }) => scale),
    }
  }
}

/** Straight on from where it stands, so that it has somewhere to look to as it comes to rest. */
const beyond = ({ x, y, angle }: Spot, far: number): Place => ({
  x: x + far * Math.cos((angle * Math.PI) / 180),
  y: y + far * Math.sin((angle * Math.PI) / 180),
})

const placesOn = (span: Span): Place[] => Array.from({ length: SAMPLES + 1 }, (_, n) => span.at(n / SAMPLES))

const inCell = (ground: Ground, cell: number, places: readonly Place[]): Place[] => {
  const origin = corner(ground, cell)
  return places.map(({ x, y }) => ({ x: origin.x + x, y: origin.y + y }))
}

const leaving = (ground: Ground, seat: number, station: number, to: number): Place[] =>
  inCell(ground, station, out(ground, seat, sideTowards(ground, station, to)))

function entering(ground: Ground, seat: number, from: number, station: number, isBack = false): Place[] {
  const side = sideTowards(ground, station, from)
  return inCell(ground, station, isBack ? out(ground, seat, side).reverse() : into(ground, seat, side))
}

interface Place {
  readonly x: number
  readonly y: number
}

/** The line that the train of a seat lies along after these stands: as lineAlong, and on its siding in each station. */
export function trainAlong(ground: Ground, seat: number, stands: readonly Stand[]): Place[] {
  const rails = railsTaken(ground, stands)
  return stands.slice(1).flatMap((to, i) => {
    const from = stands[i]
    const [a, b] = [cellOfSleeper(from.sleeper), cellOfSleeper(to.sleeper)]
    const spans = spansOf(ground, from, to, rails[i], rails[i + 1])
    if (a === b) return spans.flatMap(placesOn)
    return [
      ...(isStationAt(ground, a) ? leaving(ground, seat, a, b) : placesOn(spans[0])),
      ...(isStationAt(ground, b) ? entering(ground, seat, a, b) : placesOn(spans[1])),
    ]
  })
}

const SAMPLES = 8

/** The line that a locomotive follows, at stations as far as their hall: for drawing where it went or would go. */
export const lineAlong = (ground: Ground, stands: readonly Stand[]): Place[] => linesAlong(ground, stands).flat()

/** The same step by step; each goes on from the end of the one before. */
export function linesAlong(ground: Ground, stands: readonly Stand[]): Place[][] {
  const rails = railsTaken(ground, stands)
  return stands.slice(1).map((to, i) =>
    lineSpans(ground, stands[i], to, rails[i], rails[i + 1]).flatMap((span, nth) => {
      const first = i === 0 && nth === 0 ? 0 : 1
      return Array.from({ length: SAMPLES + 1 - first }, (_, n) => span.at((first + n) / SAMPLES))
    }),
  )
}

function lineSpans(ground: Ground, from: Stand, to: Stand, railA: number, railB: number): Span[] {
  const [a, b] = [cellOfSleeper(from.sleeper), cellOfSleeper(to.sleeper)]
  const spans = spansOf(ground, from, to, railA, railB)
  if (a === b) return spans
  if (isStationAt(ground, a))
    spans[0] = straight(ground, a, rim(sideTowards(ground, a, b)), SIDE_SPOTS[sideTowards(ground, a, b)])
  if (isStationAt(ground, b))
    spans[1] = straight(ground, b, SIDE_SPOTS[sideTowards(ground, b, a)], rim(sideTowards(ground, b, a)))
  return spans
}

const rim = (side: number): { x: number; y: number } => ({
  x: 50 + STEP_X[side] * HALL,
  y: 50 + STEP_Y[side] * HALL,
})
