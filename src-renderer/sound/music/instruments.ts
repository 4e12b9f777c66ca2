import { mixed } from '../synth.ts'
import { noise, struck, tone, type Voice } from '../voice.ts'
import type { Instrument, Note } from './score.ts'

/** Struck bars ring on after their note; lower ones longer. In seconds at 440 Hz. */
const RINGS_S = 1.5

const VOICES: Readonly<Record<Instrument, (pitch: number, seconds: number) => Voice[]>> = {
  // of metal, with a soft mallet: the fourth harmonic, and a tap
  bars(pitch, seconds) {
    const ms = 1000 * Math.min(2.6, Math.max(0.7, Math.min(seconds + 0.6, RINGS_S * Math.sqrt(440 / pitch) + 0.4)))
    return [
      ...struck(0, ms, 1, [pitch, 0.86]),
      tone(0, ms * 0.3, pitch * 3.98, pitch * 3.98, 0.12, 3),
      noise(0, 18, Math.min(3000, pitch * 2.5), pitch * 2, 0.06, 1.5, 4),
    ]
  },
  // of an accordion: two tongues a little apart
  reeds: (pitch, seconds) =>
    [0.9985, 1.0015].flatMap((off) =>
      [1, 2, 3, 4].map((n) => tone(0, seconds * 1000 + 120, pitch * n * off, pitch * n * off, 0.4 / n, 70)),
    ),
  // plucked: what small speakers leave out is heard in its harmonics
  bass: (pitch, seconds) =>
    struck(0, seconds * 1000 + 250, 1, [pitch, 0.5], [pitch * 2, 0.3], [pitch * 3, 0.16], [pitch * 4, 0.1]),
  // wheels and a brush
  chuff: (pitch, seconds) => [noise(0, 60 + seconds * 300, pitch, pitch * 0.7, 1, 0.8, 12)],
}

/** A note as samples; `second` = how long a beat is. */
export function played({ by, beats, pitch, part }: Note, second: number, rate: number, seed: number): Float32Array {
  const samples = mixed(VOICES[by](pitch, beats * second), rate, seed)
  for (let i = 0; i < samples.length; i++) samples[i] *= part
  return samples
}
