import { cellOfSleeper } from '../../../../src-shared/geometry/rails.ts'
import { piece } from '../../../stage/pieces.ts'
import type { Noted } from '../../../stage/table.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import type { Point } from '../../../stage/camera/camera.ts'
import type { FreightKinds } from '../kinds.ts'
import { radians } from '../../../stage/motion/turning.ts'
import { names, type Piece, type Poses } from '../looks.ts'
import { EARLIER, FEW, ordered, turnsSeen, type Deed } from '../memory.ts'
import { glassBox } from '../pieces/index.ts'
import { PLATE, PLATE_AT } from '../art/station.ts'
import { middle } from '../poses.ts'
import { discsOf, type EndDisc } from './end-discs.ts'
import type { NumberedEnd } from './ends.ts'
import { covers } from '../layout/step-numbers.ts'
import { isStationAt } from '../track/track.ts'
import { gridSign } from '../words/places.ts'

/** So far beside the middle of a crossing, in u: its corner, which no rail touches. */
const CORNER = 32
/** From the middle of a flipped card to those of its halves, in u. */
const HALF_CARD = 8

/**
 * Row and column of empty places far from stations while they are lit or pointed at: words name the others by their
 * stations. And what was flipped on the crossings, which deed of the last turn came first, and where a drive with the
 * card that is picked ends.
 */
export function notesOf(noted: Noted<FreightKinds>): Poses {
  const { view, lit, lookedPast = false, hidesPast = false, resting = {} } = noted
  const last = hidesPast ? null : noted.last
  const out: Record<string, Piece> = { ...askedSign(view) }
  for (const { deed } of turnsSeen(last)) {
    if (deed.kind !== 'flip') continue
    const { x, y } = clearCorner(view, deed.cell, resting)
    const look = { kind: 'flipped', allowed: deed.allowed, lost: deed.lost } as const
    out[`flipped ${deed.cell}`] = piece(look, 'board', x, y)
  }
  // A flipped card is higher than a number is: no number lies on its upper or its lower half.
  const flipped = Object.values(out).flatMap(({ x, y }) => [-HALF_CARD, HALF_CARD].map((by) => ({ x, y: y + by })))
  // Each is one thing with what it numbers: beside what is picked or previewed both keep in the background.
  const alpha = lookedPast ? EARLIER : 1
  const used: Point[] = [...flipped]
  ordered(last, view.active).forEach((deed, i, { length }) => {
    if (i < length - FEW) return
    const look = { kind: 'deedNumber', n: i + 1, seat: deed.seat } as const
    if (deed.kind === 'refill') {
      const at = view.discardTop === deed.card ? edgeOfDiscard(resting) : null
      if (at) out[`deed ${i}`] = piece({ ...look, onGlass: true }, 'screen', at.x, at.y, { alpha, z: 1 })
      return
    }
    const { x, y } = besideDeed(view, deed, resting, used)
    used.push({ x, y })
    out[`deed ${i}`] = piece(look, 'board', x, y, { alpha })
  })
  const discs = discsOf(view, lit, resting)
  const ghosts = discs.filter(({ hidden }) => hidden)
  // The steps to a ghost are numbered: of another end on its card that as many lead to the lit sleeper alone is seen.
  const isAlike = ({ end }: EndDisc) =>
    ghosts.some((ghost) => cellOfSleeper(ghost.end.sleeper) === cellOfSleeper(end.sleeper) && sameSteps(ghost.end, end))
  for (const disc of discs) {
    const { end, scale } = disc
    if (disc.hidden || isAlike(disc)) continue
    const look = { kind: 'end', steps: end.steps } as const
    out[`end ${end.sleeper}`] = piece(look, 'board', end.x, end.y, { scale })
  }
  for (const { ref } of lit) {
    if (ref.kind !== 'cell' || ref.id >= view.cells.length) continue
    if (view.cells[ref.id].card >= 0 || isStationAt(view, ref.id)) continue
    const name = gridSign(view, ref.id)
    if (name === null) continue
    const { x, y } = middle(view, ref.id)
    out[`name ${ref.id}`] = piece({ kind: 'placeName', name }, 'board', x, y)
  }
  return out
}

/** The sign that is asked about, over the train that came for it: in a quarter of the station that stands before it. */
function askedSign(view: FreightView): Record<string, Piece> {
  const { special, station } = view.special ?? { special: 'none', station: -1 }
  const cell = special === 'none' ? -1 : view.cells.findIndex((at) => at.station === station && at.card < 0)
  if (special === 'none' || cell < 0) return {}
  const { x, y } = middle(view, cell)
  return { 'asked sign': piece({ kind: 'specialPlate', special }, 'board', x, y + PLATE_AT, { scale: PLATE, z: 1 }) }
}

const sameSteps = (one: NumberedEnd, other: NumberedEnd): boolean => one.steps.join() === other.steps.join()

/** The corner of a crossing farthest from a locomotive: beside that come the numbers of its next steps. */
export function clearCorner(view: Pick<FreightView, 'cells' | 'columns'>, cell: number, resting: Poses): Point {
  const { x, y } = middle(view, cell)
  const engines = Object.values(resting).filter(({ look }) => look.kind === 'locomotive')
  const clear = (at: Point) => Math.min(...engines.map((one) => Math.hypot(one.x - at.x, one.y - at.y)))
  const corners = QUARTERS.map(([across, down]) => ({ x: x + across * CORNER, y: y + down * CORNER }))
  return corners.reduce((best, one) => (clear(one) > clear(best) + CORNER / 2 ? one : best))
}

/**
 * Where the number of a deed stands: on its way close to the start, further along it where a train stands there now;
 * or another number; else in a corner of its cell, the upper left one if it is free. `used`: places where others
 * stand already.
 */
function besideDeed(view: FreightView, deed: OnTheLine, resting: Poses, used: readonly Point[]): Point {
  const trains = Object.values(resting).filter(({ look: { kind } }) => kind === 'locomotive' || kind === 'wagonBehind')
  const flags = Object.values(resting).filter(({ look: { kind } }) => kind === 'waiting' || kind === 'goal')
  const isOffFlags = (at: Point) => !flags.some((one) => liesOn(one, at))
  const isClear = (at: Point) => isOffFlags(at) && !trains.some((one) => covers(one, at) || hides(one, at))
  if ('line' in deed) {
    const ways = FURTHER.map((more) => along(deed.line, ON_WAY + more))
    const isApart = (at: Point) => !used.some((one) => Math.hypot(one.x - at.x, one.y - at.y) < NUMBER)
    const aside = ways.flatMap(({ x, y }) => ASIDE.map(([across, down]) => ({ x: x + across, y: y + down })))
    const places = [...ways, ...aside]
    const isSeen = (at: Point) => isApart(at) && isOffFlags(at)
    return places.find((at) => isClear(at) && isSeen(at)) ?? places.find(isSeen) ?? farthest(places, used)
  }
  const { x, y } = middle(view, deed.cell)
  if (deed.kind !== 'delivered' && deed.kind !== 'couple') {
    const own = LAID_CORNERS.map(([across, down]) => ({ x: x + across * CORNER, y: y + down * CORNER }))
    const isApart = (at: Point) => !used.some((one) => Math.hypot(one.x - at.x, one.y - at.y) < NUMBER)
    const isSeen = (at: Point) => isApart(at) && isOffFlags(at)
    return own.find((at) => isSeen(at) && isClear(at)) ?? own.find(isSeen) ?? farthest(own, used)
  }
  const corners = QUARTERS.map(([across, down]) => ({ x: x + across * AT_SIGN, y: y + down * AT_SIGN }))
  const lines = LINES.map(([across, down]) => ({ x: x + across, y: y + down }))
  const isFree = (at: Point) => isOffFlags(at) && !used.some((one) => Math.hypot(one.x - at.x, one.y - at.y) < AT_SIGN)
  const isOffTrains = (at: Point) => !trains.some((one) => Math.hypot(one.x - at.x, one.y - at.y) < AT_SIGN)
  return (
    corners.find((at) => isFree(at) && isOffTrains(at)) ??
    lines.find((at) => isFree(at) && isClear(at)) ??
    [...corners, ...lines].find(isFree) ??
    farthest([...corners, ...lines], used)
  )
}

/** Where all is taken: the place that is farthest from all that stand there. */
const farthest = (places: readonly Point[], used: readonly Point[]): Point => {
  const room = (at: Point) => Math.min(...used.map((one) => Math.hypot(one.x - at.x, one.y - at.y)))
  return places.reduce((best, one) => (room(one) > room(best) ? one : best))
}

/** A disc beside a locomotive still lies over its cab or its buffers. */
const hides = ({ look, x, y, angle, scale }: Piece, at: Point): boolean => {
  if (look.kind !== 'locomotive') return false
  const nose = { x: x + Math.cos(radians(angle)) * 20 * scale, y: y + Math.sin(radians(angle)) * 20 * scale }
  const near = DISC + 17 * scale
  return Math.hypot(at.x - x, at.y - y) < near || Math.hypot(at.x - nose.x, at.y - nose.y) < near
}
/** On the flag of a goal, or on the small cards of a hand that wait there: those are to be read whole. */
const liesOn = ({ x, y, scale }: Piece, at: Point): boolean =>
  at.x > x + FLAG.left * scale - DISC &&
  at.x < x + FLAG.right * scale + DISC &&
  at.y > y + FLAG.top * scale - DISC &&
  at.y < y + DISC
/** How far a flag, and a small card that waits, reach out from their foot, in u. */
const FLAG = { left: -4, right: 23, top: -27 }
type OnTheLine = Exclude<Deed, { kind: 'refill' }>

/**
 * At the edge of the pile that the card for a refill went to, as long as it lies there uppermost: its corners have its
 * die, its wagon and its stations.
 */
function edgeOfDiscard({ [names.discard]: discard }: Poses): Point | null {
  if (!discard) return null
  const { x, y, height } = glassBox(discard)
  return { x: x + 1, y: y + height / 2 }
}

/** The quarters of a station, each with the siding of a seat: a number stands in one that is empty. */
const QUARTERS = [
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
] as const
/** The corners of a laid card, the upper left one first. */
const LAID_CORNERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const
/** On a line beyond the trains that stand in a station; on the ring round a sign. */
const [ON_WAY, AT_SIGN] = [24, 23]
/** Beside its way, and where trains stand all round a sign, on the lines that lead there: out to each side, in u. */
const [ASIDE, LINES] = [22, 42].map(
  (far) =>
    [
      [0, -far],
      [far, 0],
      [0, far],
      [-far, 0],
    ] as const,
)
/** How large a disc is, from its middle. */
const DISC = 9
/** The disc of a number, with a hair between two of them. */
const NUMBER = 21
const FURTHER = [0, 12, 24, 36, 48, 60]

function along(line: readonly Point[], far: number): Point {
  let left = far
  const at = line.findIndex(({ x, y }, i) => {
    if (i > 0) left -= Math.hypot(x - line[i - 1].x, y - line[i - 1].y)
    return left <= 0
  })
  return line[at < 0 ? Math.floor((line.length - 1) / 2) : at]
}
