import { between, normal, radians } from '../../stage/turning.ts'
import { sidingAt } from './siding.ts'
import { SIDING } from './sizes.ts'
import { bayOf, cellAt, corner, isStationAt, type Ground } from './track.ts'

/** Wagons go round a station's platform on its sidings, never under its sign. */

interface Place {
  readonly x: number
  readonly y: number
}

/** Nearer to a station's middle than this a line would lead under its platform. */
const INSIDE = SIDING - 2
/** From one point of the way round to the next, in degrees. */
const STEP = 15

/** A line over the table, led round the platforms that it crosses: on the side of this place to wait. */
export function roundPlatforms(ground: Ground, bay: number, line: readonly Place[]): Place[] {
  const out: Place[] = []
  for (let i = 0; i < line.length; i++) {
    const middle = platformAt(ground, line[i])
    if (middle && i > 0) {
      const last = lastInside(ground, line, i)
      // Where it ends under a platform it stays: there a train waits before it.
      if (last === line.length - 1) return [...out, ...line.slice(i)]
      out.push(...arc(middle, line[i - 1], line[last + 1], bayOf(bay)))
      i = last
    } else out.push(line[i])
  }
  return out
}

function lastInside(ground: Ground, line: readonly Place[], first: number): number {
  let last = first
  while (last + 1 < line.length && platformAt(ground, line[last + 1])) last++
  return last
}

/** From one place to another: round the platform where both lie at the same one, else straight. */
export function roundOrStraight(ground: Ground, a: Place, b: Place, part: number): Place {
  const middle = stationAround(ground, a)
  const other = middle && stationAround(ground, b)
  if (!other || middle.x !== other.x || middle.y !== other.y)
    return { x: between(a.x, b.x, part), y: between(a.y, b.y, part) }
  const [from, to] = [a, b].map((place) => Math.hypot(place.x - middle.x, place.y - middle.y))
  return onCircle(
    middle,
    between(from, to, part),
    degreesOf(middle, a) + part * normal(degreesOf(middle, b) - degreesOf(middle, a)),
  )
}

/** The middle of the station in whose cell a place lies. */
function stationAround(ground: Ground, place: Place): Place | null {
  const cell = cellAt(ground, place)
  if (cell < 0 || !isStationAt(ground, cell)) return null
  const { x, y } = corner(ground, cell)
  return { x: x + 50, y: y + 50 }
}

/** The middle of the platform under which a place lies. */
function platformAt(ground: Ground, place: Place): Place | null {
  const middle = stationAround(ground, place)
  return middle && Math.hypot(place.x - middle.x, place.y - middle.y) < INSIDE ? middle : null
}

function arc(middle: Place, from: Place, to: Place, bay: number): Place[] {
  const start = degreesOf(middle, from)
  const short = normal(degreesOf(middle, to) - start)
  const isAcross = Math.abs(short) > 179
  const turn = isAcross ? Math.sign(normal(bay - start)) * 180 : short
  const count = Math.max(1, Math.round(Math.abs(turn) / STEP))
  return Array.from({ length: count + 1 }, (_, i) => {
    const { x, y } = sidingAt(start + (turn * i) / count)
    return { x: middle.x + x, y: middle.y + y }
  })
}

const degreesOf = (middle: Place, { x, y }: Place): number => (Math.atan2(y - middle.y, x - middle.x) * 180) / Math.PI

const onCircle = (middle: Place, far: number, at: number): Place => ({
  x: middle.x + far * Math.cos(radians(at)),
  y: middle.y + far * Math.sin(radians(at)),
})
