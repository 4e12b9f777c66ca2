import { backOut, easeIn, easeOut } from '../../../stage/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import type { Script } from '../kinds.ts'
import type { Piece } from '../looks.ts'

/** What comes down has weight: dust flies up, a card gives under the blow, and a parcel springs once. */

const FLIES_UP = 200
/** How high, and for how long up and down. */
const SPRING = { high: 8, up: 38, down: 42 } as const

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

/** Returns when it lies still. */
export function spring(script: Script, name: string, at: number, lies: Piece): number {
  const up = { ...lies, y: lies.y - SPRING.high }
  // It has settled when the parcel has: what is asked next is not to wait for it.
  dustAt(script, at - SPRING.up, { x: lies.x, y: lies.y + 8 }, 'parcel', 2 * SPRING.up + SPRING.down)
  script.fly(name, at, SPRING.up, lies, up, { ease: easeOut })
  script.fly(name, at + SPRING.up, SPRING.down, up, lies, { ease: easeIn })
  return at + SPRING.up + SPRING.down
}
