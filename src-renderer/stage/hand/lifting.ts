import type { Lift } from '../drawing/drawing.ts'

/** How long a thing takes to rise when the pointer comes to it, or to sink again. */
const HOVER_MS = 80
const FLAT: Lift = { up: 0, scale: 1, alpha: 1, front: false }

/** Pieces that rise and sink in a moment rather than jump. */
export class Lifting {
  #from: ReadonlyMap<string, Lift> = new Map()
  #to: ReadonlyMap<string, Lift> = new Map()
  #since = -Infinity

  /**
   * Where everything is on its way to `wanted` at this time; at once when `instant`. Returns also whether it is still
   * on its way.
   */
  at(wanted: ReadonlyMap<string, Lift>, now: number, instant: boolean): { lifts: Map<string, Lift>; rising: boolean } {
    if (!sameLifts(wanted, this.#to)) {
      this.#from = this.#between(now)
      this.#to = wanted
      this.#since = instant ? -Infinity : now
    }
    return { lifts: this.#between(now), rising: now - this.#since < HOVER_MS }
  }

  #between(now: number): Map<string, Lift> {
    const part = Math.min(1, Math.max(0, (now - this.#since) / HOVER_MS))
    if (part === 1) return new Map(this.#to)
    const names = new Set([...this.#from.keys(), ...this.#to.keys()])
    return new Map(
      [...names].map((name) => [name, mixed(this.#from.get(name) ?? FLAT, this.#to.get(name) ?? FLAT, part)]),
    )
  }
}

const mixed = (a: Lift, b: Lift, part: number): Lift => ({
  up: a.up + (b.up - a.up) * part,
  scale: a.scale + (b.scale - a.scale) * part,
  alpha: a.alpha + (b.alpha - a.alpha) * part,
  front: a.front || b.front,
})

export const sameLifts = (a: ReadonlyMap<string, Lift>, b: ReadonlyMap<string, Lift>): boolean =>
  a.size === b.size &&
  [...a].every(([name, lift]) => {
    const other = b.get(name)
    return other !== undefined && lift.up === other.up && lift.scale === other.scale && lift.alpha === other.alpha
  })
