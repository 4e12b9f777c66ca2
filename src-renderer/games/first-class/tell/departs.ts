import type { Ease } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import { PLACES, type LaneLayout } from '../layout/board-layout.ts'
import type { Script } from '../kinds.ts'
import { names, type Piece } from '../looks.ts'
import { laneOf } from './lane-of.ts'
import { CHIMNEY } from './pull.ts'

/**
 * In milliseconds: how long it is under way; its clouds of steam, how far apart they are and how long each is seen. In
 * the table's units how far beyond its lane it is seen, and how high its conductor leaps meanwhile, how often.
 */
const LAP = { lasts: 1000, clouds: 9, apart: 55, seen: 520, beyond: 12, leaps: 11, often: 3 } as const
/** In parts of a place: so much of a wagon is left to be seen as it goes out, and as it comes in. */
export const EDGE = 0.6

/** It gathers way, and comes to stand. */
const underWay: Ease = (part) => (1 - Math.cos(Math.PI * part)) / 2

/**
 * A train sets out: over its rails, out at the board's edge, and round to the other one until it stands where it stood.
 * Whoever is in it or on it goes along; false = its lane is not in sight.
 */
export function departs(script: Script, seat: number, train: number, at: number): boolean {
  const lane = laneOf(script, seat, train)
  const engine = script.telling.to[names.engine(seat, train)]
  if (!lane || !engine) return false
  const conductor = names.conductor(seat, train)
  for (const name of [names.engine(seat, train), conductor, ...aboard(script, seat, train, lane)]) {
    const rest = script.telling.to[name]
    if (!rest || !script.telling.from[name]) continue
    const leaps = name === conductor ? LAP.leaps : 0
    script.put(name, at, rest)
    script.drive(name, at, LAP.lasts, (part) => onLap(lane, rest, part, leaps), underWay)
    script.put(name, at + LAP.lasts, rest)
  }
  steams(script, lane, engine, at)
  script.sound(at, 'whistle', names.engine(seat, train))
  return true
}

/** Its wagons, and those who look out of them; who waits on the platform stays there. */
function aboard({ telling: { after, to } }: Script, seat: number, train: number, lane: LaneLayout): string[] {
  const { coaches } = after.seats[seat].trains[train]
  const riders = coaches.flatMap(({ rider }) => (rider < 0 ? [] : [names.rider(rider)]))
  return [
    ...Array.from({ length: PLACES }, (_, place) => names.coach(seat, train, place)),
    ...riders.filter((name) => to[name] && to[name].y < lane.y + lane.scene),
  ]
}

/** Where something of a train is on its lap, and how much of it is seen beyond the ends of its lane. */
function onLap(lane: LaneLayout, rest: Piece, part: number, leaps: number) {
  const edge = EDGE * lane.pitch
  const lap = lane.width + LAP.beyond + (2 * EDGE - 1) * lane.pitch
  const gone = lane.x - LAP.beyond - edge
  const on = rest.x - lap * part
  const x = on < gone ? on + lap : on
  const alpha = Math.min(1, (x - gone) / edge, (gone + lap - x) / edge)
  const y = rest.y - leaps * Math.abs(Math.sin(LAP.often * Math.PI * part))
  return { x, y, angle: rest.angle, alpha: Math.max(0, part === 1 ? 1 : alpha) }
}

/** Steam stays behind over the rails where its chimney has let it off. */
function steams(script: Script, lane: LaneLayout, engine: Piece, at: number): void {
  for (let i = 0; i < LAP.clouds; i++) {
    const since = i * LAP.apart
    const { x } = onLap(lane, engine, underWay(since / LAP.lasts), 0)
    const spot = { x: x + CHIMNEY.x * engine.scale, y: engine.y + CHIMNEY.y * engine.scale }
    const cloud: Piece = piece({ kind: 'steam' }, 'board', spot.x, spot.y, { z: 7 })
    const drifts = { x: spot.x + 10 + 3 * i, y: spot.y - 24 - 5 * (i % 3) }
    script.flash(at + since, LAP.seen, { ...cloud, scale: 0.6 }, { ...cloud, ...drifts, scale: 1.9, alpha: 0 })
  }
}
