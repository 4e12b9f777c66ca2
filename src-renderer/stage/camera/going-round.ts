import { easeBoth, type Act } from '../motion/motion.ts'
import type { Piece, Pieces, Poses } from '../pieces.ts'
import type { Round } from '../scene.ts'
import { mixed } from '../motion/settling.ts'
import { radians } from '../motion/turning.ts'

/** In milliseconds. docs/look/look.md, 'Transport, the large table'. */
const LASTS = 320
/** A thing that comes no nearer than this to where it would be turned to goes there straight. */
const NEAR = 1

/** Everything on a table goes round with it, counter-clockwise; what stands before it goes where it must. */
export function goingRound<Look extends { readonly kind: string }>(
  from: Poses<Look>,
  to: Poses<Look>,
  { part, goesRound, shifts }: Round,
  pieces: Pieces<Look>,
): Act {
  const degrees = -360 * (part - Math.round(part))
  const turned = (one: Piece<Look>, by: number): Piece<Look> => {
    const [cos, sin] = [Math.cos(radians(by)), Math.sin(radians(by))]
    const [x, y] = [one.x * cos - one.y * sin, one.x * sin + one.y * cos]
    return { ...one, x, y, angle: goesRound(one.look) ? one.angle + by : one.angle }
  }
  const half = (now: number, one: Piece<Look>, end: Piece<Look>): Piece<Look> => ({
    ...(now < 0.5 ? turned(one, degrees * now) : turned(end, degrees * (now - 1))),
    standing: Math.abs(2 * now - 1),
  })
  const ways = Object.entries(from).flatMap(([name, one]) => {
    const end = to[name] as Piece<Look> | undefined
    if (one.space === 'board' && end && goesRound(one.look) && shifts?.(one.look, end.look))
      // Half way it is the one that will lie there; what stands on it is out of sight meanwhile.
      return [[name, (now: number) => half(now, one, end)] as const]
    if (one.space === 'board' && (!end || isAt(turned(one, degrees), end)))
      return [[name, (now: number) => turned(one, degrees * now)] as const]
    return end?.space === one.space ? [[name, (now: number) => mixed(one, end, now, { look: end.look })] as const] : []
  })
  return {
    at: 0,
    lasts: LASTS,
    ease: easeBoth,
    draw(now) {
      pieces.set(now === 1 ? to : Object.fromEntries(ways.map(([name, at]) => [name, at(now)])))
    },
  }
}

const isAt = (a: Piece<unknown>, b: Piece<unknown>): boolean =>
  b.space === 'board' && Math.abs(a.x - b.x) < NEAR && Math.abs(a.y - b.y) < NEAR
