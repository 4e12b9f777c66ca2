import { lotOf } from './lot.ts'
import type { Voice } from './voice.ts'

/** What is left of a voice at its end, of its loudest: -48 dB, so that a sound is heard for as long as it says. */
const LEFT = 0.004
/** Nothing ends with a click. */
const RELEASE_S = 0.003

/** Voices together, as samples from -1 to 1 and beyond. The same seed makes the same noise. */
export function mixed(voices: readonly Voice[], rate: number, seed: number): Float32Array {
  const lasts = Math.max(...voices.map((voice) => voice.at + voice.lasts))
  const samples = new Float32Array(Math.ceil((lasts / 1000) * rate))
  voices.forEach((voice, i) => add(samples, voice, rate, lotOf(seed * 31 + i)))
  return samples
}

function add(samples: Float32Array, voice: Voice, rate: number, lot: () => number): void {
  const begin = Math.round((voice.at / 1000) * rate)
  const length = Math.min(samples.length - begin, Math.round((voice.lasts / 1000) * rate))
  const next = voice.wave === 'noise' ? hissing(voice, rate, length, lot) : ringing(voice, rate, length, lot)
  const swells = Math.max(1, Math.round(((voice.swells ?? 1) / 1000) * rate))
  const release = RELEASE_S * rate
  const fall = LEFT ** (1 / Math.max(1, length - swells))
  let level = voice.part
  for (let i = 0; i < length; i++) {
    if (i > swells) level *= fall
    const edge = Math.min(1, i / swells, (length - i) / release)
    samples[begin + i] += next() * level * edge
  }
}

/** A tone that glides; it begins anywhere in its wave, so that no two begin alike. */
function ringing({ wave, from, to }: Voice, rate: number, length: number, lot: () => number): () => number {
  const bends = (to / from) ** (1 / Math.max(1, length))
  const shape = wave === 'sine' ? Math.sin : triangle
  let phase = lot() * 2 * Math.PI
  let step = (2 * Math.PI * from) / rate
  if (wave === 'sine' && from === to) return steady(phase, step)
  return () => {
    phase += step
    step *= bends
    return shape(phase)
  }
}

/** A sine that stays as it is follows from its last two values: a fifth of the work. */
function steady(phase: number, step: number): () => number {
  const twice = 2 * Math.cos(step)
  let [last, now] = [Math.sin(phase - step), Math.sin(phase)]
  return () => {
    const next = twice * now - last
    last = now
    return (now = next)
  }
}

const triangle = (phase: number): number => (2 / Math.PI) * Math.asin(Math.sin(phase))

/** Noise through a band that glides: a state-variable filter, brought to the loudness that a tone would have. */
function hissing({ from, to, narrow = 1 }: Voice, rate: number, length: number, lot: () => number): () => number {
  const bends = (to / from) ** (1 / Math.max(1, length))
  const band = new Band(rate, narrow, from)
  let [middle, n] = [from, 0]
  return () => {
    middle *= bends
    if (++n % SLIDES === 0) band.slide(middle)
    return band.next(lot() * 2 - 1)
  }
}

/** A band that glides is moved every so many samples. */
const SLIDES = 32

/** A band of what goes through. */
export class Band {
  readonly #rate: number
  readonly #damp: number
  #g = 0
  #over = 0
  #gain = 0
  #low = 0
  #mid = 0

  constructor(rate: number, narrow: number, middle: number) {
    this.#rate = rate
    this.#damp = 1 / narrow
    this.slide(middle)
  }

  /** Where it is from now on, in Hz. */
  slide(middle: number): void {
    this.#g = Math.tan((Math.PI * Math.min(middle, this.#rate * 0.45)) / this.#rate)
    this.#over = 1 / (1 + this.#g * (this.#g + this.#damp))
    // White noise leaves a band the quieter, the narrower it is and the lower it lies.
    this.#gain = Math.sqrt((this.#damp * this.#rate) / (Math.PI * middle))
  }

  next(sample: number): number {
    const high = (sample - this.#low - (this.#g + this.#damp) * this.#mid) * this.#over
    const mid = this.#mid + this.#g * high
    const low = this.#low + this.#g * mid
    this.#mid = mid + this.#g * high
    this.#low = low + this.#g * mid
    return mid * this.#gain
  }
}
