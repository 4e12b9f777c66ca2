import type { Cue } from './cues.ts'
import { type Device, type Rank, loudness } from './device.ts'
import { VARIANTS, made } from './made.ts'
import { RECIPES } from './recipes/index.ts'
import type { Weight } from './recipes/recipe.ts'

/** The same sound again sooner than this is one sound. */
const APART_MS = 25
/** What lies at the table's edge is heard from there, and still with both ears. */
const ASIDE = 0.7
const RANKS: Readonly<Record<Weight, Rank>> = { step: 0, deed: 1, signal: 2 }

/**
 * Plays cues, made when they are first heard. It opens no sound device before the person has touched anything, and none
 * when it is off.
 */
export class Sounds {
  /** 0 = off, to 100. */
  volume = 0
  readonly #device: Device
  readonly #random: () => number
  #touched = false
  readonly #last = new Map<Cue, { readonly at: number; readonly variant: number }>()
  readonly #made = new Map<string, AudioBuffer>()

  /** `random`: from 0 to below 1, for the lot between variants. */
  constructor(device: Device, random: () => number) {
    this.#device = device
    this.#random = random
  }

  /** The person has clicked or pressed a key: from now on there may be sound. */
  gesture(): void {
    this.#touched = true
  }

  /** `place`: where on the table, from -1 at its left to 1 at its right. */
  play(cue: Cue, place = 0): void {
    if (!this.#touched || this.volume <= 0) return
    const { context } = this.#device
    if (!context) return
    const now = context.currentTime
    const last = this.#last.get(cue)
    if (last && now - last.at < APART_MS / 1000) return
    const variant = this.#drawn(last?.variant)
    this.#last.set(cue, { at: now, variant })
    try {
      this.#device.play(context, this.#buffer(context, cue, variant), {
        gain: loudness(this.volume),
        place: Math.max(-1, Math.min(1, place)) * ASIDE,
        rank: RANKS[RECIPES[cue].weight],
      })
    } catch (error) {
      // A game must not stop for a sound, and the others are still to be heard.
      console.error(error)
    }
  }

  /** By lot, and never the same twice running. */
  #drawn(last: number | undefined): number {
    if (last === undefined) return Math.floor(this.#random() * VARIANTS)
    return (last + 1 + Math.floor(this.#random() * (VARIANTS - 1))) % VARIANTS
  }

  #buffer(context: AudioContext, cue: Cue, variant: number): AudioBuffer {
    const name = `${cue} ${variant}`
    const known = this.#made.get(name)
    if (known) return known
    const samples = made(cue, variant, context.sampleRate)
    const buffer = context.createBuffer(1, samples.length, context.sampleRate)
    buffer.getChannelData(0).set(samples)
    this.#made.set(name, buffer)
    return buffer
  }
}
