/** From the bass up: the root, the other bass note, then what is struck above. */
export type Chord = readonly string[]

export interface Bar {
  /** One for the whole bar, or one for each half. */
  readonly chords: readonly Chord[]
  /** Notes and their beats, in their order. */
  readonly tune: string
  /** The reeds play along, an octave below. */
  readonly full?: boolean
}

export interface Piece {
  readonly beatsPerMinute: number
  readonly bars: readonly Bar[]
}

export type Instrument = 'bars' | 'reeds' | 'bass' | 'chuff'

export interface Note {
  readonly by: Instrument
  /** In beats from the beginning. */
  readonly at: number
  readonly beats: number
  /** In Hz. */
  readonly pitch: number
  readonly part: number
}

export const BEATS = 4
/** The second half of a beat comes a little late, as wheels do. */
const SWING = 0.07

const STEPS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }

/** Semitones above C-1, of a name such as Bb4. */
export function stepsOf(name: string): number {
  const [, letter, flat, octave] = /^([A-G])(b?)(\d)$/.exec(name) ?? []
  if (letter === undefined) throw new Error(`no note is called ${name}`)
  return STEPS[letter] - (flat ? 1 : 0) + 12 * (Number(octave) + 1)
}
const pitchOf = (name: string): number => 440 * 2 ** ((stepsOf(name) - 69) / 12)

const swung = (at: number): number => (at % 1 === 0.5 ? at + SWING : at)

/** The notes of a tune as they are written, from a beat on. */
export function tuneOf({ tune }: Bar): { name: string; at: number; beats: number }[] {
  let at = 0
  return tune.split(' ').flatMap((written) => {
    const [name, length] = written.split(':')
    const beats = Number(length)
    at += beats
    return name === 'R' ? [] : [{ name, at: at - beats, beats }]
  })
}

/** All that is played in a piece, by whom, in the order of the beginnings. */
export function notesOf({ bars }: Piece): Note[] {
  const last = bars.length - 1
  return bars.flatMap((bar, i) => [...lead(bar, i * BEATS), ...beneath(bar, i * BEATS, i === last)]).sort(byBeginning)
}

const byBeginning = (a: Note, b: Note): number => a.at - b.at

function lead(bar: Bar, from: number): Note[] {
  return tuneOf(bar).flatMap(({ name, at, beats }): Note[] => {
    const part = at % 2 === 0 ? 0.3 : 0.24
    const note = { at: from + swung(at), beats, pitch: pitchOf(name) }
    return [
      { ...note, by: 'bars', part },
      ...(bar.full ? [{ ...note, by: 'reeds' as const, pitch: note.pitch / 2, part: 0.05 }] : []),
    ]
  })
}

/** Bass on one and three, chords on two and four, wheels all along; at the end a long chord. */
function beneath({ chords }: Bar, from: number, ends: boolean): Note[] {
  const on = (beat: number): Chord => chords[beat < BEATS / 2 ? 0 : chords.length - 1]
  const above = (beat: number, part: number, beats: number): Note[] =>
    on(beat)
      .slice(2, 5)
      .map((name, i) => ({ by: 'bars', at: from + beat + i * 0.02, beats, pitch: pitchOf(name), part }))
  const bass = (beat: number, beats: number): Note => {
    const [root, other] = on(beat)
    const name = beat < 2 || chords.length > 1 ? root : other
    return { by: 'bass', at: from + beat, beats, pitch: pitchOf(name), part: 0.26 }
  }
  if (ends) return [bass(0, BEATS), ...above(0.1, 0.09, BEATS)]
  const wheels = Array.from({ length: BEATS * 2 }, (_, i): Note => ({
    by: 'chuff',
    at: from + swung(i / 2),
    beats: 0.2,
    pitch: 1900,
    part: [0.05, 0.018, 0.03, 0.018][i % 4],
  }))
  return [bass(0, 1.8), bass(2, 1.8), ...above(1, 0.07, 1), ...above(3, 0.07, 1), ...wheels]
}
