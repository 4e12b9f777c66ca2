import { playUpTo } from './acts.ts'
import type { Act, Clock } from './motion.ts'

/** What is still to be seen of a run that is over. */
interface Glow {
  acts: readonly Act[]
  readonly rate: number
  time: number
  last: number
}

/**
 * Light and steam that are left where something has landed: what comes next does not wait for them, and they go on
 * beside it.
 */
export class Afterglow {
  readonly #clock: Clock
  readonly #glows = new Set<Glow>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  get glows(): boolean {
    return this.#glows.size > 0
  }

  /** These go on at this rate, in the order of their ends; `time`: how far they have come, and it is `now`. */
  goOn(acts: readonly Act[], rate: number, time: number, now: number): void {
    if (acts.length === 0) return
    const glow: Glow = { acts, rate, time, last: now }
    this.#glows.add(glow)
    this.#clock.frame((later) => this.#tick(glow, later))
  }

  /** All of it is brought to its end, at once. */
  drop(): void {
    const glows = [...this.#glows]
    this.#glows.clear()
    for (const { acts } of glows) for (const act of acts) if (!act.fleeting) act.draw(1)
  }

  #tick(glow: Glow, now: number): void {
    if (!this.#glows.has(glow)) return
    glow.time += (now - glow.last) * glow.rate
    glow.last = now
    glow.acts = playUpTo(glow.time, glow.acts)
    if (glow.acts.length === 0) this.#glows.delete(glow)
    else this.#clock.frame((later) => this.#tick(glow, later))
  }
}
