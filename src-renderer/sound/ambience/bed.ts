import { type Flow, Overlaps, type Stereo } from '../flow.ts'
import { lotOf } from '../lot.ts'
import { Band, mixed } from '../synth.ts'
import type { Voice } from '../voice.ts'

/** Air that never stops: noise in a band, coming and going slowly. Pitches in Hz, times in seconds. */
export interface Air {
  readonly middle: number
  readonly narrow: number
  readonly part: number
  /** How much it comes and goes, of itself, and how long that takes. */
  readonly sways: number
  readonly every: number
}

/** A tone that never stops, as of a motor. */
export interface Hum {
  readonly pitch: number
  readonly part: number
}

/** Something far off that happens now and then. */
export interface Happening {
  /** Seconds between two, on the mean; no two waits are the same. */
  readonly every: number
  readonly part: number
  /** What it sounds like, by lot. */
  voices(lot: () => number): readonly Voice[]
}

export interface Bed {
  readonly airs: readonly Air[]
  readonly hums: readonly Hum[]
  readonly happenings: readonly Happening[]
}

interface Layer {
  readonly air: Air
  readonly bands: readonly [Band, Band]
  readonly lot: () => number
  readonly phase: number
}

/** The air between two ears differs, and is the same all the same: so much of it is. */
const SHARED = 0.5

/** What is heard where nothing is played: it goes on for ever, and says nothing twice in the same way. */
export class Surround implements Flow {
  readonly #bed: Bed
  readonly #rate: number
  readonly #lot: () => number
  readonly #layers: readonly Layer[]
  readonly #overlaps = new Overlaps()
  readonly #due: number[]
  #at = 0
  #seed: number

  constructor(bed: Bed, rate: number, seed: number) {
    this.#bed = bed
    this.#rate = rate
    this.#seed = seed
    this.#lot = lotOf(seed)
    this.#layers = bed.airs.map((air, i) => ({
      air,
      bands: [new Band(rate, air.narrow, air.middle), new Band(rate, air.narrow, air.middle)],
      lot: lotOf(seed + i + 1),
      phase: this.#lot() * 2 * Math.PI,
    }))
    this.#due = bed.happenings.map(({ every }) => this.#wait(every))
  }

  next(frames: number): Stereo {
    const piece = { left: new Float32Array(frames), right: new Float32Array(frames) }
    for (const layer of this.#layers) this.#blow(piece, layer)
    for (const hum of this.#bed.hums) this.#drone(piece, hum)
    this.#bed.happenings.forEach((happening, i) => {
      while (this.#due[i] < this.#at + frames) this.#happen(happening, i)
    })
    this.#overlaps.pour(piece, this.#at)
    this.#at += frames
    return piece
  }

  #wait(every: number): number {
    return Math.round((0.3 + 1.4 * this.#lot()) * every * this.#rate)
  }

  #blow({ left, right }: Stereo, { air, bands, lot, phase }: Layer): void {
    const step = (2 * Math.PI) / (air.every * this.#rate)
    for (let i = 0; i < left.length; i++) {
      const level = air.part * (1 - air.sways * (0.5 + 0.5 * Math.sin(phase + (this.#at + i) * step)))
      const both = (lot() * 2 - 1) * SHARED
      left[i] += level * bands[0].next(both + (lot() * 2 - 1) * (1 - SHARED))
      right[i] += level * bands[1].next(both + (lot() * 2 - 1) * (1 - SHARED))
    }
  }

  #drone({ left, right }: Stereo, { pitch, part }: Hum): void {
    const step = (2 * Math.PI * pitch) / this.#rate
    for (let i = 0; i < left.length; i++) {
      const sample = part * Math.sin((this.#at + i) * step)
      left[i] += sample
      right[i] += sample
    }
  }

  #happen({ every, part, voices }: Happening, i: number): void {
    const samples = mixed(voices(this.#lot), this.#rate, this.#seed++)
    this.#overlaps.add(samples, this.#due[i], part * (0.5 + 0.5 * this.#lot()), this.#lot() * 1.6 - 0.8)
    this.#due[i] += samples.length + this.#wait(every)
  }
}
