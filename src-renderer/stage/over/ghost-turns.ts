import { easeOut } from '../motion/motion.ts'
import type { Poses } from '../pieces.ts'
import { normal } from '../motion/turning.ts'

/** Which thing a look shows, and how far it is turned, in degrees. */
export interface Turned {
  readonly what: number
  readonly degrees: number
}

interface Turning extends Turned {
  /** How far it still was from this when it was turned last. */
  readonly off: number
  readonly since: number
  readonly seen: number
}

const TURN_MS = 140
/** A ghost that is away for a moment, until the next preview has come, is still the same. */
const REMEMBERED_MS = 600

/** Ghosts that are turned turn, instead of lying otherwise all at once. */
export class GhostTurns<Look> {
  #known = new Map<string, Turning>()

  /**
   * The ghosts as they are at this time, and whether one still turns. `turnedOf` tells how a look lies; null = it
   * cannot be turned.
   */
  at(
    ghosts: Poses<Look>,
    turnedOf: (look: Look) => Turned | null,
    now: number,
    still: boolean,
  ): { ghosts: Poses<Look>; turning: boolean } {
    const next = new Map([...this.#known].filter(([, { seen }]) => now - seen < REMEMBERED_MS))
    const turned = Object.entries(ghosts).map(([name, ghost]) => {
      const lies = turnedOf(ghost.look)
      if (!lies) return [name, ghost] as const
      const turning = this.#turning(next.get(name), lies, now, still)
      next.set(name, turning)
      return [name, { ...ghost, angle: ghost.angle + left(turning, now) }] as const
    })
    this.#known = next
    return {
      ghosts: Object.fromEntries(turned),
      turning: [...next.values()].some((one) => one.seen === now && left(one, now) !== 0),
    }
  }

  #turning(old: Turning | undefined, lies: Turned, now: number, still: boolean): Turning {
    if (!old || old.what !== lies.what || still) return { ...lies, off: 0, since: now, seen: now }
    if (old.degrees === lies.degrees) return { ...old, seen: now }
    return { ...lies, off: left(old, now) + normal(old.degrees - lies.degrees), since: now, seen: now }
  }
}

/** How far it still has to turn. */
function left({ off, since }: Turning, now: number): number {
  const part = Math.min(1, (now - since) / TURN_MS)
  return part === 1 ? 0 : off * (1 - easeOut(part))
}
