import type { Camera } from './camera.ts'

/** In milliseconds: aside alone, and nearer or further, which all on the table is seen to do. */
const PAN_MS = 260
const REFIT_MS = 420

const RESTS: Camera = { x: 0, y: 0, scale: 0 }

/**
 * A camera that glides to where it should look instead of jumping there. What is seen from both ends of its way is seen
 * all along it; sent elsewhere on its way, it goes there from the speed that it has.
 */
export class Glide {
  #from: Camera | null = null
  #to: Camera | null = null
  #since = -Infinity
  #lasts = PAN_MS
  /** So far it would have gone in all that time, at the speed with which it set out. */
  #impetus = RESTS

  /** Where it looks at this time. `free` = a person moves it by hand, or wants no motion: it follows at once. */
  at(wanted: Camera, now: number, free: boolean): { camera: Camera; gliding: boolean } {
    const old = this.#to
    if (!old || old.x !== wanted.x || old.y !== wanted.y || old.scale !== wanted.scale) {
      const from = old && !free ? this.#between(now) : null
      const lasts = from && from.scale !== wanted.scale ? REFIT_MS : PAN_MS
      this.#impetus = from ? times(this.#speed(now), lasts) : RESTS
      this.#from = from
      this.#to = wanted
      this.#since = now
      this.#lasts = lasts
    }
    return { camera: this.#between(now), gliding: this.#from !== null && now - this.#since < this.#lasts }
  }

  #part(now: number): number {
    return Math.min(1, (now - this.#since) / this.#lasts)
  }

  /** Hermite's curve, which ends at rest. */
  #between(now: number): Camera {
    const part = this.#part(now)
    const [from, to] = [this.#from, this.#to]
    if (!from || !to || part >= 1) return to ?? { x: 0, y: 0, scale: 1 }
    const gone = part * part * (3 - 2 * part)
    return sum(times(from, 1 - gone), times(to, gone), times(this.#impetus, part * (1 - part) ** 2))
  }

  /** For each millisecond. */
  #speed(now: number): Camera {
    const part = this.#part(now)
    const [from, to] = [this.#from, this.#to]
    if (!from || !to || part >= 1) return RESTS
    const goes = 6 * part * (1 - part)
    const coasts = (1 - part) * (1 - 3 * part)
    return times(sum(times(to, goes), times(from, -goes), times(this.#impetus, coasts)), 1 / this.#lasts)
  }
}

const times = ({ x, y, scale }: Camera, by: number): Camera => ({ x: x * by, y: y * by, scale: scale * by })

const sum = (...all: readonly Camera[]): Camera =>
  all.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y, scale: a.scale + b.scale }))
