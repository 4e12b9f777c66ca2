import type { Cue } from './cues.ts'
import { RAW } from './levels.ts'
import type { Sound, Voice } from './tones.ts'
import { SOUNDS } from './tones.ts'

/** The same sound again sooner than this is one sound. */
const APART_MS = 25
/** An open device keeps the machine awake: after so much silence it is put to rest. */
const SILENCE_MS = 4000
const ATTACK_S = 0.003
/** What is left of a voice at its end, of its loudest: -48 dB, so that a sound is heard for as long as it says. */
const LEFT = 0.004

/**
 * Plays sounds, made as they are played. It opens no sound device before the person has touched anything, and none when
 * it is off.
 */
export class Sounds {
  /** 0 = off, to 100. */
  volume = 0
  readonly #open: () => AudioContext
  #context: AudioContext | null = null
  #hiss: AudioBuffer | null = null
  #touched = false
  #silence: ReturnType<typeof setTimeout> | undefined
  readonly #last = new Map<Cue, number>()

  constructor(open: () => AudioContext) {
    this.#open = open
  }

  /** The person has clicked or pressed a key: from now on there may be sound. */
  gesture(): void {
    this.#touched = true
  }

  play(cue: Cue): void {
    if (!this.#touched || this.volume <= 0) return
    const context = this.#device()
    if (!context) return
    const now = context.currentTime
    if (now - (this.#last.get(cue) ?? -Infinity) < APART_MS / 1000) return
    this.#last.set(cue, now)
    this.#wake(context, SOUNDS[cue].lasts)
    try {
      this.#sound(context, SOUNDS[cue], SOUNDS[cue].peak - RAW[cue], now)
    } catch (error) {
      // A game must not stop for a sound, and the others are still to be heard.
      console.error(error)
    }
  }

  #device(): AudioContext | null {
    try {
      return (this.#context ??= this.#open())
    } catch {
      // A machine without a sound device plays on in silence.
      this.volume = 0
      return null
    }
  }

  /** It may be on its way to rest still, so it is called whatever it says of itself. */
  #wake(context: AudioContext, lasts: number): void {
    void context.resume()
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => void context.suspend(), lasts + SILENCE_MS)
  }

  #sound(context: AudioContext, { voices }: Sound, gain: number, now: number): void {
    const out = context.createGain()
    out.gain.value = loudness(gain, this.volume)
    out.connect(context.destination)
    for (const voice of voices) this.#voice(context, out, voice, now + voice.at / 1000)
  }

  #voice(context: AudioContext, out: GainNode, voice: Voice, start: number): void {
    const end = start + voice.lasts / 1000
    const envelope = context.createGain()
    envelope.gain.setValueAtTime(0.0001, start)
    envelope.gain.exponentialRampToValueAtTime(Math.max(0.0002, voice.part), Math.min(end, start + ATTACK_S))
    envelope.gain.exponentialRampToValueAtTime(Math.max(0.0001, voice.part * LEFT), end)
    envelope.connect(out)
    const source =
      voice.wave === 'noise'
        ? this.#noise(context, envelope, voice, start, end)
        : tone(context, envelope, voice, start, end)
    source.start(start)
    source.stop(end)
  }

  #noise(
    context: AudioContext,
    to: AudioNode,
    { from, to: last, narrow = 1 }: Voice,
    start: number,
    end: number,
  ): AudioScheduledSourceNode {
    const source = context.createBufferSource()
    source.buffer = this.#hiss ??= hissing(context)
    source.loop = true
    const band = context.createBiquadFilter()
    band.type = 'bandpass'
    band.Q.value = narrow
    glide(band.frequency, from, last, start, end)
    source.connect(band)
    band.connect(to)
    return source
  }
}

/** Amplitude of a level in dB at a volume from 0 to 100; the lower half of the slider is not wasted on loud steps. */
export const loudness = (level: number, volume: number): number => 10 ** (level / 20) * (volume / 100) ** 2

function tone(
  context: AudioContext,
  to: AudioNode,
  voice: Voice,
  start: number,
  end: number,
): AudioScheduledSourceNode {
  const source = context.createOscillator()
  if (voice.wave !== 'noise') source.type = voice.wave
  glide(source.frequency, voice.from, voice.to, start, end)
  source.connect(to)
  return source
}

function glide(pitch: AudioParam, from: number, to: number, start: number, end: number): void {
  pitch.setValueAtTime(from, start)
  pitch.exponentialRampToValueAtTime(to, end)
}

/** A second of noise, the same every time. */
function hissing(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  let state = 1
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    samples[i] = state / 2 ** 31 - 1
  }
  return buffer
}
