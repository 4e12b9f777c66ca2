import { isReason, type Reason, type Seat, type Viewer } from '../../src-shared/core.ts'
import type { TakeBack } from '../../src-shared/table.ts'
import type { Status } from '../engine/game.ts'
import { Consent } from './consent.ts'
import type { Course } from './course.ts'
import { standingOf } from './draft.ts'
import type { BackLine } from './line.ts'
import { redoable, takeBackFor, undoable } from './undo.ts'

/** A way back, or forth again, that may be gone: the line to keep for it, and where it leads. */
export interface Going {
  readonly line: BackLine
  readonly status: Status
}

/** The question that stands open: whose wish, and who is asked now. */
export interface Asking {
  readonly wish: TakeBack
  readonly asked: Seat
  readonly about: 'takeBack' | 'sameDeal'
}

/** All going back at a table: what may be undone and made again, and what only with the consent of the others. */
export class TakingBack {
  readonly #course: Course
  readonly #practice: boolean
  /** Somebody wishes to take steps back, and not all have said yet whether they agree. */
  #consent: Consent | null = null
  #about: Asking['about'] = 'takeBack'

  constructor(course: Course, practice: boolean) {
    this.#course = course
    this.#practice = practice
  }

  get asking(): Asking | null {
    const consent = this.#consent
    return consent?.asked === null || consent?.asked === undefined
      ? null
      : { wish: consent.wish, asked: consent.asked, about: this.#about }
  }

  /** null = undo is possible; otherwise why it is not. */
  stuck(viewer: Viewer): Reason | null {
    const count = undoable(this.#course, viewer, this.#practice)
    return isReason(count) ? count : null
  }

  undo(viewer: Viewer): Going | Reason {
    const count = undoable(this.#course, viewer, this.#practice)
    if (isReason(count)) return count
    const { steps } = this.#course
    return this.#going('undo', count, steps[steps.length - count].by)
  }

  /** null = there is nothing to make again. */
  redo(viewer: Viewer): Going | null {
    const count = redoable(this.#course, viewer)
    const first = this.#course.undone.at(-1)
    return first && count > 0 ? this.#going('redo', count, first.by) : null
  }

  /** Asks each other person in turn. A way back at once where there is none; null when the seat cannot wish it. */
  wish(seat: Seat): Going | 'asked' | null {
    const wish = takeBackFor(this.#course, seat)
    if (!wish) return null
    if (wish.asks.length === 0) return this.#going('takeBack', wish.count, seat)
    this.#consent = new Consent(wish, this.#course.seats.length)
    this.#about = 'takeBack'
    return 'asked'
  }

  /** Asks each other person whether the game may end and begin anew with the same cards. */
  wishSameDeal(seat: Seat, asks: readonly Seat[]): void {
    const { turn } = this.#course.status
    this.#consent = new Consent({ by: seat, count: 0, turn, learnt: [], asks }, this.#course.seats.length)
    this.#about = 'sameDeal'
  }

  /** This seat agrees. A way back when it was the last; the question stays open until that way was gone. */
  agree(seat: Seat): Going | 'asked' | 'sameDeal' {
    const consent = this.#consent
    if (!consent?.isLast(seat)) {
      consent?.agree(seat)
      return 'asked'
    }
    if (this.#about === 'sameDeal') {
      this.close()
      return 'sameDeal'
    }
    return this.#going('takeBack', consent.wish.count, consent.wish.by)
  }

  /** The wish is fulfilled, refused or dropped. */
  close(): void {
    this.#consent = null
  }

  /** Another sits at this seat: what was asked of that person or wished by the one before is asked no longer. */
  seated(seat: Seat): void {
    const wish = this.#consent?.wish
    if (wish && (wish.by === seat || wish.asks.includes(seat))) this.close()
  }

  #going(kind: BackLine['kind'], count: number, by: Seat): Going {
    const status = kind === 'redo' ? this.#course.statusAfter(count) : this.#course.statusBefore(count)
    return { line: { kind, by, count, ...standingOf(status) }, status }
  }
}
