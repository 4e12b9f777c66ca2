import { easeBoth, easeIn, easeOut } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import { names, type Piece } from '../looks.ts'
import { isBrought } from './brought.ts'
import type { Of } from '../kinds.ts'

/**
 * A guest comes down in the wagon, under a ring of light, and it gives way. Who waited beside it is lifted from there;
 * anybody else comes open, off a card that was carried there.
 */
export function seated(script: Of<'celebrityBoarded'> | Of<'riderSeated'> | Of<'boarded'>): void {
  const { event, from, to } = script.telling
  const name = names.rider(event.card)
  const coach = names.coach(event.seat, event.train, event.place)
  const [end, wagon] = [to[name], from[coach] && to[coach]]
  if (!end) return
  const high = { ...end, y: end.y - SEATED.high, scale: end.scale * SEATED.larger }
  const comes = isBrought(script) ? { ...high, squash: 0 } : { ...high, y: high.y - SEATED.by, alpha: 0 }
  script.fly(name, 0, SEATED.comes, from[name] ?? comes, high, { ease: easeOut })
  script.fly(name, SEATED.comes, SEATED.lands - SEATED.comes, high, end, { ease: easeIn })
  script.sound(SEATED.lands - 10, 'choose', name)
  const ring = piece({ kind: 'flash' } as const, 'board', end.x, end.y, { z: 7 })
  script.glow(SEATED.lands, SEATED.opens, { ...ring, scale: SEATED.clear }, { ...ring, scale: 1.9, alpha: 0 })
  // Who waits on the platform stands beside it.
  if (wagon && end.y < wagon.y + 88 * wagon.scale)
    for (const [other, rest] of [
      [name, end],
      [coach, wagon],
    ] as [string, Piece][]) {
      const low = { ...rest, y: rest.y + SEATED.by }
      script.fly(other, SEATED.lands, SEATED.gives, rest, low, { ease: easeOut })
      script.fly(other, SEATED.lands + SEATED.gives, SEATED.back, low, rest, { ease: easeBoth })
    }
  // What they do for their wagon is told as they are in it.
  script.restAt = SEATED.lands
}
/**
 * In milliseconds: until somebody is up and has come down, the wagon gives way and comes back, the ring opens; from how
 * high, how large, how far it gives, and how large a ring is that leaves a face free.
 */
const SEATED = {
  comes: 110,
  lands: 280,
  gives: 45,
  back: 95,
  opens: 260,
  high: 46,
  larger: 1.3,
  by: 4,
  clear: 0.9,
} as const
