import { easeBoth, easeIn, easeOut, linear } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import { PLACES } from '../layout/board-layout.ts'
import { names, type Piece } from '../looks.ts'
import { burst } from './burst.ts'
import { firstOfValue, isFirst } from './first-of-value.ts'
import { laneOf } from './lane-of.ts'
import { wagonShown } from './shown.ts'
import type { Of, Script } from '../kinds.ts'
import { lightAt, sumSprings } from './walk.ts'
import { JOLT, NUDGE, isOver, turning } from './wagon-motion.ts'

/**
 * A wagon gives way on its springs, turns over in the air, and comes down on the rails as the better one. In
 * milliseconds, and in the table's units.
 */
const TURNED = { gives: 110, turns: 130, falls: 95, low: 3, high: 13 } as const
const LANDS = TURNED.gives + 2 * TURNED.turns + TURNED.falls

/** `middle`: how far right of its piece's place the middle of its picture is. */
function turnOver(script: Script, name: string, old: Piece, now: Piece, middle: number): void {
  const { gives, turns, falls, low, high } = TURNED
  const [down, edge] = [turning(old, 1, -low, middle), turning(old, 0, high, middle)]
  script.fly(name, 0, gives, old, down, { ease: easeOut })
  script.fly(name, gives, turns, down, edge, { ease: easeIn })
  const open = turning(now, 1, high, middle)
  script.fly(name, gives + turns, turns, turning(now, 0, high, middle), open, { ease: easeOut })
  script.fly(name, gives + 2 * turns, falls, open, now, { ease: easeIn })
}

/** Who stands on its roof leaps, and comes down on the new one with it. */
function leaps(script: Of<'upgraded'>, name: string, old: Piece): void {
  const { from, to } = script.telling
  const [here, there] = [from[name], to[name]]
  if (!here || !there || Math.abs(here.x - there.x) > 1 || !isOver(here, old)) return
  const low = { ...here, y: here.y + TURNED.low }
  script.fly(name, 0, TURNED.gives, here, low, { ease: easeOut })
  script.fly(name, TURNED.gives, LANDS - TURNED.gives, low, there, { arc: LEAP, ease: linear })
}
const LEAP = 30

/** A wagon turns over and comes down as the better one; its plate turns with it, and the others feel it. */
export function upgraded(script: Of<'upgraded'>): void {
  const { event, from, to } = script.telling
  const name = names.coach(event.seat, event.train, event.place)
  const [old, now] = [from[name], to[name]]
  if (!old || !now) return
  const shown = wagonShown(script.telling, event.seat, event.train, event.place)
  if (shown) return comesDown(script, shown, now)
  turnOver(script, name, old, now, 64)
  leaps(script, names.conductor(event.seat, event.train), old)
  turnsAlong(script, old)
  script.sound(LANDS - 20, 'coupler', name)
  const plate = names.number(event.seat, event.train, event.place)
  const [was, will] = [from[plate], to[plate]]
  if (was && will) {
    const over = { ...will, scale: will.scale * STAMPED.by, z: 60 }
    const stamps = LANDS + STAMPED.turns / 2
    script.fly(plate, stamps - STAMPED.turns, STAMPED.turns, was, over, { turnTo: will.look })
    script.fly(plate, stamps, STAMPED.falls, over, will, { ease: easeIn })
    burst(script, will, stamps + STAMPED.falls)
    lightAt(script, will, stamps + STAMPED.falls)
  }
  sumSprings(script, event.seat, event.train, LANDS)
  shaken(script)
  dust(script, now)
  script.restAt = LANDS
  const lane = laneOf(script, event.seat, event.train)
  if (lane && isFirst(event, script.telling.before)) firstOfValue(script, lane, now, LANDS)
}
/** The new value comes up as its wagon touches the rails, and is stamped then, in milliseconds. */
const STAMPED = { turns: 220, falls: 120, by: 1.6 } as const

/**
 * It stood over its place in the preview of whoever looks: it opens wide from there and comes down. Of several levels
 * only the last was shown, and waits until it comes.
 */
function comesDown(script: Of<'upgraded'>, { x, y, scale, look }: Piece, now: Piece): void {
  const { event, from, to } = script.telling
  const name = names.coach(event.seat, event.train, event.place)
  if (look.kind === 'ghostWagon' && look.value !== event.to) return script.put(name, 0, now)
  const there = { ...now, x, y, scale }
  const open = turning(there, SHOWN.narrow, SHOWN.high)
  const lands = SHOWN.rises + SHOWN.falls
  script.fly(name, 0, SHOWN.rises, there, open, { ease: easeOut })
  script.fly(name, SHOWN.rises, SHOWN.falls, open, now, { ease: easeIn })
  const conductor = names.conductor(event.seat, event.train)
  const [here, stands] = [from[conductor], to[conductor]]
  if (here && stands && Math.abs(here.x - stands.x) <= 1 && isOver(here, now))
    script.fly(conductor, 0, lands, here, stands, { arc: SHOWN.leap, ease: linear })
  const inside = whoIsIn(script, now)
  if (inside) {
    const [who, sits, rest] = inside
    const up = { ...rest, y: rest.y + y - now.y - SHOWN.high }
    script.fly(who, 0, SHOWN.rises, sits, up, { ease: easeOut })
    script.fly(who, SHOWN.rises, SHOWN.falls, up, rest, { ease: easeIn })
  }
  script.sound(lands - 20, 'coupler', name)
  const plate = names.number(event.seat, event.train, event.place)
  const will = to[plate]
  if (will) {
    script.put(plate, 0, will)
    script.fly(plate, lands, SHOWN.pops, { ...will, scale: will.scale * 1.35 }, will, { ease: easeOut })
    burst(script, will, lands)
  }
  sumSprings(script, event.seat, event.train, 0)
  dust(script, now, lands)
  script.restAt = lands
  script.restLasts = SHOWN.pops
  const lane = laneOf(script, event.seat, event.train)
  if (lane && isFirst(event, script.telling.before)) firstOfValue(script, lane, now, lands)
}
/** In milliseconds, in the table's units, and how narrow it gets. */
const SHOWN = { rises: 70, falls: 70, pops: 110, narrow: 0.88, high: 8, leap: 14 } as const

/** Whoever looks out of the window turns with it. */
function turnsAlong(script: Of<'upgraded'>, wagon: Piece): void {
  const inside = whoIsIn(script, wagon)
  if (inside) turnOver(script, ...inside, 0)
}

/** Who is in the wagon, here and there; who waits on the platform stays there. */
function whoIsIn(script: Of<'upgraded'>, wagon: Piece): [string, Piece, Piece] | null {
  const { event, from, to, after } = script.telling
  const { rider } = after.seats[event.seat].trains[event.train].coaches[event.place]
  const name = names.rider(rider)
  const [here, there] = [from[name], to[name]]
  return rider < 0 || !here || !there || here.y > wagon.y + 88 * wagon.scale ? null : [name, here, there]
}

/** The whole train gives way a little as it comes down, from coupling to coupling, less with each wagon. */
function shaken(script: Of<'upgraded'>): void {
  const { event, from, to } = script.telling
  for (const side of [-1, 1])
    for (let off = 1; off < PLACES; off++) {
      const other = names.coach(event.seat, event.train, event.place + side * off)
      const rest = from[other] && to[other]
      if (!rest) break
      const at = LANDS + (off - 1) * NUDGE
      const pushed = { ...rest, x: rest.x + side * Math.max(SHAKES.least, SHAKES.by - off) }
      script.fly(other, at, JOLT.gives, rest, pushed, { ease: easeOut })
      script.fly(other, at + JOLT.gives, JOLT.back, pushed, rest, { ease: easeBoth })
    }
}
/** By how much the next one gives way, and one unit more; and the last one. */
const SHAKES = { by: 5, least: 1 } as const

/** Dust rises at both ends of the wagon that came down. */
function dust(script: Script, wagon: Piece, at = LANDS): void {
  for (const [end, away] of [
    [14, -9],
    [114, 9],
  ]) {
    const cloud: Piece = piece({ kind: 'steam' }, 'board', wagon.x + end * wagon.scale, wagon.y + 84 * wagon.scale, {
      z: 7,
    })
    const drifts = { x: cloud.x + away, y: cloud.y - 5 }
    script.glow(at - 10, 300, { ...cloud, scale: 0.25 }, { ...cloud, ...drifts, scale: 0.6, alpha: 0 })
  }
}
