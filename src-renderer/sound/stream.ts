import { type Device, loudness } from './device.ts'
import type { Flow, Stereo } from './flow.ts'

/** Made and handed on in pieces of so many seconds, so that none takes longer to make than a frame. */
const PIECE_S = 0.5
/** Until two thirds of a change of loudness have been heard. */
const FADE_S = 0.5
/** After so many of these a fade has ended. */
const FADES = 4
/** Handed on before it is heard, in seconds: as long as a busy window may need. */
const AHEAD_S = 2

/** What began to flow, and the way it goes. */
interface Running {
  readonly flow: Flow
  readonly context: AudioContext
  readonly level: GainNode
  /** When the next piece begins, by the device's clock. */
  ends: number
  /** The one that sounds, and those that follow. */
  sources: readonly AudioBufferSourceNode[]
}

/**
 * Plays a flow for as long as it is wanted: one piece sounds at a time. At rest it has no clock, and does not hold the
 * device.
 */
export class Stream {
  readonly #device: Device
  readonly #over: () => void
  #running: Running | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #fading = false

  /** `over` is called when a flow has come to its own end. */
  constructor(device: Device, over: () => void = () => undefined) {
    this.#device = device
    this.#over = over
  }

  get flows(): boolean {
    return this.#running !== null && !this.#fading
  }

  /** Fades a flow in; whatever flowed before ends at once. */
  begin(flow: Flow, volume: number): void {
    this.end()
    const { context } = this.#device
    if (!context) return
    const level = context.createGain()
    level.gain.value = 0
    level.gain.setTargetAtTime(loudness(volume), context.currentTime, FADE_S)
    level.connect(this.#device.out(context))
    this.#running = { flow, context, level, ends: context.currentTime + 0.05, sources: [] }
    this.#device.hold(this)
    this.#pump()
  }

  loud(volume: number): void {
    if (this.#running && !this.#fading) {
      const { context, level } = this.#running
      level.gain.setTargetAtTime(loudness(volume), context.currentTime, FADE_S / 5)
    }
  }

  /** Fades out; calls back when nothing of it is heard any more. */
  fade(then: () => void = () => undefined): void {
    if (!this.#running) return then()
    if (this.#fading) return
    this.#fading = true
    const { context, level } = this.#running
    level.gain.setTargetAtTime(0, context.currentTime, FADE_S)
    // What is handed on already lasts as long as the fade.
    clearTimeout(this.#timer)
    this.#timer = setTimeout(
      () => {
        this.end()
        then()
      },
      FADE_S * FADES * 1000,
    )
  }

  /** Ends at once. */
  end(): void {
    clearTimeout(this.#timer)
    this.#fading = false
    const running = this.#running
    this.#running = null
    if (!running) return
    for (const source of running.sources) source.stop()
    running.level.disconnect()
    this.#device.letGo(this)
  }

  /** Keeps one piece ahead of what is heard. */
  #pump(): void {
    const running = this.#running
    if (!running) return
    if (!this.#pumpOnce()) {
      const left = (running.ends - running.context.currentTime) * 1000
      this.#timer = setTimeout(
        () => {
          this.end()
          this.#over()
        },
        Math.max(0, left),
      )
      return
    }
    const early = running.ends - running.context.currentTime - AHEAD_S
    this.#timer = setTimeout(() => this.#pump(), Math.max(0, early) * 1000)
  }

  /** Makes and hands on one piece; false when there is none left. */
  #pumpOnce(): boolean {
    const running = this.#running
    if (!running) return false
    const { context, flow, level } = running
    const piece = flow.next(Math.round(PIECE_S * context.sampleRate))
    if (!piece) return false
    const source = context.createBufferSource()
    source.buffer = bufferOf(context, piece)
    source.connect(level)
    // A window that was kept from working goes on from where it is now.
    const begins = Math.max(running.ends, context.currentTime)
    source.start(begins)
    running.sources = [...running.sources.slice(-AHEAD_S / PIECE_S), source]
    running.ends = begins + piece.left.length / context.sampleRate
    return true
  }
}

function bufferOf(context: AudioContext, { left, right }: Stereo): AudioBuffer {
  const buffer = context.createBuffer(2, left.length, context.sampleRate)
  buffer.getChannelData(0).set(left)
  buffer.getChannelData(1).set(right)
  return buffer
}
