/** One voice of a sound: a tone or noise that dies away. Times in ms, pitch in Hz. */
export interface Voice {
  readonly wave: 'sine' | 'triangle' | 'noise'
  readonly at: number
  readonly lasts: number
  /** Of a tone its pitch, of noise the middle of its band. */
  readonly from: number
  readonly to: number
  /** Its loudness beside the others. */
  readonly part: number
  /** How narrow the band of noise is. */
  readonly narrow?: number
  /** Until it is loudest; 1 unless said, as of something struck. */
  readonly swells?: number
}

export const noise = (
  at: number,
  lasts: number,
  from: number,
  to: number,
  part: number,
  narrow = 1,
  swells = 1,
): Voice => ({ wave: 'noise', at, lasts, from, to, part, narrow, swells })

export const tone = (at: number, lasts: number, from: number, to: number, part: number, swells = 1): Voice => ({
  wave: 'sine',
  at,
  lasts,
  from,
  to,
  part,
  swells,
})

/** Something struck: the tones it rings with, the higher the shorter. Pitches in Hz, each with its part. */
export const struck = (at: number, lasts: number, part: number, ...rings: readonly (readonly [number, number])[]) =>
  rings.map(([pitch, of], i) => tone(at, lasts * (1 - (0.5 * i) / rings.length), pitch, pitch, part * of))

/** A small bell: its tone and two partials that are no harmonics. */
export const bell = (at: number, lasts: number, pitch: number, part: number): Voice[] =>
  struck(at, lasts, part, [pitch, 0.72], [pitch * 2.02, 0.2], [pitch * 2.76, 0.08])
