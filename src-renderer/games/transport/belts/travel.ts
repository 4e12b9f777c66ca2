import { opposite } from '../../../../src-shared/geometry/hexagons.ts'
import { SHAPE_OF, isPallet } from '../../../../src-shared/games/transport/cards.ts'
import type { WayStep } from '../../../../src-shared/games/transport/events.ts'
import { SHAPES } from '../../../../src-shared/games/transport/shapes.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { distance } from '../../../stage/camera/camera.ts'
import { easeIn, easeOut } from '../../../stage/motion/motion.ts'
import { between } from '../../../stage/motion/turning.ts'
import type { Bed } from '../pieces/parcels.ts'
import { centreOf, curve, edgeOf, restOn, sum, type Point } from './belt.ts'
import { beltsOf } from '../words/turned.ts'

/** The way of a parcel along the belts: through bends and over turn plates, from rest to rest. */
export interface Stretch {
  readonly step: WayStep
  /** On the table, in order. */
  readonly points: readonly Point[]
  /** Milliseconds. */
  readonly begins: number
  readonly lasts: number
  /** In the board's units. */
  readonly long: number
}

/** A card takes so long; one on a slope is quicker. Half of one takes as long where a parcel sets out or stops. */
const CARD = 260
const SLOPE = 200

const laidAs = (view: TransportView, card: number) => view.laid.find((one) => one.card === card)
export const bedOf = ({ card }: WayStep): Bed =>
  SHAPES[SHAPE_OF[card]] === 'slope' ? 'slope' : isHub(card) || isPallet(card) ? 'arms' : 'belt'
export const isHub = (card: number): boolean =>
  ['junction', 'oneWayJunction', 'intake'].includes(SHAPES[SHAPE_OF[card]])

/** `view` is the position in which the parcel sets out. */
export function stretchesOf(view: TransportView, way: readonly WayStep[]): Stretch[] {
  let begins = 0
  return way.map((step) => {
    const lasts = SHAPES[SHAPE_OF[step.card]] === 'slope' ? SLOPE : CARD
    const points = pointsOn(view, step)
    const stretch = { step, points, begins, lasts, long: lengthOf(points) }
    begins += lasts
    return stretch
  })
}

function pointsOn(view: TransportView, { card, cell, from, to }: WayStep): Point[] {
  const centre = centreOf(cell)
  return lineOn(view, card, from, to).map((point) => sum(centre, point))
}

/** From side to side, round the bend of a belt or through the middle of a hub, whose arms meet there. */
export const acrossOf = (card: number, from: number, to: number): readonly Point[] =>
  isHub(card) ? [edgeOf(from), { x: 0, y: 0 }, edgeOf(to)] : curve(from, to)

/** Between which sides the belt of a card runs: all of it, where a parcel sets out or stops in its middle as well. */
export function runsBetween(view: TransportView, { card, from, to }: WayStep): { from: number; to: number } {
  const laid = laidAs(view, card)
  if (!laid || (from >= 0 && to >= 0)) return { from, to }
  const other = otherEnd(beltsOf(laid), from >= 0 ? from : to)
  return from >= 0 ? { from, to: other } : { from: other, to }
}

/** The other end of a belt that has two; -1 on a hub and a pallet. */
const otherEnd = (belts: readonly number[], side: number): number =>
  belts.length === 2 ? (belts.find((one) => one !== side) ?? opposite(side)) : -1

/** From side to side; on the first and last card from or to where parcels rest. */
function lineOn(view: TransportView, card: number, from: number, to: number): readonly Point[] {
  if (from >= 0 && to >= 0) return acrossOf(card, from, to)
  const side = from >= 0 ? from : to
  const laid = laidAs(view, card)
  const rest = laid ? restOn(laid) : { x: 0, y: 0 }
  const other = otherEnd(laid ? beltsOf(laid) : [], side)
  const half = other < 0 ? [rest, edgeOf(side)] : curve(other, side).slice(12)
  return from >= 0 ? [...half].reverse() : half
}

/** The place a part of the way along a line, by length. */
export function along(points: readonly Point[], part: number, long = lengthOf(points)): Point {
  let left = part * long
  for (let i = 0; i + 1 < points.length; i++) {
    const length = distance(points[i], points[i + 1])
    if (left <= length && length > 0)
      return {
        x: between(points[i].x, points[i + 1].x, left / length),
        y: between(points[i].y, points[i + 1].y, left / length),
      }
    left -= length
  }
  return points[points.length - 1]
}

/** So far ahead on its way a parcel is looked for first: a way may cross itself. */
const AHEAD = 400
/** It is on its way there, in the board's units. */
const ON_IT = 40

/** What is left of a way for what has come to a place on it; where it is nowhere near, all of it. */
export function leftOf(line: readonly Point[], at: Point): readonly Point[] {
  const near = nearestOn(line, at, AHEAD)
  const { i, spot, far } = near && near.far < ON_IT ? near : (nearestOn(line, at, Infinity) ?? NOWHERE)
  return far < ON_IT ? [spot, ...line.slice(i + 1)] : line
}
const NOWHERE = { i: 0, spot: { x: 0, y: 0 }, far: Infinity }

/** The nearest place of a line, on no more of it than so much, and after which of its points that is. */
function nearestOn(line: readonly Point[], at: Point, within: number): typeof NOWHERE | null {
  let best: typeof NOWHERE | null = null
  for (let i = 0, gone = 0; i + 1 < line.length && gone <= within; gone += distance(line[i], line[i + 1]), i++) {
    const [a, b] = [line[i], line[i + 1]]
    const long = distance(a, b) ** 2
    const part = long === 0 ? 0 : ((at.x - a.x) * (b.x - a.x) + (at.y - a.y) * (b.y - a.y)) / long
    const spot = along([a, b], Math.max(0, Math.min(1, part)))
    const far = distance(spot, at)
    if (!best || far < best.far) best = { i, spot, far }
  }
  return best
}

export function lengthOf(points: readonly Point[]): number {
  let long = 0
  for (let i = 0; i + 1 < points.length; i++) long += distance(points[i], points[i + 1])
  return long
}

/** Where a parcel is at a time: it starts slowly and stops slowly, and goes at one speed between. */
export function placeAt(stretches: readonly Stretch[], time: number): Point {
  const at = stretches.findIndex(({ begins, lasts }) => time < begins + lasts)
  if (at < 0) return stretches[stretches.length - 1].points.at(-1)!
  return along(stretches[at].points, partOf(stretches, at, time), stretches[at].long)
}

/** How far it has come by then, in the board's units: so far have the belts run that carry it. */
export function farAt(stretches: readonly Stretch[], time: number): number {
  let far = 0
  for (let i = 0; i < stretches.length; i++) {
    const { begins, lasts, long } = stretches[i]
    if (time < begins + lasts) return far + long * partOf(stretches, i, time)
    far += long
  }
  return far
}

/** Which part of a stretch is behind it at a time. */
function partOf(stretches: readonly Stretch[], at: number, time: number): number {
  const { begins, lasts } = stretches[at]
  const part = Math.max(0, (time - begins) / lasts)
  return at === 0 ? easeIn(part) : at === stretches.length - 1 ? easeOut(part) : part
}

export const durationOf = (stretches: readonly Stretch[]): number =>
  stretches.reduce((all, { lasts }) => all + lasts, 0)
export const lineOf = (view: TransportView, way: readonly WayStep[]): Point[] =>
  stretchesOf(view, way).flatMap(({ points }) => points)
