import { easeOut } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import { PLACES } from '../layout/board-layout.ts'
import type { Script } from '../kinds.ts'
import { names } from '../looks.ts'
import { burst } from './burst.ts'
import { feels } from './feels.ts'
import { hop } from './hop.ts'
import { laneOf } from './lane-of.ts'
import { pullThrough, whistle } from './pull.ts'

/** So many points, at once or more at the next scoring, are a moment of their own. */
export const GREAT = 6

/**
 * In milliseconds: rings of light, how far apart, when the train answers, and how long nothing else is told; in the
 * table's units how far it rolls.
 */
export const JOY = { rings: 3, apart: 150, opens: 520, pulls: 260, heard: 560, by: 8 } as const

/** A train has all its wagons: rings of light open at its end, a pull runs through it, its engine whistles. */
export function trainsJoy(script: Script, seat: number, train: number, at: number): void {
  const last = script.telling.to[names.coach(seat, train, PLACES - 1)]
  if (!last || !laneOf(script, seat, train)) return
  const end = { x: last.x + 64 * last.scale, y: last.y + 46 * last.scale }
  rings(script, end, at, JOY.rings)
  burst(script, { ...end, scale: SPARKS.scale }, at, SPARKS.many)
  answers(script, seat, train, at + JOY.pulls)
  greet(script, names.conductor(seat, train), at + JOY.pulls + JOY.apart)
  // What comes next waits for it: it was hardly seen where the tile brings something.
  script.restAt = at + JOY.pulls + JOY.heard
}

/** Of a moment of joy: how far they fly, in parts of what a stamp strikes, and how many. */
const SPARKS = { scale: 2.2, many: 14 } as const

/** A train that will bring so much more sets out for it: sparks fly round the sum over it, and it answers. */
export function greatGain(script: Script, seat: number, train: number, sum: { x: number; y: number }, at: number) {
  rings(script, sum, at, 2)
  burst(script, { ...sum, scale: SPARKS.scale }, at, SPARKS.many)
  answers(script, seat, train, at)
  greet(script, names.conductor(seat, train), at + JOY.apart)
  feels(script, seat, 'glad', at)
}

/** A strong pull runs through a train, and its engine whistles. */
function answers(script: Script, seat: number, train: number, at: number): void {
  pullThrough(script, seat, train, at, JOY.by)
  whistle(script, seat, train, at)
  script.sound(at, 'whistle', names.engine(seat, train))
}

/** In milliseconds and degrees: a sign swings to and fro on its pole, less each time. */
const SWINGS = { each: 110, by: [17, -12, 7, -3, 0] } as const

/** A city that pays much: as its points leave it, its sign swings under rings of light and sparks. */
export function highCity(script: Script, name: string, at: number): void {
  const rest = script.telling.to[name]
  if (!rest) return
  rings(script, rest, at, 2)
  burst(script, { x: rest.x, y: rest.y, scale: 1.7 * rest.scale }, at, SPARKS.many)
  script.sound(at, 'deliver', name)
  SWINGS.by.forEach((angle, i) => {
    const before = i === 0 ? 0 : SWINGS.by[i - 1]
    script.fly(name, at + i * SWINGS.each, SWINGS.each, { ...rest, angle: before }, { ...rest, angle })
  })
}

export function rings(script: Script, spot: { x: number; y: number }, at: number, n: number): void {
  const ring = piece({ kind: 'flash' } as const, 'board', spot.x, spot.y, { z: 70 })
  for (let i = 0; i < n; i++)
    script.flash(at + i * JOY.apart, JOY.opens, { ...ring, scale: 0.6 }, { ...ring, scale: 3.4, alpha: 0 }, easeOut)
}

/** A hop for joy, in milliseconds and the table's units. */
const HOP = { by: 9, rises: 150, falls: 150 } as const
export const greet = (script: Script, name: string, at: number): void => hop(script, name, at, HOP)
