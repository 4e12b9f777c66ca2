import { CENTRE, STEP_X, STEP_Y, cellOfSleeper, opposite, sleeperAt } from '../../../src-shared/geometry/rails.ts'
import { between, normal, radians, type Spot } from '../../stage/turning.ts'
import { SIDES_BY_BAY, lineBehind } from './line-behind.ts'
import { alongSiding, bayAlong } from './siding.ts'
import { LOCOMOTIVE_SCALE } from './sizes.ts'
import { roundPlatforms } from './round-platforms.ts'
import { cellAt, corner, isStationAt, standing, type Ground } from './track.ts'
import { PLATFORM, lineAlong, sideTowards, type Stand } from './travel.ts'
import { lastStretch } from './ways.ts'

/** Where the wagons of a train stand on the line, in u. No canvas, no pieces: the line and distances along it. */

interface Point {
  readonly x: number
  readonly y: number
}

/** From the middle of the cab to that of its first wagon, and from one wagon to the next. */
export const FIRST = 21 * LOCOMOTIVE_SCALE
export const PITCH = 31
/** Half a wagon with what shows whose it is. */
const WAGON = 14
/** The first wagon of a train in a station stands on the rails before the platform, so far from its middle. */
const BEFORE_PLATFORM = PLATFORM + 8
/** Nobody stands nearer to the middle of a station than this: its letter is to be read. */
const SIGN = 37

/** A line with the place at each distance along it. */
export interface Line {
  readonly length: number
  at(distance: number): Spot
}

/** The line that a train lies along: the way that its locomotive came, and before that whatever rails lead on. */
export function lineOfTrain(ground: Ground, seat: number, way: readonly Stand[]): Line {
  const stretch = lastStretch(ground, way)
  if (stretch.length === 0) return lineOf([])
  return lineOf(
    roundPlatforms(
      ground,
      waitedIn(stretch) ?? seat,
      pointsTo(ground, [...lineBehind(ground, seat, stretch[0], stretch[1]), ...stretch]),
    ),
  )
}

/** Round its platform a station is left as it was entered. */
const waitedIn = (way: readonly Stand[]): number | undefined => way.findLast(({ bay }) => bay !== undefined)?.bay

/** As a line over the table lies, but for the ends in a station: there a train stands before the platform. */
function pointsTo(ground: Ground, stands: readonly Stand[]): Point[] {
  const points = [...beyondStation(ground, stands), ...lineAlong(ground, stands)]
  const end = cellOfSleeper(stands[stands.length - 1].sleeper)
  if (stands.length < 2 || !isStationAt(ground, end)) return points
  const side = sideTowards(ground, end, cellOfSleeper(stands[stands.length - 2].sleeper))
  return [...points, before(ground, end, side, BEFORE_PLATFORM - FIRST)]
}

/** Behind a station where the line ends there is room for a wagon on its own rails. */
function beyondStation(ground: Ground, [first, second]: readonly Stand[]): Point[] {
  const cell = cellOfSleeper(first.sleeper)
  if (!second || !isStationAt(ground, cell)) return []
  return [before(ground, cell, opposite(sideTowards(ground, cell, cellOfSleeper(second.sleeper))), BEFORE_PLATFORM)]
}

/** A place between a station's middle and one of its sides. */
function before(ground: Ground, cell: number, side: number, far: number): Point {
  const { x, y } = corner(ground, cell)
  return { x: x + 50 + STEP_X[side] * far, y: y + 50 + STEP_Y[side] * far }
}

function lineOf(points: readonly Point[]): Line {
  const reaches = [0]
  for (let i = 1; i < points.length; i++)
    reaches.push(reaches[i - 1] + Math.hypot(points[i].x - points[i - 1].x, points[i].y - points[i - 1].y))
  const length = reaches[reaches.length - 1]
  return {
    length,
    at(distance) {
      const far = Math.min(length, Math.max(0, distance))
      const next = Math.max(
        1,
        reaches.findIndex((reach, i) => i > 0 && reach >= far && reach > reaches[i - 1]),
      )
      const [a, b] = [points[next - 1], points[next]]
      const part = (far - reaches[next - 1]) / (reaches[next] - reaches[next - 1])
      const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
      return { x: between(a.x, b.x, part), y: between(a.y, b.y, part), angle }
    },
  }
}

/** What stands on the line already. */
interface Taken extends Point {
  readonly round: number
}

/** A locomotive as discs from its cab to its buffers, and how near to each the middle of a wagon may come. */
const discs = ({ x, y, angle, scale }: ReturnType<typeof standing>, more = 0): Taken[] =>
  [
    [0, 12],
    [10, 11],
    [18, 8],
  ].map(([ahead, round]) => ({
    x: x + Math.cos(radians(angle)) * ahead * LOCOMOTIVE_SCALE * scale,
    y: y + Math.sin(radians(angle)) * ahead * LOCOMOTIVE_SCALE * scale,
    round: round * LOCOMOTIVE_SCALE * scale + WAGON + more,
  }))

/** A train on the table: where its locomotive stands, how it came there, and how many wagons it pulls. */
interface Train {
  readonly stand: Stand
  readonly way: readonly Stand[]
  readonly wagons: number
}

/** Along the line a place that is taken is tried again so much farther on. */
const ON = 5

/**
 * Where the wagons of all trains stand, train by train, the first wagon first. Nothing covers a locomotive, a wagon or
 * a station's letter; where the line is too short there are fewer.
 */
export function tails(ground: Ground, trains: readonly (Train | null)[]): Spot[][] {
  const spots = trains.map((train, seat) =>
    train ? standing(ground, train.stand.bay ?? seat, train.stand.sleeper, train.stand.facing) : null,
  )
  const wagons: Taken[] = []
  return trains.map((train, seat) => {
    if (!train || train.wagons === 0) return []
    const engines = spots.flatMap((spot, other) => (spot ? discs(spot, other === seat ? -4 : 0) : []))
    const isFree = (at: Point) =>
      [...engines, ...wagons].every(({ x, y, round }) => Math.hypot(at.x - x, at.y - y) >= round) &&
      !isOnSign(ground, at)
    const found = places(ground, seat, train, isFree)
    wagons.push(...found.map(({ x, y }) => ({ x, y, round: PITCH - 4 })))
    return found
  })
}

function places(ground: Ground, seat: number, { stand, way, wagons }: Train, isFree: (at: Point) => boolean): Spot[] {
  const cell = cellOfSleeper(stand.sleeper)
  const waits = isStationAt(ground, cell)
  const line = lineOfTrain(ground, seat, way.at(-1)?.sleeper === stand.sleeper ? way : [stand])
  const found: Spot[] = waits ? roundPlatform(ground, seat, stand, wagons, isFree) : []
  const far = (at: Point) => found.every(({ x, y }) => Math.hypot(at.x - x, at.y - y) >= PITCH - 1)
  for (let back = FIRST; back <= line.length && found.length < wagons;) {
    const spot = line.at(line.length - back)
    const fits = isFree(spot) && far(spot)
    if (fits) found.push(spot)
    back += fits ? PITCH : ON
  }
  if (waits)
    for (const side of SIDES_BY_BAY[stand.bay ?? seat]) {
      const spot = { ...before(ground, cell, side, BEFORE_PLATFORM), angle: normal(side * 90 + 90) }
      if (found.length < wagons && isFree(spot) && far(spot)) found.push(spot)
    }
  return found
}

/** In stations wagons stand on the sidings round the platform, right behind their locomotive, while those are free. */
function roundPlatform(
  ground: Ground,
  seat: number,
  { sleeper, bay = seat }: Stand,
  wagons: number,
  isFree: (at: Point) => boolean,
): Spot[] {
  const { x, y } = corner(ground, cellOfSleeper(sleeper))
  const found: Spot[] = []
  let gap = 0
  for (let back = FIRST_ON_SIDING; found.length < wagons && gap <= MOST_AROUND_CORNER;) {
    const spot = alongSiding(bayAlong(bay) - back)
    const at = { x: x + 50 + spot.x, y: y + 50 + spot.y, angle: spot.angle }
    if (!isFree(at)) break
    const fits = found.every((one) => Math.hypot(at.x - one.x, at.y - one.y) >= PITCH - 1)
    if (fits) found.push(at)
    gap = fits ? 0 : gap + 1
    back += fits ? PITCH : 1
  }
  return found
}
/** The first wagon stands round the corner from its locomotive. */
const FIRST_ON_SIDING = 32
/** Straight through the corner the next is nearer than along the rails. */
const MOST_AROUND_CORNER = 24

/** Under the sign of a station a train is not seen. */
export function isOnSign(ground: Ground, { x, y }: Point): boolean {
  const cell = cellAt(ground, { x, y })
  if (cell < 0 || !isStationAt(ground, cell)) return false
  const at = corner(ground, cellOfSleeper(sleeperAt(cell, CENTRE)))
  return Math.hypot(x - at.x - 50, y - at.y - 50) < SIGN
}
