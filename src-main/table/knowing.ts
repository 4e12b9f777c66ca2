import type { Seat } from '../../src-shared/core.ts'
import type { KnownWhy, TableState } from '../../src-shared/table.ts'
import type { Course } from './course.ts'
import { standingOf } from './draft.ts'
import { personsAmong } from './eyes.ts'
import type { KnownLine } from './line.ts'

/** What a game's people may know of its hidden cards, and what would make it known: a known game is not counted. */
export class Knowing {
  readonly #course: Course
  readonly #practice: boolean
  readonly #before: () => KnownWhy | null
  /** All have agreed to begin anew with the same cards, and nothing has changed since. */
  #sameDealAgreed = false

  /** @param before why the game was known before it was opened; null = it was not */
  constructor(course: Course, practice: boolean, before: () => KnownWhy | null) {
    this.#course = course
    this.#practice = practice
    this.#before = before
  }

  /** Why the game is known; null = it is not. */
  get why(): KnownWhy | null {
    return this.#before() ?? this.#course.known
  }

  /** Would the game become known when this seat looks? Whoever looks into a hand that a bot held makes it so. */
  madeBy(seat: Seat): boolean {
    return this.#course.heldByBot(seat) && !this.#practice && !this.#course.status.outcome && this.why === null
  }

  /** What is kept when this seat's look makes the game known. */
  lineBy(seat: Seat): KnownLine {
    return { kind: 'known', by: seat, why: 'seatOpened', ...standingOf(this.#course.status) }
  }

  /** What stands between this game and another with the same cards: who plays both knows what lies hidden. */
  get sameDeal(): TableState['sameDeal'] {
    const { status, seats } = this.#course
    if (status.outcome || this.#practice || personsAmong(seats).length < 2) return 'free'
    return this.#sameDealAgreed ? 'agreed' : 'asks'
  }

  agreeToSameDeal(): void {
    this.#sameDealAgreed = true
  }

  /** Something has changed: all would have to be asked again. */
  forgetSameDeal(): void {
    this.#sameDealAgreed = false
  }
}
