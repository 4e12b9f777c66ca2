import type { Cue } from './cues.ts'

/** One voice of a sound: a tone or noise with a sharp beginning that dies away. Times in ms, pitch in Hz. */
export interface Voice {
  readonly wave: 'sine' | 'triangle' | 'square' | 'noise'
  readonly at: number
  readonly lasts: number
  /** Of a tone its pitch, of noise the middle of its band. */
  readonly from: number
  readonly to: number
  /** Part of the sound's peak. */
  readonly part: number
  /** How narrow the band of noise is. */
  readonly narrow?: number
}

export interface Sound {
  readonly lasts: number
  /** Loudest moment at full volume, in dBFS. */
  readonly peak: number
  readonly voices: readonly Voice[]
}

const noise = (at: number, lasts: number, from: number, to: number, part: number, narrow = 1): Voice => ({
  wave: 'noise',
  at,
  lasts,
  from,
  to,
  part,
  narrow,
})
const tone = (
  wave: 'sine' | 'triangle' | 'square',
  at: number,
  lasts: number,
  from: number,
  to: number,
  part: number,
): Voice => ({ wave, at, lasts, from, to, part })
/** A struck bell: its tone and two partials that are no harmonics. */
const bell = (at: number, lasts: number, pitch: number, part: number): Voice[] => [
  tone('sine', at, lasts, pitch, pitch, part * 0.6),
  tone('sine', at, lasts * 0.6, pitch * 2.76, pitch * 2.76, part * 0.28),
  tone('sine', at, lasts * 0.3, pitch * 5.4, pitch * 5.4, part * 0.12),
]

/** The handful of docs/look/look.md: dry, short, made here and not recorded. */
export const SOUNDS: Readonly<Record<Cue, Sound>> = {
  // a ticket punch
  choose: { lasts: 60, peak: -20, voices: [noise(0, 22, 3200, 2200, 0.7, 2), noise(24, 36, 900, 500, 0.3)] },
  confirm: {
    lasts: 140,
    peak: -12,
    voices: [
      noise(0, 30, 1400, 900, 0.4, 3),
      tone('triangle', 30, 110, 190, 90, 0.4),
      noise(34, 60, 2400, 1200, 0.2, 4),
    ],
  }, // a lever goes over
  // and back
  cancel: { lasts: 120, peak: -16, voices: [noise(0, 26, 800, 1300, 0.4, 3), tone('triangle', 22, 98, 120, 170, 0.6)] },
  // a knock on wood
  notPossible: { lasts: 90, peak: -18, voices: [tone('sine', 0, 90, 320, 260, 0.6), noise(0, 30, 700, 500, 0.4, 4)] },
  // two strokes of a block bell
  yourTurn: { lasts: 700, peak: -14, voices: [...bell(0, 380, 1180, 0.5), ...bell(220, 480, 1180, 0.5)] },
  curtain: { lasts: 600, peak: -18, voices: [noise(0, 600, 320, 1500, 1, 0.7)] },
  lay: {
    lasts: 180,
    peak: -12,
    voices: [
      tone('triangle', 0, 70, 140, 80, 0.45),
      noise(0, 60, 1800, 900, 0.3),
      noise(50, 130, 4200, 2600, 0.25, 0.8),
    ],
  }, // a sleeper into gravel
  couple: {
    lasts: 220,
    peak: -12,
    voices: [
      noise(0, 40, 2600, 1800, 0.35, 5),
      tone('square', 60, 60, 420, 300, 0.15),
      tone('triangle', 70, 150, 150, 90, 0.5),
    ],
  }, // link and buffer
  uncouple: {
    lasts: 200,
    peak: -12,
    voices: [0, 1, 2, 3].flatMap((i) => [noise(i * 42, 40, 3400 - i * 400, 2600 - i * 300, 0.25, 6)]),
  }, // a chain
  // a rail joint
  joint: { lasts: 70, peak: -18, voices: [noise(0, 24, 1500, 1000, 0.6, 3), tone('triangle', 4, 66, 110, 80, 0.4)] },
  ram: {
    lasts: 160,
    peak: -12,
    voices: [
      tone('triangle', 0, 150, 170, 60, 0.5),
      noise(0, 60, 2200, 700, 0.4, 2),
      tone('square', 0, 60, 320, 240, 0.1),
    ],
  }, // buffers
  derail: {
    lasts: 500,
    peak: -10,
    voices: [
      noise(0, 320, 3200, 1100, 0.45, 1.5),
      tone('triangle', 300, 200, 110, 45, 0.4),
      noise(300, 120, 500, 200, 0.15),
    ],
  }, // scrape and thud
  deliver: { lasts: 350, peak: -12, voices: bell(0, 350, 2093, 1) }, // a till
  card: { lasts: 80, peak: -20, voices: [noise(0, 80, 2600, 5200, 1, 0.9)] },
  error: {
    lasts: 160,
    peak: -12,
    voices: [tone('square', 0, 40, 760, 760, 0.5), tone('square', 90, 70, 620, 620, 0.5)],
  }, // a telegraph's double click
  end: {
    lasts: 1400,
    peak: -10,
    voices: [
      tone('sine', 0, 1400, 660, 700, 0.32),
      tone('sine', 0, 1400, 830, 880, 0.28),
      tone('sine', 30, 1340, 990, 1046, 0.2),
      noise(0, 1400, 2400, 2000, 0.2, 0.8),
    ],
  }, // a short whistle
}
