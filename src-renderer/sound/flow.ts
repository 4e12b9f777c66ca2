/** Samples of both sides, from -1 to 1. */
export interface Stereo {
  readonly left: Float32Array
  readonly right: Float32Array
}

/** Sound without a length of its own: made piece by piece, each going on where the one before ended. */
export interface Flow {
  /** The next so many samples; null when it is over. */
  next(frames: number): Stereo | null
}

/** Sounds that begin in one piece and end in another, added where they belong. */
export class Overlaps {
  #running: { readonly samples: Float32Array; readonly begins: number; readonly gains: readonly [number, number] }[] =
    []

  /** `begins`: in samples since the flow began; `place`: from -1 = left to 1 = right. */
  add(samples: Float32Array, begins: number, gain: number, place: number): void {
    const angle = ((place + 1) * Math.PI) / 4
    this.#running.push({ samples, begins, gains: [gain * Math.cos(angle), gain * Math.sin(angle)] })
  }

  get empty(): boolean {
    return this.#running.length === 0
  }

  /** Adds what sounds from `at` on to both sides. */
  pour({ left, right }: Stereo, at: number): void {
    const until = at + left.length
    for (const { samples, begins, gains } of this.#running) {
      const last = Math.min(until, begins + samples.length)
      for (let i = Math.max(at, begins); i < last; i++) {
        left[i - at] += samples[i - begins] * gains[0]
        right[i - at] += samples[i - begins] * gains[1]
      }
    }
    this.#running = this.#running.filter(({ samples, begins }) => begins + samples.length > until)
  }
}
