import { sameRef, type Ref } from '../../../src-shared/core.ts'
import { grown, isAround, meet } from '../../stage/box.ts'
import { distance, type Point } from '../../stage/camera/camera.ts'
import type { Box } from '../../stage/scene.ts'
import type { Candidate } from '../../words/speech.ts'

/** A thin line from a panel to the thing on the table that it asks about. */
export interface PointerLine {
  readonly from: Point
  readonly to: Point
}

/** Where a line leads from what confirms an answer: to its end, but not back to what it takes up first. */
export function endOf({ end, steps: [first, ...more] }: Pick<Candidate, 'end' | 'steps'>): Ref | null {
  const isTakenUp = more.length > 0 && end !== null && first.refs.some((ref) => sameRef(ref, end))
  return isTakenUp ? null : end
}

/** A panel that stands so near its thing needs no line. */
const NEAR = 14
/** A longer one would cross half of the table, and be looked at itself, not what it leads to. */
const FAR = 420

/** Whether a line may lead to a thing: else that has a ring, or its slip stands elsewhere. */
export const isShort = ({ from, to }: PointerLine): boolean => distance(from, to) <= FAR

/** A ring runs so far outside of its thing: it crosses nothing that is written there, and is no edge of a card. */
const CLEAR = 4

/** The ring round a thing that lies too far off for a line, and how round its corners are. */
export const ringRound = (thing: Box): { readonly box: Box; readonly corner: number } => ({
  box: grown(thing, CLEAR),
  corner: Math.min(thing.width, thing.height) / 4,
})

/**
 * What the ring goes round: a thing alone, or where that would cut through what stands at its edge, as a train before
 * the sign of its station, the place that all of it stands in.
 */
export function ringed(thing: Box, standing: readonly Box[], places: readonly Box[]): Box {
  const ring = grown(thing, CLEAR)
  const isCut = standing.some((box) => meet(box, ring) && !isAround(ring, box) && !isAround(box, ring))
  if (!isCut) return thing
  const around = places.filter((place) => isAround(place, thing))
  return around.reduce((best, one) => (one.width < best.width ? one : best), around[0] ?? thing)
}

/** It may begin at every so many pixels of the panel's edge, and not at its corners. */
const APART = 16
const CORNER = 18
/** It ends on the round of a thing, a little inside: then it meets a hexagon and a sign as well as a card. */
const ROUND = 0.9
/** A pixel over a sign or a card is worth so many of empty table. */
const OVER = 6

/** The shortest way that leaves as much as it can of what lies between uncovered; null where the two are neighbours. */
export function pointerLine(panel: Box, thing: Box, between: readonly Box[]): PointerLine | null {
  if (gap(panel, thing) <= NEAR) return null
  const lines = [...alongX(panel), ...alongY(panel)]
    .map((from) => ({ from, to: rimTowards(thing, from) }))
    .filter(({ from, to }) => lengthOver(from, to, panel) < 1)
  const costs = lines.map(
    ({ from, to }) => distance(from, to) + OVER * between.reduce((sum, box) => sum + lengthOver(from, to, box), 0),
  )
  return lines[costs.indexOf(Math.min(...costs))] ?? null
}

/** An edge that is none, as of a panel of which one side alone is seen, has no step. */
function steps(begin: number, length: number): number[] {
  if (length === 0) return []
  const corner = Math.min(CORNER, length / 2)
  const count = Math.floor((length - 2 * corner) / APART)
  return Array.from({ length: count + 1 }, (_, i) => begin + corner + i * APART)
}
const alongX = ({ x, y, width, height }: Box): Point[] =>
  steps(x, width).flatMap((at) => [
    { x: at, y },
    { x: at, y: y + height },
  ])
const alongY = ({ x, y, width, height }: Box): Point[] =>
  steps(y, height).flatMap((at) => [
    { x, y: at },
    { x: x + width, y: at },
  ])

const within = (at: number, least: number, most: number): number => Math.max(least, Math.min(most, at))
/** Where the round of a thing is met on the straight way to its middle. */
function rimTowards({ x, y, width, height }: Box, from: Point): Point {
  const middle = { x: x + width / 2, y: y + height / 2 }
  const [dx, dy] = [from.x - middle.x, from.y - middle.y]
  const part = Math.min(1, ROUND / Math.hypot(dx / (width / 2), dy / (height / 2)))
  return { x: middle.x + dx * part, y: middle.y + dy * part }
}
const gap = (a: Box, b: Box): number =>
  Math.hypot(
    Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width),
    Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height),
  )

/** How much of a line lies over a box. */
function lengthOver(from: Point, to: Point, { x, y, width, height }: Box): number {
  const [a, b] = [span(from.x, to.x, x, x + width), span(from.y, to.y, y, y + height)]
  return distance(from, to) * Math.max(0, Math.min(a[1], b[1]) - Math.max(a[0], b[0]))
}

/** Between which parts of its way a line is within these bounds. */
function span(from: number, to: number, least: number, most: number): readonly [number, number] {
  if (from === to) return from > least && from < most ? [0, 1] : [1, 0]
  const [enters, leaves] = [(least - from) / (to - from), (most - from) / (to - from)].sort((a, b) => a - b)
  return [within(enters, 0, 1), within(leaves, 0, 1)]
}

/** Where a box is after the table was moved, or brought nearer, so that one of its things came from here to there. */
export function movedAlong(box: Box, from: Box, to: Box): Box {
  const part = to.width / from.width
  return {
    x: to.x + (box.x - from.x) * part,
    y: to.y + (box.y - from.y) * part,
    width: box.width * part,
    height: box.height * part,
  }
}
