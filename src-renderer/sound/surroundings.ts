import type { Device } from './device.ts'
import type { Flow } from './flow.ts'
import type { Around } from './flows.ts'
import { Stream } from './stream.ts'

/** What is to be heard beside the cues. */
export interface Wish {
  readonly music: boolean
  readonly around: Around | null
}

/** Brings what is made only when it is wanted: ambience and music are no part of the way to home. */
export type Flows = () => Promise<typeof import('./flows.ts')>

/** Nobody has touched anything for so long: the room falls silent. */
const REST_MS = 300_000
const NOTHING: Wish = { music: false, around: null }

/** One stream, and what it is to play. */
class Channel {
  readonly stream: Stream
  readonly #make: (what: string) => Promise<Flow | null>
  readonly #failed: (error: unknown) => void
  #wanted: string | null = null
  #playing: string | null = null
  #volume = 0

  constructor(
    device: Device,
    make: (what: string) => Promise<Flow | null>,
    failed: (error: unknown) => void,
    over?: () => void,
  ) {
    this.stream = new Stream(device, over)
    this.#make = make
    this.#failed = failed
  }

  /** null = nothing. What plays already goes on, louder or softer. */
  want(what: string | null, volume: number): void {
    this.#wanted = volume > 0 ? what : null
    this.#volume = volume
    if (this.#wanted === this.#playing) return this.stream.loud(volume)
    const silent = () => {
      this.#playing = null
      void this.#begin()
    }
    if (volume === 0) {
      this.stream.end()
      silent()
    } else this.stream.fade(silent)
  }

  async #begin(): Promise<void> {
    const what = this.#wanted
    if (what === null || this.#playing !== null) return
    this.#playing = what
    try {
      const flow = await this.#make(what)
      if (this.#playing !== what) return
      if (this.#wanted !== what) {
        this.#playing = null
        return void this.#begin()
      }
      if (flow) this.stream.begin(flow, this.#volume)
    } catch (error) {
      this.#failed(error)
    }
  }
}

/**
 * The room that the cues sound in: music on the way to a table, ambience at it. Both are silent while they are off,
 * while the window is hidden, before the first touch and long after the last: then nothing of them runs.
 */
export class Surroundings {
  readonly #device: Device
  readonly #flows: Flows
  readonly #random: () => number
  readonly #around: Channel
  readonly #music: Channel
  #volumes = { ambience: 0, music: 0 }
  #wish = NOTHING
  #sample: Wish | null = null
  #hidden = false
  #touched = false
  #last = 0
  #resting = true
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The theme, as far as it has come: it is played once, and goes on where it was left. */
  #theme: Flow | null = null
  #ended = false

  constructor(device: Device, flows: Flows, random: () => number, failed: (error: unknown) => void) {
    this.#device = device
    this.#flows = flows
    this.#random = random
    this.#around = new Channel(device, (what) => this.#ambience(what), failed)
    this.#music = new Channel(
      device,
      () => this.#tune(),
      failed,
      () => this.#over(),
    )
  }

  /** From 0 = off to 100. */
  loud(ambience: number, music: number): void {
    this.#volumes = { ambience, music }
    this.#update()
  }

  want(wish: Wish): void {
    if (this.#wish.music && !wish.music) this.#ended = false
    this.#wish = wish
    this.#update()
  }

  /** While a volume is set, what it is the volume of is to be heard; null = as it was. */
  sample(wish: Wish | null): void {
    if (wish?.music) this.#ended = false
    this.#sample = wish
    this.#update()
  }

  hide(hidden: boolean): void {
    this.#hidden = hidden
    this.#update()
  }

  /** The person has touched something. */
  stir(): void {
    this.#last = performance.now()
    if (this.#touched && !this.#resting) return
    this.#touched = true
    this.#resting = false
    this.#update()
  }

  #update(): void {
    const silent = this.#hidden || !this.#touched || this.#resting
    const { music, around } = silent ? NOTHING : (this.#sample ?? this.#wish)
    const { ambience, music: loud } = this.#volumes
    this.#around.want(around ? `${around.game} ${around.time}` : null, ambience)
    this.#music.want(music && !this.#ended ? 'theme' : null, loud)
    const heard = (around !== null && ambience > 0) || (music && loud > 0)
    clearTimeout(this.#timer)
    if (heard) this.#timer = setTimeout(() => this.#rest(), REST_MS)
  }

  #rest(): void {
    const left = this.#last + REST_MS - performance.now()
    if (left > 0) this.#timer = setTimeout(() => this.#rest(), left)
    else {
      this.#resting = true
      this.#update()
    }
  }

  #over(): void {
    this.#theme = null
    this.#ended = true
    this.#update()
  }

  async #ambience(what: string): Promise<Flow | null> {
    const { ambienceOf } = await this.#flows()
    const { context } = this.#device
    const [game, time] = what.split(' ') as [Around['game'], Around['time']]
    return context && ambienceOf({ game, time }, context.sampleRate, Math.floor(this.#random() * 1e6))
  }

  async #tune(): Promise<Flow | null> {
    const { musicOf } = await this.#flows()
    const { context } = this.#device
    return (this.#theme ??= context && musicOf(context.sampleRate))
  }
}
