/** What a sound measures: level, spectrum, length. Made as the window makes it, without a window. */
import { Performance } from '../src-renderer/sound/music/performance.ts'
import { THEME } from '../src-renderer/sound/music/theme.ts'
import type { Weight } from '../src-renderer/sound/recipes/recipe.ts'
import { type Cue, CUES } from '../src-renderer/sound/cues.ts'
import { BEDS } from '../src-renderer/sound/ambience/index.ts'
import { Surround } from '../src-renderer/sound/ambience/bed.ts'
import type { Flow } from '../src-renderer/sound/flow.ts'
import { lufs, momentary, weighed } from '../src-renderer/sound/loudness.ts'
import { VARIANTS, made } from '../src-renderer/sound/made.ts'
import { RECIPES } from '../src-renderer/sound/recipes/index.ts'

export const RATE = 48_000
/** Below this, of full, nothing is heard: -60 dB. */
const SILENT = 0.001
const decibel = (value: number): number => tenths(20 * Math.log10(Math.max(value, 1e-6)))
const tenths = (value: number): number => Math.round(value * 10) / 10

export interface SoundMeasures {
  /** Loudest 400 ms, in LUFS at full volume. */
  readonly lufs: number
  /** Loudest sample, and mean level while it is heard, in dBFS; what the first has over the second, in dB. */
  readonly peak: number
  readonly mean: number
  readonly crest: number
  /** Share of the energy between 300 Hz and 3 kHz, and below 150 Hz; the middle of the spectrum in Hz. */
  readonly share: number
  readonly low: number
  readonly centre: number
  /** Until it is no longer heard. */
  readonly ms: number
  readonly clipped: number
}

/** Measures samples from -1 to 1 of one channel. */
export function measured(samples: Float32Array, rate = RATE): SoundMeasures {
  let [loudest, end, square, clipped] = [0, 0, 0, 0]
  samples.forEach((one, i) => {
    const size = Math.abs(one)
    loudest = Math.max(loudest, size)
    if (size > SILENT) end = i + 1
    if (size >= 1) clipped++
    square += one * one
  })
  const mean = Math.sqrt(square / Math.max(1, end))
  const { share, low, centre } = spectrum(samples, rate)
  return {
    lufs: tenths(momentary(samples, rate)),
    peak: decibel(loudest),
    mean: decibel(mean),
    crest: tenths(decibel(loudest) - decibel(mean)),
    share: Math.round(share * 1000) / 1000,
    low: Math.round(low * 1000) / 1000,
    centre: Math.round(centre),
    ms: Math.round((end / rate) * 1000),
    clipped,
  }
}

/** Where the energy lies. */
export function spectrum(samples: Float32Array, rate: number): { share: number; low: number; centre: number } {
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, samples.length)))
  const [re, im] = [new Float64Array(size), new Float64Array(size)]
  re.set(samples)
  transform(re, im)
  let [all, middle, low, weighted] = [0, 0, 0, 0]
  for (let i = 1; i < size / 2; i++) {
    const energy = re[i] ** 2 + im[i] ** 2
    const pitch = (i * rate) / size
    all += energy
    weighted += energy * pitch
    if (pitch >= 300 && pitch <= 3000) middle += energy
    if (pitch < 150) low += energy
  }
  return { share: middle / all, low: low / all, centre: weighted / all }
}

/** The fast Fourier transform, in place; the length is a power of two. */
function transform(re: Float64Array, im: Float64Array): void {
  const n = re.length
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1
    for (; j & bit; bit >>= 1) j ^= bit
    j ^= bit
    if (i < j) {
      ;[re[i], re[j]] = [re[j], re[i]]
      ;[im[i], im[j]] = [im[j], im[i]]
    }
  }
  for (let length = 2; length <= n; length *= 2) {
    const angle = (-2 * Math.PI) / length
    for (let k = 0; k < length / 2; k++) {
      const [c, s] = [Math.cos(angle * k), Math.sin(angle * k)]
      for (let at = k; at < n; at += length) {
        const other = at + length / 2
        const [x, y] = [re[other] * c - im[other] * s, re[other] * s + im[other] * c]
        ;[re[other], im[other]] = [re[at] - x, im[at] - y]
        ;[re[at], im[at]] = [re[at] + x, im[at] + y]
      }
    }
  }
}

export interface CueMeasures extends SoundMeasures {
  readonly kind: 'cue'
  readonly name: Cue
  readonly variant: number
  readonly weight: Weight
  readonly channels: readonly [Float32Array]
}

/** Every variant of every cue, as it sounds at full volume. */
export const measuredCues = (): CueMeasures[] =>
  CUES.flatMap((name) =>
    Array.from({ length: VARIANTS }, (_, variant): CueMeasures => {
      const samples = made(name, variant, RATE)
      const { weight } = RECIPES[name]
      return { kind: 'cue', name, variant, weight, ...measured(samples), channels: [samples] }
    }),
  )

export const allMeasured = (): (CueMeasures | FlowMeasures)[] => [...measuredCues(), ...measuredFlows()]

export interface FlowMeasures extends SoundMeasures {
  readonly kind: 'ambience' | 'music'
  readonly name: string
  /** Of the whole, gated, in LUFS: ITU-R BS.1770's programme loudness. */
  readonly integrated: number
  readonly channels: readonly [Float32Array, Float32Array]
}

/** So much of an ambience, which never ends, is measured, in seconds. */
const LISTENED_S = 30

function measuredFlow(kind: FlowMeasures['kind'], name: string, flow: Flow, seconds = Infinity): FlowMeasures {
  const [left, right]: [Float32Array[], Float32Array[]] = [[], []]
  for (let at = 0; at < seconds; at++) {
    const piece = flow.next(RATE)
    if (!piece) break
    left.push(piece.left)
    right.push(piece.right)
  }
  const channels: [Float32Array, Float32Array] = [joined(left), joined(right)]
  const middle = channels[0].map((one, i) => (one + channels[1][i]) / 2)
  const clipped = channels.reduce((sum, side) => sum + side.filter((one) => Math.abs(one) >= 1).length, 0)
  return { kind, name, ...measured(middle), clipped, integrated: integrated(channels), channels }
}

function joined(pieces: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}

/** Programme loudness: blocks of 400 ms, gated at -70 LUFS, then 10 LU below the mean of what is left. */
function integrated(channels: readonly Float32Array[]): number {
  const heard = channels.map((side) => weighed(side, RATE))
  const [window, hop] = [0.4 * RATE, 0.1 * RATE]
  const blocks: number[] = []
  for (let begin = 0; begin + window <= heard[0].length; begin += hop) {
    let sum = 0
    for (const side of heard) for (let i = begin; i < begin + window; i++) sum += side[i] ** 2
    blocks.push(sum / window)
  }
  const mean = (those: readonly number[]): number => those.reduce((a, b) => a + b, 0) / Math.max(1, those.length)
  const loud = blocks.filter((one) => lufs(one) > -70)
  const gate = lufs(mean(loud)) - 10
  return tenths(lufs(mean(loud.filter((one) => lufs(one) > gate))))
}

/** Every ambience by day and by night, and the theme, at full volume. */
export function measuredFlows(): FlowMeasures[] {
  const times = ['day', 'night'] as const
  return [
    ...Object.entries(BEDS).flatMap(([game, beds]) =>
      times.map((time) => measuredFlow('ambience', `${game}-${time}`, new Surround(beds[time], RATE, 1), LISTENED_S)),
    ),
    measuredFlow('music', 'home', new Performance(THEME, RATE)),
  ]
}
