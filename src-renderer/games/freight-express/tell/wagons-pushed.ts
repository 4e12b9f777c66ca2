import { easeBoth, linear } from '../../../stage/motion/motion.ts'
import { between, normal } from '../../../stage/motion/turning.ts'
import type { Script } from '../kinds.ts'
import type { Line } from '../track/lines.ts'
import { names, type Piece } from '../looks.ts'
import { wagonScale } from '../layout/nearing.ts'
import { lineOfTrain, reaches, wagonOn, type WagonSpot } from '../track/tails.ts'
import { waysDriven } from '../track/ways.ts'
import type { Drove } from './course.ts'
import type { MakingRoom } from './making-room.ts'
import type { Leg, Run } from './run.ts'
import { PARKS, type Shove } from './shove.ts'
import { cameOver, goesOn, isFirstOf } from './stretches.ts'
import { alone, goesOf, type Seen } from './wagons-behind.ts'

/** A train that is pushed on the way it came. */
interface Pushed {
  readonly seat: number
  readonly legs: readonly Leg[]
  readonly room: MakingRoom
  /** When it is parked. */
  readonly rests: number
  /** By whom, and all that drives. */
  readonly shove: Shove
  readonly pusher: Run
  /** How long all are that push it, buffers to buffers and with their wagons. */
  readonly pushers: number
}

/** A step of the pushed locomotive on the line of its train. */
interface Stretch {
  readonly leg: Leg
  readonly line: Line
  readonly length: number
}

/** A blow goes from wagon to wagon so late, each gives so much in u and is back after so long. */
const [LATER, GIVES, BACK] = [25, 9, 230]
/** Wagons that whoever pushes stands between give way to it in so long, from when it is so near to one of them. */
const [OPENS, NEAR] = [500, 90]
/** When that is is looked for in steps of so much. */
const TICK = 10
/** Nearer than this is on the line, though it came to the points by another rail. */
const ON_LINE = 9

/**
 * The wagons of a train that is pushed from behind stay with their locomotive all along: as far behind it as they
 * stood, and little by little as far as they will stand. False where it is pushed back over its wagons: then they only
 * follow.
 */
export function pushWagons(
  script: Script<Drove>,
  { seat, legs, room, rests, shove, pusher, pushers }: Pushed,
): boolean {
  const { event, before, after, from, began, ends, together } = script.telling
  const way = stretchesOf(script, seat, legs)
  if (!way) return false
  const { touches: knocked } = shove
  const starts = Math.max(0, Math.min(knocked < 0 ? Infinity : knocked, legs[0].at))
  const { coupled } = after.seats[seat]
  const isStanding = isFirstOf(event, together, seat) && !cameOver(event, together, seat)
  const standing = isStanding ? coupled.flatMap((card) => began[names.behind(card)] ?? []) : []
  const reached = Math.min(starts, ...standing.map((wagon) => metBy(pusher, wagon, starts)))
  const at = (time: number) => engineAt(way, time)
  const scaleOf = (one: ReturnType<typeof at>) => one.stretch.leg.way(one.part).scale ?? 1
  const reachOf = (one: ReturnType<typeof at>, place: number) => reaches(before, scaleOf(one), coupled.length)[place]
  coupled.forEach((card, place) => {
    const name = names.behind(card)
    const goes = goesOn(event, together, seat)
    const stood = isStanding ? began[name] : undefined
    const rest = goes ? undefined : ends[name]
    const shape = alone(stood ?? from[name] ?? ends[name], goesOf(from[name], ends[name]))
    if (!shape) return
    const [first, last] = [at(0), at(Infinity)]
    // From one stretch to the next its wagons stay behind who pushes it.
    const [came, pushesOn] = [knocked < 0, shove.ends === Infinity].map((isOne) => (isOne ? pushers : 0))
    const begin = offOf(first, reachOf(first, place), wagonScale(before, scaleOf(first)), stood, came)
    const end = offOf(last, reachOf(last, place), wagonScale(before, scaleOf(last)), rest, pushesOn)
    const seen = { from: stood || cameOver(event, together, seat) ? 1 : 0, to: rest || goes ? 1 : 0 }
    const spotAt = (time: number, held = 0): Seen => {
      const one = at(time)
      const part = easeBoth(Math.min(1, Math.max(0, (time - starts) / (rests - starts))))
      // Behind who pushes it there is room at once, and it closes up when that stands smaller, too, not before.
      const opens = end.back < begin.back ? (time - rests) / PARKS + 1 : (time - reached) / OPENS
      const back = reachOf(one, place) + between(begin.back, end.back, easeBoth(Math.min(1, Math.max(0, opens))))
      const knock = knocked < 0 ? 0 : (time - knocked - LATER * (place + 1)) / BACK
      const gives = knock > 0 && knock < 1 ? GIVES * Math.sin(knock * Math.PI) : 0
      const far = one.far - back + gives - held
      const spot = wagonOn(one.stretch.line, Math.max(0, far), wagonScale(before, scaleOf(one)))
      return {
        x: spot.x + between(begin.x, end.x, part),
        y: spot.y + between(begin.y, end.y, part),
        angle: normal(spot.angle + between(begin.angle, end.angle, part)),
        scale: spot.scale + between(begin.scale, end.scale, part),
        alpha: far < 0 ? 0 : between(seen.from, seen.to, part),
      }
    }
    script.put(name, reached, { ...shape, ...spotAt(reached) })
    const follows = (part: number): Seen => {
      const time = between(reached, rests, part)
      room.follow(seat, name, (held) => spotAt(time, held))
      return spotAt(time)
    }
    script.drive(name, reached, rests - reached, follows, linear)
    if (goes) return
    if (rest) script.put(name, rests, rest)
    else script.remove(name, rests)
  })
  return true
}

/** When a locomotive comes near a wagon that stands on its way, no later than this. */
function metBy(run: Run, wagon: Piece, latest: number): number {
  for (let time = 0; time < latest; time += TICK) {
    const { x, y } = run.at(time).place
    if (Math.hypot(x - wagon.x, y - wagon.y) < NEAR) return time
  }
  return latest
}

/** Its steps on the line of its train; null where that does not lead on with each of them. */
function stretchesOf(script: Script<Drove>, seat: number, legs: readonly Leg[]): readonly Stretch[] | null {
  const { event, before, past } = script.telling
  const lines = waysDriven(past?.[seat] ?? [], event, seat).map((way) => lineOfTrain(before, seat, way))
  const way = legs.map((leg, i): Stretch => {
    const line = lines[i + 1]
    return { leg, line, length: line.length - nearest(line, leg.way(0), line.length) }
  })
  const isOnward = way.every(({ leg, line, length }) => length > 0 && isOn(line, leg.way(0)) && isOn(line, leg.way(1)))
  return isOnward ? way : null
}

const isOn = (line: Line, { x, y }: { readonly x: number; readonly y: number }): boolean => {
  const spot = line.at(nearest(line, { x, y }, line.length))
  return Math.hypot(spot.x - x, spot.y - y) < ON_LINE
}

/** Where the locomotive is on its line at a time. */
function engineAt(way: readonly Stretch[], time: number) {
  const nth = Math.max(
    0,
    way.findLastIndex(({ leg }) => leg.at <= time),
  )
  const stretch = way[nth]
  const { at, lasts, ease } = stretch.leg
  const part = ease(Math.min(1, Math.max(0, (time - at) / lasts)))
  return { stretch, part, far: stretch.line.length - stretch.length * (1 - part) }
}

/**
 * How a wagon stands otherwise than at its place in the train: so much farther back, and so much beside its line.
 * @param stands where it stands; while it rolls it is so far back, on its line
 */
function offOf(
  { stretch: { line }, far }: ReturnType<typeof engineAt>,
  reach: number,
  scale: number,
  stands: Piece | undefined,
  back: number,
): WagonSpot & { readonly back: number } {
  if (!stands) return { back, x: 0, y: 0, angle: 0, scale: 0 }
  const at = nearest(line, stands, far - reach)
  const spot = wagonOn(line, at, scale)
  return {
    back: far - reach - at,
    x: stands.x - spot.x,
    y: stands.y - spot.y,
    angle: normal(stands.angle - spot.angle),
    scale: stands.scale - scale,
  }
}

/** No wagon stands farther off, and how finely its place is looked for: at first, and then about the best. */
const [FARTHEST, APART, FINE] = [260, 2, 0.1]

/** The distance along a line, about one, at which it is nearest to a place. */
function nearest(line: Line, { x, y }: { readonly x: number; readonly y: number }, about: number): number {
  const best = (from: number, to: number, apart: number): number => {
    let [found, away] = [0, Infinity]
    for (let at = Math.max(0, from); at <= Math.min(line.length, to); at += apart) {
      const spot = line.at(at)
      const far = Math.hypot(spot.x - x, spot.y - y)
      if (far < away) [found, away] = [at, far]
    }
    return found
  }
  const rough = best(about - FARTHEST, about + FARTHEST, APART)
  return best(rough - APART, rough + APART, FINE)
}
