/** An open device keeps the machine awake: after so much silence it is put to rest. */
const SILENCE_MS = 4000
/** So many sounds at once; a new one beyond takes the place of one that matters less, or is not heard. */
const CUES_AT_ONCE = 10
/** Up to here nothing is changed, beyond it only bent: whatever comes together, nothing clips. */
const BENDS = 0.8
const LOUDEST = 0.98
const HEADROOM = 4

/** How much one sound matters beside another. */
export type Rank = 0 | 1 | 2

interface Voice {
  readonly source: AudioBufferSourceNode
  readonly ends: number
  readonly rank: Rank
}

export interface Playing {
  readonly gain: number
  /** -1 = left, 1 = right. */
  readonly place: number
  readonly rank: Rank
}

/**
 * The window's one way to be heard. It is opened when there is something to be heard, and rests when there is nothing:
 * then no clock of it runs.
 */
export class Device {
  readonly #open: () => AudioContext
  #context: AudioContext | null = null
  #ceiling: AudioNode | null = null
  #broken = false
  #voices: Voice[] = []
  /** What streams hold it open. */
  readonly #holders = new Set<object>()
  #silence: ReturnType<typeof setTimeout> | undefined

  constructor(open: () => AudioContext) {
    this.#open = open
  }

  /** Opened at the first call; null where there is no device: such a machine plays on in silence. */
  get context(): AudioContext | null {
    if (this.#broken) return null
    try {
      return (this.#context ??= this.#open())
    } catch {
      this.#broken = true
      return null
    }
  }

  /** Where everything goes that is to be heard. */
  out(context: AudioContext): AudioNode {
    if (this.#ceiling) return this.#ceiling
    // A shaper takes what is from -1 to 1: more than that is to go in.
    const head = context.createGain()
    head.gain.value = 1 / HEADROOM
    const ceiling = context.createWaveShaper()
    ceiling.curve = bent()
    head.connect(ceiling)
    ceiling.connect(context.destination)
    return (this.#ceiling = head)
  }

  /** Plays samples once, now. */
  play(context: AudioContext, buffer: AudioBuffer, { gain, place, rank }: Playing): void {
    if (!this.#makeRoom(context.currentTime, rank)) return
    const source = context.createBufferSource()
    source.buffer = buffer
    const level = context.createGain()
    level.gain.value = gain
    source.connect(level)
    this.#placed(context, level, place).connect(this.out(context))
    source.start()
    this.#voices.push({ source, ends: context.currentTime + buffer.duration, rank })
    this.#wake(context, buffer.duration * 1000)
  }

  #placed(context: AudioContext, node: AudioNode, place: number): AudioNode {
    const panner = context.createStereoPanner()
    panner.pan.value = place
    node.connect(panner)
    return panner
  }

  #makeRoom(now: number, rank: Rank): boolean {
    this.#voices = this.#voices.filter(({ ends }) => ends > now)
    if (this.#voices.length < CUES_AT_ONCE) return true
    const least = this.#voices.reduce((a, b) => (b.rank < a.rank ? b : a))
    if (least.rank >= rank) return false
    least.source.stop()
    this.#voices = this.#voices.filter((voice) => voice !== least)
    return true
  }

  /** A stream begins: the device stays awake until it lets go. */
  hold(holder: object): void {
    this.#holders.add(holder)
    clearTimeout(this.#silence)
    void this.#context?.resume()
  }

  letGo(holder: object): void {
    if (this.#holders.delete(holder) && this.#context) this.#wake(this.#context, 0)
  }

  /** It may be on its way to rest still, so it is called whatever it says of itself. */
  #wake(context: AudioContext, lasts: number): void {
    void context.resume()
    clearTimeout(this.#silence)
    if (this.#holders.size > 0) return
    const ends = this.#voices.reduce((last, voice) => Math.max(last, voice.ends), 0)
    const left = Math.max(lasts, (ends - context.currentTime) * 1000)
    this.#silence = setTimeout(() => void context.suspend(), left + SILENCE_MS)
  }

  /** Everything is off: nothing of it runs on. */
  mute(): void {
    clearTimeout(this.#silence)
    for (const { source } of this.#voices) source.stop()
    this.#voices = []
    void this.#context?.suspend()
  }
}

/** How loud a volume from 0 to 100 is; the lower half of the slider is not wasted on loud steps. */
export const loudness = (volume: number): number => (volume / 100) ** 2

/** What comes out for what goes in, up to HEADROOM times full on either side. */
function bent(): Float32Array<ArrayBuffer> {
  const curve = new Float32Array(4097)
  const half = (curve.length - 1) / 2
  const bend = LOUDEST - BENDS
  for (let i = 0; i < curve.length; i++) {
    const x = (i / half - 1) * HEADROOM
    const size = Math.abs(x)
    curve[i] = Math.sign(x) * (size <= BENDS ? size : BENDS + bend * Math.tanh((size - BENDS) / bend))
  }
  return curve
}
