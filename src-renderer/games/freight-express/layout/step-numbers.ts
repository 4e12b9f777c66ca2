import { cellOfSleeper, pointOfSleeper } from '../../../../src-shared/geometry/rails.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import type { Point } from '../../../stage/camera/camera.ts'
import { piece } from '../../../stage/pieces.ts'
import { radians } from '../../../stage/motion/turning.ts'
import type { Piece, Poses } from '../looks.ts'
import { middle } from '../poses.ts'
import { LOCOMOTIVE_SCALE, SIGN } from './sizes.ts'
import { corner, isStationAt, plankAt, planksOf, railsAt } from '../track/track.ts'
import { linesAlong, type Stand } from '../track/travel.ts'

type Points = readonly Point[]

/** How far a number moves out along its plank when something stands on it: just clear of that, beside its own rail. */
const ASIDE = 28
/** Nearer to a sleeper of other rails than this it would seem to count that one. */
const OFF_RAILS = 17
const [COVERED, NUMBER] = [21, 9]
/** Two numbers nearer to each other than this could not be read. */
const NUMBERS_APART = 17
/** Round a platform it moves so far, in degrees. */
const ROUND = 45
/** In a station it stands so far from the middle: just outside the sign, whose letter it must not cover. */
const BESIDE_SIGN = SIGN + 1.5 + NUMBER

/** The last spot of a way in that is not under the sign. */
const besideSign = (centre: Point, line: Points): Point | undefined =>
  line.findLast(({ x, y }) => Math.hypot(x - centre.x, y - centre.y) >= BESIDE_SIGN - 0.5) ?? line.at(-1)

/**
 * The number of each step on the rail over its sleeper, so that they lie evenly, of one into a station just outside its
 * sign. Where a locomotive or a wagon stands, it gives way to a side that is free, with a leader.
 */
export function numbersOf(
  view: FreightView,
  stands: readonly Stand[],
  now: Poses,
  ghosts: Poses,
): { steps: Poses; leaders: Points[] } {
  const places: (Point | undefined)[] = []
  const leaders: Points[] = []
  const standing = [...Object.values(now), ...Object.values(ghosts)].filter(
    ({ look }) => look.kind === 'locomotive' || look.kind === 'ghostLocomotive' || look.kind === 'wagonBehind',
  )
  const isBeside = (at: Point) =>
    !places.some((other) => other && Math.hypot(other.x - at.x, other.y - at.y) < NUMBERS_APART)
  const isFree = (at: Point) => isBeside(at) && !standing.some((other) => covers(other, at))
  const lines = linesAlong(view, stands)
  const last = lines.length - 1
  const put = (line: Points, i: number) => {
    const { sleeper } = stands[i + 1]
    const cell = cellOfSleeper(sleeper)
    const at = isStationAt(view, cell) ? besideSign(middle(view, cell), line) : line.at(-1)
    if (!at) return
    const others = besides(view, sleeper, at)
    // Where several stand close together those between may be left out: none lies on another.
    const place = [at, ...others].find(isFree) ?? others.find(isBeside) ?? (i === last ? at : undefined)
    places[i] = place
    if (place && place !== at && !isStationAt(view, cell)) leaders.push([towards(at, place), place])
  }
  // How far one comes is asked first: that number chooses its place before the others.
  if (last >= 0) put(lines[last], last)
  lines.slice(0, -1).forEach(put)
  return { steps: numbered(places), leaders }
}

const numbered = (places: readonly (Point | undefined)[]): Poses =>
  Object.fromEntries(
    places.flatMap((at, i): [string, Piece][] =>
      at ? [[`step ${i}`, piece({ kind: 'number', n: i + 1 } as const, 'board', at.x, at.y, { z: i })]] : [],
    ),
  )

/**
 * Where a number may stand beside its place: out along the plank, over the land before other rails of the card, above
 * before below; round a station's platform.
 */
export function besides(view: FreightView, sleeper: number, { x, y }: Point): Point[] {
  const cell = cellOfSleeper(sleeper)
  const centre = middle(view, cell)
  if (isStationAt(view, cell))
    return [ROUND, -ROUND].map((degrees) => {
      const turned = Math.atan2(y - centre.y, x - centre.x) + radians(degrees)
      return { x: centre.x + BESIDE_SIGN * Math.cos(turned), y: centre.y + BESIDE_SIGN * Math.sin(turned) }
    })
  const plank = plankAt(railsAt(view, cell), pointOfSleeper(sleeper))
  if (!plank) return []
  const out = radians(plank.angle - 90)
  const up = Math.sin(out) > 0 ? -ASIDE : ASIDE
  const { x: left, y: top } = corner(view, cell)
  const isOverRails = (at: Point) =>
    planksOf(railsAt(view, cell)).some((other) => Math.hypot(left + other.x - at.x, top + other.y - at.y) < OFF_RAILS)
  return [up, -up]
    .map((far) => ({ x: x + Math.cos(out) * far, y: y + Math.sin(out) * far }))
    .sort((a, b) => Number(isOverRails(a)) - Number(isOverRails(b)))
}

/** A leader begins where the number would end. */
function towards(from: Point, to: Point): Point {
  const part = 11 / Math.hypot(to.x - from.x, to.y - from.y)
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

/** A cab covers its sleeper, the nose what lies before it; a wagon where it stands. */
export function covers(train: Piece, at: Point): boolean {
  const nose = radians(train.angle)
  const near = (ahead: number) =>
    Math.hypot(train.x + Math.cos(nose) * ahead - at.x, train.y + Math.sin(nose) * ahead - at.y)
  const covered = NUMBER + (COVERED - NUMBER) * train.scale
  return near(0) < covered || (train.look.kind !== 'wagonBehind' && near(15 * LOCOMOTIVE_SCALE * train.scale) < covered)
}
