import { isPallet } from '../../../../src-shared/games/transport/cards.ts'
import { SIDES, neighbour } from '../../../../src-shared/geometry/hexagons.ts'
import { backOut, easeIn, easeOut } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import type { Script } from '../kinds.ts'
import { centreOf } from '../belts/belt.ts'
import { names, type Piece } from '../looks.ts'

/** What comes down has weight: dust flies up, a card gives under the blow, and a parcel springs once. */

const FLIES_UP = 200
/** A parcel is pressed flat by the blow, so much wider and so much lower; it springs so high, then lies. */
const SPRING = { pressed: 40, wide: 1.16, low: 0.9, sinks: 5, high: 13, up: 50, down: 50 } as const

/** A card falls, is pressed down so far, and rises to what it is. */
const BLOW = { falls: 90, pressed: 0.955, settles: 130 } as const

/** Lets a card fall from where it hangs to where it lies. Returns when it has met the floor, and when it lies still. */
export function falls(
  script: Script,
  name: string,
  at: number,
  hangs: Piece,
  lies: Piece,
): { met: number; lies: number } {
  const met = at + BLOW.falls
  const pressed = { ...lies, scale: lies.scale * BLOW.pressed }
  script.fly(name, at, BLOW.falls, hangs, pressed, { ease: easeIn })
  script.fly(name, met, BLOW.settles, pressed, lies, { ease: backOut })
  dustAt(script, met - 20, lies, 'card')
  return { met, lies: met + BLOW.settles }
}

/** What lies beside it is knocked aside by the blow, so far in the board's units, and slides back. */
const JOLT = { far: 6, knocked: 50, back: 170 } as const

/** The cards round a cell give way to what has come down there, with all that lies on them. */
export function jolt(script: Script, at: number, cell: number): void {
  const { before, after, from, to } = script.telling
  const middle = centreOf(cell)
  for (let side = 0; side < SIDES; side++) {
    const beside = after.laid.find((one) => one.cell === neighbour(cell, side))
    const lay = before.laid.find(({ card }) => card === beside?.card)
    // A pallet may just have made room for it: that lies as it was shown.
    if (!beside || lay?.cell !== beside.cell || isPallet(beside.card)) continue
    const { x, y } = centreOf(beside.cell)
    const far = Math.hypot(x - middle.x, y - middle.y)
    const [dx, dy] = [((x - middle.x) * JOLT.far) / far, ((y - middle.y) * JOLT.far) / far]
    const rollers = Array.from({ length: SIDES }, (_, over) => names.roller(beside.cell, over))
    for (const name of [names.card(beside.card), names.signs(beside.card), names.parcel(beside.parcel), ...rollers]) {
      const [was, rest] = [from[name], to[name]]
      if (!was || !rest || was.look.kind !== rest.look.kind || was.x !== rest.x || was.y !== rest.y) continue
      const aside = { ...rest, x: rest.x + dx, y: rest.y + dy }
      script.fly(name, at, JOLT.knocked, rest, aside, { ease: easeOut })
      script.fly(name, at + JOLT.knocked, JOLT.back, aside, rest, { ease: backOut })
    }
  }
}

export function dustAt(
  script: Script,
  at: number,
  { x, y }: { x: number; y: number },
  of: 'card' | 'parcel',
  lasts = FLIES_UP,
): void {
  const puff = piece({ kind: 'dust', of } as const, 'board', x, y, { scale: 0.9 })
  script.flash(at, lasts, puff, { ...puff, scale: 1.28, alpha: 0 })
}

/** It comes down, is pressed by its weight and springs once; dust flies up `of` so much. Returns when it lies still. */
export function spring(
  script: Script,
  name: string,
  at: number,
  lies: Piece,
  of: 'card' | 'parcel' = 'parcel',
): number {
  const flat = {
    ...lies,
    y: lies.y + SPRING.sinks,
    scale: lies.scale * SPRING.low,
    squash: lies.squash * (SPRING.wide / SPRING.low),
  }
  const up = { ...lies, y: lies.y - SPRING.high }
  const [leaps, falls] = [at + SPRING.pressed, at + SPRING.pressed + SPRING.up]
  const still = falls + SPRING.down
  // It has settled when the parcel has: what is asked next is not to wait for it.
  dustAt(script, at - 20, { x: lies.x, y: lies.y + 8 }, of, still - at + 20)
  script.fly(name, at, SPRING.pressed, lies, flat, { ease: easeOut })
  script.fly(name, leaps, SPRING.up, flat, up, { ease: easeOut })
  script.fly(name, falls, SPRING.down, up, lies, { ease: easeIn })
  return still
}
