import type { Camera } from './camera.ts'
import { easeBoth } from './motion.ts'

const GLIDE_MS = 260

/** A camera that glides to where it should look instead of jumping there. */
export class Glide {
  #from: Camera | null = null
  #to: Camera | null = null
  #since = -Infinity

  /** Where it looks at this time. `free` = a person moves it by hand, or wants no motion: it follows at once. */
  at(wanted: Camera, now: number, free: boolean): { camera: Camera; gliding: boolean } {
    const old = this.#to
    if (!old || old.x !== wanted.x || old.y !== wanted.y || old.scale !== wanted.scale) {
      this.#from = old && !free ? this.#between(now) : null
      this.#to = wanted
      this.#since = now
    }
    return { camera: this.#between(now), gliding: this.#from !== null && now - this.#since < GLIDE_MS }
  }

  #between(now: number): Camera {
    const part = Math.min(1, (now - this.#since) / GLIDE_MS)
    const from = this.#from
    const to = this.#to
    if (!from || !to || part >= 1) return to ?? { x: 0, y: 0, scale: 1 }
    const eased = easeBoth(part)
    const mix = (of: (camera: Camera) => number) => of(from) + (of(to) - of(from)) * eased
    return { x: mix((camera) => camera.x), y: mix((camera) => camera.y), scale: mix((camera) => camera.scale) }
  }
}
