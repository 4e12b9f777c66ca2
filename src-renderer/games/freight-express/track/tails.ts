import { cellOfSleeper } from '../../../../src-shared/geometry/rails.ts'
import { radians, type Spot } from '../../../stage/motion/turning.ts'
import { lineBehind } from './line-behind.ts'
import { axlesOn, lineOf, type Line } from './lines.ts'
import { wagonScale } from '../layout/nearing.ts'
import { behindRest, wagonPlaces, yardOf, type Seated } from '../layout/sidings.ts'
import { FIRST, LOCOMOTIVE_SCALE, PITCH, SIGN } from '../layout/sizes.ts'
import { cellAt, corner, isStationAt, type Ground } from './track.ts'
import { leftOut, standingAfter, trainAlong, type Stand } from './travel.ts'
import { lastStretch } from './ways.ts'

/** Where the wagons of a train stand on the line, in u. No canvas, no pieces: the line and distances along it. */

interface Point {
  readonly x: number
  readonly y: number
}

/** Half a wagon with what shows whose it is: how long and how broad. */
const WAGON = 14
const BROAD = 11.6
/** So much of its corners is rounded off. */
const ROUNDED = 1.5

/** The line that a train lies along: the way that its locomotive came, and before that whatever rails lead on. */
export function lineOfTrain(ground: Ground, seat: number, way: readonly Stand[]): Line {
  const stretch = lastStretch(ground, way)
  if (stretch.length === 0) return lineOf([])
  const stands = [...lineBehind(ground, seat, stretch[0], stretch[1]), ...stretch]
  return lineOf([...behindFirst(ground, seat, stands), ...trainAlong(ground, seat, stands)])
}

/** Behind a station where the line ends there is room on the siding. */
function behindFirst(ground: Ground, seat: number, [first]: readonly Stand[]): Point[] {
  const cell = cellOfSleeper(first.sleeper)
  if (!isStationAt(ground, cell)) return []
  const { x, y } = corner(ground, cell)
  return behindRest(ground, seat).map((place) => ({ x: x + place.x, y: y + place.y }))
}

/** How far behind a locomotive that is so large its wagons stand along their line: closer where they are smaller. */
export const reaches = (seated: Seated, scale: number, wagons: number): number[] =>
  Array.from({ length: wagons }, (_, i) => FIRST * scale + i * PITCH * wagonScale(seated, scale))

/** Half of how long a wagon stands on its line. */
const HALF_WAGON = 6
/** A wagon at a distance along its line. */
export function wagonOn(line: Line, at: number, scale: number): WagonSpot {
  const spot = line.at(at)
  const { angle } = axlesOn(line, Math.max(0, at - HALF_WAGON * scale), at + HALF_WAGON * scale)
  return { ...spot, angle, scale }
}

/** Where a wagon stands, and how large. */
export interface WagonSpot extends Spot {
  readonly scale: number
}

/** What stands on the line already. */
interface Taken extends Point {
  readonly round: number
}

/** A locomotive as discs from its cab to its buffers, and how near to each the middle of a wagon may come. */
const discs = ({ x, y, angle, scale }: ReturnType<typeof standingAfter>, more = 0): Taken[] =>
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

/** Where the line is too short for its wagons they are all so much smaller, if more of them find room then. */
const SIZES = [1, 0.82, 0.66]
/** Along the line a place that is taken is tried again so much farther on. */
const ON = 5

/**
 * Where the wagons of all trains stand, train by train, the first wagon first. In a station they stand on the siding of
 * their seat, as many as it has room for; on the line none covers a locomotive, a wagon or a station's sign, and where
 * it is too short there are fewer.
 */
export function tails(ground: Ground, trains: readonly (Train | null)[]): WagonSpot[][] {
  const spots = trains.map((train, seat) =>
    train ? standingAfter(ground, seat, train.stand, lastStretch(ground, train.way)) : null,
  )
  const taken: Taken[] = []
  const found = trains.map((train, seat) => {
    if (!train || !isStationAt(ground, cellOfSleeper(train.stand.sleeper))) return []
    const { x, y } = corner(ground, cellOfSleeper(train.stand.sleeper))
    const wagons = wagonPlaces(ground, seat)
      .slice(0, train.wagons)
      .map((place) => ({ ...place, x: x + place.x, y: y + place.y, scale: yardOf(ground).wagonScale }))
    taken.push(...wagons.map(asTaken))
    return wagons
  })
  const lying = trains.flatMap((train, seat) => {
    if (!train || train.wagons === 0 || isStationAt(ground, cellOfSleeper(train.stand.sleeper))) return []
    const engines = spots.flatMap((spot, other) => (spot ? discs(spot, other === seat ? -4 : CLEAR) : []))
    const isFree = (at: WagonSpot) =>
      [...engines, ...taken].every(
        ({ x, y, round }) => Math.hypot(at.x - x, at.y - y) >= round - WAGON * (1 - at.scale),
      ) && !isOnSign(ground, at)
    return [{ train, seat, isFree }]
  })
  // Nobody's wagons come between a locomotive and its own: whose hook is free has the place behind it first.
  const isHooked = ({ train, seat, isFree }: (typeof lying)[number]) => {
    const line = lineBehindOf(ground, seat, train)
    const at = line.length - FIRST - leftOut(ground, train.stand)
    return at >= 0 && isFree(wagonOn(line, at, 1))
  }
  const hooked = lying.filter(isHooked)
  for (const { train, seat, isFree } of [...hooked, ...lying.filter((one) => !hooked.includes(one))]) {
    found[seat] = inTheLargestSize(ground, seat, train, isFree)
    taken.push(...found[seat].map(asTaken))
  }
  return found
}

/** Wagons of one train stand nearer to each other than to another's train, so that none seems to be coupled to it. */
export const CLEAR = 6

const asTaken = ({ x, y, scale }: WagonSpot): Taken => ({
  x,
  y,
  round: (PITCH + CLEAR + WAGON * (scale - 1)) * Math.min(1, scale + 0.2),
})

/** The line that a train lies along as it stands. */
const lineBehindOf = (ground: Ground, seat: number, { stand, way }: Train): Line =>
  lineOfTrain(ground, seat, way.at(-1)?.sleeper === stand.sleeper ? way : [stand])

/** As many as it has room for, and of the sizes in which those have room the largest. */
function inTheLargestSize(ground: Ground, seat: number, train: Train, isFree: (at: WagonSpot) => boolean): WagonSpot[] {
  const line = lineBehindOf(ground, seat, train)
  const first = FIRST + leftOut(ground, train.stand)
  const { wagons } = train
  let best: WagonSpot[] = []
  for (const scale of SIZES) {
    const found = onTheLine(line, first, wagons, scale, isFree)
    if (found.length > best.length) best = found
    if (found.length === wagons) break
  }
  return best
}

function onTheLine(
  line: Line,
  first: number,
  wagons: number,
  scale: number,
  isFree: (at: WagonSpot) => boolean,
): WagonSpot[] {
  const found: WagonSpot[] = []
  const far = (at: WagonSpot) => found.every(({ x, y }) => Math.hypot(at.x - x, at.y - y) >= PITCH * scale - 2)
  for (let back = first; back <= line.length && found.length < wagons;) {
    const spot = wagonOn(line, line.length - back, scale)
    const fits = isFree(spot) && far(spot)
    if (fits) found.push(spot)
    back += fits ? PITCH * scale : ON
  }
  return found
}

/** No train stands on the sign of a station, nor does a corner of a wagon that stands aslant. */
function isOnSign(ground: Ground, { x, y, angle, scale }: WagonSpot): boolean {
  const cell = cellAt(ground, { x, y })
  if (cell < 0 || !isStationAt(ground, cell)) return false
  const at = corner(ground, cell)
  const [east, south, turned] = [at.x + 50 - x, at.y + 50 - y, radians(angle)]
  const along = Math.abs(east * Math.cos(turned) + south * Math.sin(turned)) - WAGON * scale
  const across = Math.abs(south * Math.cos(turned) - east * Math.sin(turned)) - BROAD * scale
  return Math.hypot(Math.max(0, along), Math.max(0, across)) < SIGN - ROUNDED
}
