import type { Point } from '../../../stage/camera/camera.ts'
import { easeIn, easeOut } from '../../../stage/motion/motion.ts'
import { names, type Piece } from '../looks.ts'
import type { Script } from '../kinds.ts'

/** What goes from seat to seat is so large on its way that it can be read, in px; between several, and to the edge. */
export const LARGE = 84
const APART = 8
/** It is held up, is seen there, crosses, and goes in, in milliseconds. */
export const [LIFTS, CROSSES, GOES_IN] = [180, 440, 220]
const SEEN = 200
/** When it sets out, when it has come over, and when it is in. */
export const SETS_OUT = LIFTS + SEEN
export const COMES = SETS_OUT + CROSSES
export const HANDED = COMES + GOES_IN
/** So long the word stays on the plate once all has come. */
export const READ = 400

/** Where something lies, is held up to be read, is held at the other seat, and goes in. */
interface Way {
  readonly start: Piece
  readonly up: Piece
  readonly over: Piece
  readonly end: Piece
}

/** It is lifted, held up, crosses and goes in. Returns when it is in. */
export function handOver(script: Script, name: string, { start, up, over, end }: Way, at = 0): number {
  script.fly(name, at, LIFTS, start, up, { ease: easeOut })
  script.fly(name, at + SETS_OUT, CROSSES, up, over, { arc: -24 })
  script.fly(name, at + COMES, GOES_IN, over, end, { ease: easeIn })
  return at + HANDED
}

/** The middle of what is held up below the plate of a seat: of so many things side by side one, whole in the window. */
export function heldUp({ telling: { layout } }: Script, seat: number, i = 0, count = 1): Point {
  const { x, y, width, height } = layout.plates[seat]
  const room = layout.width - 2 * APART - LARGE
  const step = Math.min(LARGE + APART, room / Math.max(1, count - 1))
  const half = ((count - 1) * step) / 2
  const least = APART + LARGE / 2 + half
  const middle = Math.max(least, Math.min(layout.width - least, x + width / 2))
  return { x: middle - half + i * step, y: y + height + APART + LARGE / 2 }
}

/** How many cards a plate counts from a moment on. */
interface Counted {
  readonly at: number
  readonly hand: number
}

/** Until it is over a plate bears the word of what its seat does, and counts its cards as they leave and come. */
export function sayOnPlate(
  script: Script,
  seat: number,
  word: 'gives' | 'gets',
  until: number,
  counted: readonly Counted[] = [],
): void {
  const { to, before, frame } = script.telling
  const plate = to[names.plate(seat)]
  if (plate?.look.kind !== 'plate') return
  const note = frame?.words[word] ?? ''
  const hand = counted.length > 0 ? before.seats[seat].hand.length : plate.look.hand
  for (const now of [{ at: 0, hand }, ...counted])
    script.put(names.plate(seat), now.at, { ...plate, look: { ...plate.look, note, hand: now.hand } })
  script.put(names.plate(seat), until, plate)
}
