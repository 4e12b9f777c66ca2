import { linear, type Act } from '../../../stage/motion/motion.ts'

/** So much of what moves is braked, and then gathers way again, in milliseconds at full speed; each takes twice that */
const BRAKES = 110

/**
 * The time of a drive that halts once on its way: everything in it slows down, stands for a while, and goes on. All
 * times given and taken are in milliseconds; those of the drive know nothing of the halt.
 */
export class Halting {
  readonly #halt: number
  readonly #stands: number
  readonly #brakes: number

  /** `halt`: when in the drive's own time; null = it never does. */
  constructor(halt: number | null, stands: number) {
    this.#halt = halt ?? Infinity
    this.#stands = stands
    this.#brakes = Math.min(BRAKES, this.#halt)
  }

  /** When it stands. */
  get stops(): number {
    return this.#halt + this.#brakes
  }

  get #goes(): number {
    return this.stops + this.#stands
  }

  /** When something of the drive is over. */
  ends(time: number): number {
    const left = this.#halt - time
    if (left >= this.#brakes) return time
    if (left < 0) return this.begins(time)
    return this.stops - 2 * this.#brakes * Math.sqrt(left / this.#brakes || 0)
  }

  /** When something of the drive begins: what does so as it halts waits until it goes on. */
  begins(time: number): number {
    if (time < this.#halt) return this.ends(time)
    const gone = time - this.#halt
    return this.#goes + (gone < BRAKES ? 2 * BRAKES * Math.sqrt(gone / BRAKES) : BRAKES + gone)
  }

  /** The time of the drive at a time. */
  #driven(time: number): number {
    if (time <= this.#halt - this.#brakes) return time
    if (time < this.stops) return this.#halt - this.#brakes * ((this.stops - time) / (2 * this.#brakes)) ** 2
    const gone = time - this.#goes
    if (gone <= 0) return this.#halt
    return this.#halt + (gone < 2 * BRAKES ? BRAKES * (gone / (2 * BRAKES)) ** 2 : gone - BRAKES)
  }

  /** What moves in the drive, in the time of whoever looks. */
  acts(acts: readonly Act[]): readonly Act[] {
    return this.#halt === Infinity ? acts : acts.map((act) => this.#act(act))
  }

  #act(act: Act): Act {
    if (act.lasts === 0) return { ...act, at: this.ends(act.at) }
    const at = this.begins(act.at)
    const lasts = this.ends(act.at + act.lasts) - at
    const ease = act.ease ?? linear
    const part = (of: number) => (this.#driven(at + of * lasts) - act.at) / act.lasts
    return { ...act, at, lasts, ease: (of) => ease(Math.min(1, Math.max(0, part(of)))) }
  }
}
