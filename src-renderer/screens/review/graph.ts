import type { Seat } from '../../../src-shared/core.ts'
import { sumOf, type Shares } from '../../../src-shared/review.ts'
import type { Point } from '../../stage/camera/camera.ts'

/** Where the graph lies in its drawing: room for figures at the left, for the shares at the right. */
export interface Frame {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** In the first part of a game the share is a rough estimate, and drawn pale. */
const PALE = 1 / 3

export const xOf = ({ left, right }: Frame, rows: number, row: number): number =>
  left + (row / Math.max(1, rows - 1)) * (right - left)

export const yOf = ({ top, bottom }: Frame, share: number): number => bottom - share * (bottom - top)

/** Where the pale part ends. */
export const paleEnd = ({ left, right }: Frame): number => left + (right - left) * PALE

/** Who wins with whom: the teams, or each seat alone. */
export const sidesOf = (seats: number, teams: readonly (readonly Seat[])[]): readonly (readonly Seat[])[] =>
  teams.length > 0 ? teams : Array.from({ length: seats }, (_, seat) => [seat])

/** What each side has of the win, all its seats together, in whichever unit. */
export const sideShares = (shares: Shares, sides: readonly (readonly Seat[])[]): readonly number[] =>
  shares.length === 0 ? [] : sides.map((side) => sumOf(shares, side))

/**
 * Shares of the win that stand together, in whole hundredths that add up to what they are together: the hundredths
 * that rounding down leaves over go to those of which it took most.
 */
export function hundredthsOf(shares: Shares): readonly number[] {
  const exact = shares.map((share) => share * 100)
  const whole = exact.map((hundredths) => Math.floor(hundredths + TINY))
  const sum = (of: readonly number[]) => of.reduce((all, one) => all + one, 0)
  const left = Math.round(sum(exact)) - sum(whole)
  const byRest = exact
    .map((hundredths, seat) => ({ seat, rest: hundredths - whole[seat] }))
    .sort((a, b) => b.rest - a.rest || a.seat - b.seat)
  const more = new Set(byRest.slice(0, left).map(({ seat }) => seat))
  return whole.map((hundredths, seat) => hundredths + Number(more.has(seat)))
}
/** A whole hundredth may come a little short when it is reckoned. */
const TINY = 1e-6

/**
 * What a side kept of the win with the move that was played and with the other, in whole hundredths: with the first
 * what stands in the row of the graph after it, where it lies there.
 */
export function hundredthsOn(
  shares: readonly [number, number],
  after: Shares,
  side: readonly Seat[],
): readonly [number, number] {
  const [played, other] = shares.map((share) => Math.round(share * 100))
  const lies = after.length > 0 && Math.abs(sumOf(after, side) - shares[0]) < TINY
  const by = other - played
  const stands = lies ? sumOf(hundredthsOf(after), side) : played
  const within = Math.max(0, -by, Math.min(100, 100 - by, stands))
  return [within, within + by]
}

/**
 * For each seat its band of the win, the first seat at the bottom, as a path; and the edge above it. `total`: so many
 * rows there will be when all are known.
 */
export function bandsOf(
  frame: Frame,
  rows: readonly Shares[],
  total = rows.length,
): { readonly area: string; readonly edge: string }[] {
  const seats = rows[0]?.length ?? 0
  const under = rows.map(() => 0)
  return Array.from({ length: seats }, (_, seat) => {
    const low = [...under]
    rows.forEach((shares, i) => (under[i] += shares[seat]))
    const above = pointsOf(frame, under, total)
    const below = pointsOf(frame, low, total).reverse()
    return { area: `M${[...above, ...below].join('L')}Z`, edge: `M${above.join('L')}` }
  })
}

const pointsOf = (frame: Frame, heights: readonly number[], total: number): string[] =>
  heights.map((share, i) => `${xOf(frame, total, i).toFixed(1)} ${yOf(frame, Math.min(1, share)).toFixed(1)}`)

/**
 * The way that was not gone: from where a side's edge stands as a turn begins to where the other move would have
 * brought it by its end. The last side's band has no edge but its lower one.
 * @param rows that are drawn, by side
 * @param gain of the win that the other move would have kept beyond the one that was played
 */
export function forkOf(
  frame: Frame,
  rows: readonly Shares[],
  total: number,
  at: number,
  side: number,
  gain: number,
): { readonly from: Point; readonly to: Point } | null {
  if (at + 1 >= rows.length) return null
  const last = side === rows[at].length - 1
  const edge = (row: number) => rows[row].slice(0, last ? side : side + 1).reduce((sum, share) => sum + share, 0)
  const point = (row: number, share: number) => ({
    x: xOf(frame, total, row),
    y: yOf(frame, Math.min(1, Math.max(0, share))),
  })
  return { from: point(at, edge(at)), to: point(at + 1, edge(at + 1) + (last ? -gain : gain)) }
}

/** How high the figures of the seats stand: at the middles of their bands, in the graph, and never on one another. */
export function labelsOf(frame: Frame, shares: Shares, apart: number): number[] {
  let under = 0
  let last = frame.bottom + apart / 2
  const heights = shares.map((share) => {
    under += share
    const middle = yOf(frame, under - share / 2)
    last = Math.min(middle, last - apart)
    return last
  })
  const over = frame.top + apart / 2 - Math.min(...heights)
  return over > 0 ? heights.map((y) => y + over) : heights
}

/** So wide a word is at most that stands in the pale part, with the air on both sides. */
const WORD = 96
const AIR = 8

/** Where a word between these two begins that no line is to strike; at the beginning where there is no such room. */
export function clearOf(lines: readonly number[], from: number, to: number): number {
  const struck = (at: number) => lines.some((line) => line > at - AIR && line < at + WORD)
  const places = [from, ...lines].map((line) => line + AIR).sort((a, b) => a - b)
  return places.find((at) => at > from && at + WORD <= to && !struck(at)) ?? from + AIR
}

/** A figure with its sign, on its paper; and how far from the line it belongs to. */
export const FIGURE = { width: 68, height: 20, away: 8 } as const

/**
 * Where the figures of a turn begin, beside its line: right of it, or left where there is no room or a mark stands;
 * right of the graph where they would hide the edge of a band on either side.
 * @param marks where something stands that is not to be covered
 * @param hides whether figures that begin there hide an edge
 */
export function besideOf(
  { left, right }: Frame,
  line: number,
  marks: readonly number[],
  hides: (at: number) => boolean = () => false,
): number {
  const { width, away } = FIGURE
  const places = [line + away, line - away - width].filter((at) => at >= left && at + width <= right && !hides(at))
  const isFree = (at: number) => !marks.some((mark) => mark > at - 2 && mark < at + width + 2)
  return places.find(isFree) ?? places[0] ?? right + away
}

/** Whether figures at these heights that begin there hide the edge of a band. @param rows that are drawn */
export function hidesEdge(
  frame: Frame,
  rows: readonly Shares[],
  total: number,
  at: number,
  heights: readonly number[],
): boolean {
  const { width, height } = FIGURE
  return edgesOf(rows).some((edge) => {
    const ys = heightsWithin(frame, edge, total, at, at + width)
    const [high, low] = [Math.min(...ys), Math.max(...ys)]
    return heights.some((y) => high < y + height / 2 && low > y - height / 2)
  })
}

/** Row by row the share up to the edge above each seat's band: the last has none. */
const edgesOf = (rows: readonly Shares[]): readonly (readonly number[])[] =>
  (rows[0] ?? [])
    .slice(1)
    .map((_, seat) => rows.map((shares) => shares.slice(0, seat + 1).reduce((sum, share) => sum + share, 0)))

/** Of a line over the rows how high it is at both ends of a stretch, and at each row between. */
function heightsWithin(frame: Frame, edge: readonly number[], total: number, from: number, to: number): number[] {
  const rowAt = (x: number) => ((x - frame.left) / (frame.right - frame.left)) * Math.max(1, total - 1)
  const [first, last] = [from, to].map((x) => Math.max(0, Math.min(edge.length - 1, rowAt(x))))
  const between = edge.map((_, row) => row).filter((row) => row > first && row < last)
  return [first, ...between, last].map((row) => {
    const [low, high] = [edge[Math.floor(row)], edge[Math.ceil(row)]]
    return yOf(frame, low + (high - low) * (row % 1))
  })
}
