import { linear } from '../../../stage/motion/motion.ts'
import type { Of } from '../kinds.ts'

/** In milliseconds how long, in degrees how far, and how often. */
const ROCKS = { lasts: 300, far: 7, often: 2.5 } as const

/** No parcel can go anywhere: each of them tries to, and stays. */
export function nothingMoves(script: Of<'nothingMoves'>): void {
  const { from, to, pieces } = script.telling
  const stuck = Object.entries(from).filter(([name, { look }]) => look.kind === 'parcel' && to[name])
  if (stuck.length === 0) return
  for (const [name] of stuck) script.speakFor(name)
  script.acts.push({
    at: 0,
    lasts: ROCKS.lasts,
    ease: linear,
    draw(part) {
      const angle = part === 1 ? 0 : Math.sin(2 * Math.PI * ROCKS.often * part) * ROCKS.far * (1 - part)
      for (const [name, rest] of stuck) pieces.put(name, part === 1 ? to[name] : { ...rest, angle: rest.angle + angle })
    },
  })
}
