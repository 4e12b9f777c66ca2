import { type Flow, Overlaps, type Stereo } from '../flow.ts'
import { played } from './instruments.ts'
import { type Instrument, type Note, type Piece, notesOf } from './score.ts'

/** Where each stands, from -1 = left to 1 = right. */
const PLACES: Readonly<Record<Instrument, number>> = { bars: 0.15, reeds: -0.25, bass: -0.1, chuff: 0.35 }

/** A piece as it is played, once, to its last ring. */
export class Performance implements Flow {
  readonly #notes: readonly Note[]
  readonly #beat: number
  readonly #rate: number
  readonly #overlaps = new Overlaps()
  #come = 0
  #at = 0

  constructor(piece: Piece, rate: number) {
    this.#notes = notesOf(piece)
    this.#beat = 60 / piece.beatsPerMinute
    this.#rate = rate
  }

  next(frames: number): Stereo | null {
    if (this.#come === this.#notes.length && this.#overlaps.empty) return null
    const piece = { left: new Float32Array(frames), right: new Float32Array(frames) }
    for (; this.#come < this.#notes.length; this.#come++) {
      const note = this.#notes[this.#come]
      const begins = Math.round(note.at * this.#beat * this.#rate)
      if (begins >= this.#at + frames) break
      this.#overlaps.add(played(note, this.#beat, this.#rate, this.#come), begins, 1, PLACES[note.by])
    }
    this.#overlaps.pour(piece, this.#at)
    this.#at += frames
    return piece
  }
}
