import { easeOut } from '../motion/motion.ts'
import type { Piece, Poses } from '../pieces.ts'
import { mixed } from '../motion/settling.ts'

/** How long it takes to come home, and to be seen again where a ghost stood for it, in milliseconds. */
const HOME_MS = 190
const SEEN_MS = 80

/** What is known of a table while something hangs over it that was let go. */
interface Over<Look> {
  readonly now: number
  /** Where it lies when nothing is done with it; undefined = nowhere. */
  readonly home: Piece<Look> | undefined
  /** It was let go at its place, and waits there. */
  readonly put: boolean
  /** What would come of it is shown: where it was put its ghost stands for it. */
  readonly shown: boolean
}

/**
 * What the pointer has let go: it hangs where that was until it is known what becomes of it. What is done with it
 * begins there; else it goes home from there.
 */
export class LetGo<Look> {
  #name: string | null = null
  #hangs: Piece<Look> | null = null
  /** Whether it is yet to be known what becomes of it. */
  #waits = false
  /** It lies at its place, and at home no more than faintly. */
  #isPut = false
  /** A ghost stands for it since it waited at its place: it is hidden then, lest it be drawn over its ghost. */
  #isStoodFor = false
  /** No ghost stands for it: at its place it stays to be seen where it was let go. */
  #stays = false
  /** When it was seen first where it hangs, or on its way home. */
  #since: number | null = null

  /** `piece`: as it hung at the pointer. `stays`: no ghost stands for it. */
  begin(name: string, piece: Piece<Look>, stays = false): void {
    this.#name = name
    this.#hangs = piece
    this.#stays = stays
    this.#waits = false
    this.#isPut = false
    this.#isStoodFor = false
    this.#since = null
  }

  /** Something may be done with it. */
  wait(): void {
    this.#waits = true
  }

  /** Nothing is done with it. */
  goHome(): void {
    if (this.#waits) this.#since = null
    this.#waits = false
  }

  forget(): void {
    this.#name = null
    this.#hangs = null
  }

  get name(): string | null {
    return this.#name
  }

  get hangs(): Piece<Look> | null {
    return this.#hangs
  }

  /** Where something begins that is done with it now. */
  get hanging(): Poses<Look> {
    const [name, hangs] = [this.#name, this.#hangs]
    return name !== null && hangs && (this.#waits || this.#isPut) ? { [name]: { ...hangs, alpha: 1 } } : {}
  }

  /** Whether it is seen where it was let go, and stays there. */
  get lies(): boolean {
    return this.#stays && this.#isPut
  }

  /** Where it is drawn now, if anywhere, and whether it is still on its way. */
  at({ now, home, put, shown }: Over<Look>): { piece: Piece<Look> | null; moves: boolean } {
    const hangs = this.#hangs
    const isTakenUp = this.#isPut && !put
    if (!hangs || !home || (isTakenUp && !this.#stays)) {
      this.forget()
      return LIES
    }
    if (isTakenUp) this.#since = null
    this.#since ??= now
    const ms = now - this.#since
    if (this.#waits) {
      const seen = Math.min(1, ms / SEEN_MS)
      this.#isStoodFor ||= put && !this.#stays
      const whole = this.#stays ? hangs.alpha : 1
      const alpha = this.#isStoodFor && shown ? 0 : hangs.alpha + (whole - hangs.alpha) * seen
      return { piece: { ...hangs, alpha }, moves: seen < 1 }
    }
    this.#isPut = put
    if (put && this.#stays) return { piece: hangs, moves: false }
    if (ms >= HOME_MS) {
      if (!put) this.forget()
      return LIES
    }
    if (put) return { piece: { ...home, alpha: (home.alpha * ms) / HOME_MS }, moves: true }
    const from = { ...hangs, alpha: 1 }
    return { piece: { ...mixed(from, home, easeOut(ms / HOME_MS), {}), z: hangs.z }, moves: true }
  }
}

const LIES = { piece: null, moves: false }
