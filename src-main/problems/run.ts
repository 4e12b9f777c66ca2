import { MOST_HINTS, MOST_STARS, type Phase, type ProblemState, type Theme } from '../../src-shared/problems.ts'
import type { Fact } from '../../src-shared/advice.ts'
import { sameName } from '../../src-shared/same-name.ts'
import type { SeatInfo } from '../../src-shared/table.ts'
import type { AnyGame, GameEvent, Seat, State } from '../engine/game.ts'
import { partOf } from '../bots/search/parts.ts'
import type { Tried, Verdict } from '../bots/weighing/verdict.ts'
import { Course, type Start } from '../table/course.ts'

/** What is solved at a table: a position with one best line. */
export interface Task {
  readonly id: string
  readonly game: AnyGame
  readonly start: Start
  readonly seat: Seat
  readonly answer: readonly number[]
  readonly second: readonly number[]
  /** By so many points the answer is ahead of the second best. */
  readonly ahead: number
  readonly theme: Theme
  readonly difficulty: number
  readonly number: number
  readonly gains: number
}

/** A problem at its table: what was tried, what was told, and how it stands. */
export class ProblemRun {
  readonly task: Task
  course: Course
  /** Of the stars: lost today, before it was opened and since. */
  spent: number
  tries = 0
  #hints = 0
  /** The solution was shown: whoever plays it now has not found it. */
  #given = false
  #phase: Phase = 'open'
  #facts: readonly Fact[] = []
  /** The try, or the solution that is shown, of which nothing has been said yet. */
  #tried: Tried | null = null
  readonly #first: State

  /** @param spent stars that were lost before */
  constructor(task: Task, spent: number) {
    this.task = task
    this.spent = spent
    this.course = new Course(task.game, task.start)
    this.#first = this.course.state.slice()
  }

  get phase(): Phase {
    return this.#phase
  }

  get stars(): number {
    return this.#given ? 0 : Math.max(0, MOST_STARS - this.spent)
  }

  get state(): ProblemState {
    this.#noteEnd()
    const { id, theme, difficulty, number, seat, gains, answer } = this.task
    const over = this.#phase === 'solved' || this.#phase === 'shown'
    return {
      id,
      theme,
      difficulty,
      number,
      seat,
      gains,
      phase: this.#phase,
      tries: this.tries,
      hints: this.#hints,
      stars: this.stars,
      light: this.#hints > 0 && this.#phase === 'open' ? this.#light() : [],
      answer: over || this.#hints === MOST_HINTS ? answer : null,
      facts: this.#facts,
    }
  }

  /** What is to be judged, outside: it takes long. null = nothing. */
  get tried(): Tried | null {
    this.#noteEnd()
    return this.#tried
  }

  /** What is thought of `tried`. */
  judge({ right, facts }: Verdict): void {
    this.#tried = null
    this.#facts = facts
    if (this.#phase !== 'judging') return
    this.#phase = !right ? 'wrong' : this.#given ? 'shown' : 'solved'
    if (!right) {
      this.tries++
      this.#lose()
    }
  }

  /** Nobody waits for what is thought of it. */
  leave(): void {
    this.#tried = null
  }

  /** The steps at the table may have ended the try: it is as it is, and to be judged. */
  #noteEnd(): void {
    const codes = this.#phase === 'open' ? this.#closed() : null
    if (!codes) return
    this.#phase = 'judging'
    this.#tried = this.#trying(codes)
  }

  /** The next hint. False where there is none any more. */
  hint(): boolean {
    if (this.#phase !== 'open' || this.#hints === MOST_HINTS) return false
    this.#hints++
    this.#lose()
    return true
  }

  /** The position is set up again. */
  again(): void {
    this.course = new Course(this.task.game, this.task.start)
    this.#phase = 'open'
    this.#facts = []
    this.#tried = null
  }

  /** The solution is shown: that ends the counting, where it is not solved. The position is set up for it. */
  give(): void {
    const solved = this.#phase === 'solved'
    this.again()
    this.#phase = solved ? 'solved' : 'shown'
    this.#given ||= !solved
    if (!solved) this.spent = MOST_STARS
    this.#tried = this.#trying(this.task.answer)
  }

  #lose(): void {
    this.spent = Math.min(MOST_STARS, this.spent + 1)
  }

  #trying(codes: readonly number[]): Tried {
    const { game, start, seat, answer, second, ahead } = this.task
    const beliefs: unknown = game.beliefs(this.#first, seat)
    return { game: game.id, seats: start.seats.length, seat, beliefs, best: answer, second, ahead, codes }
  }

  /** All that was answered, once the try is over: the turn is, something was learnt or another is asked. */
  #closed(): number[] | null {
    const { game, seat } = this.task
    const part = partOf(game)
    const s = this.#first.slice()
    const turn = part.turn(s)
    const codes: number[] = []
    let learnt = false
    for (const code of this.course.steps.flatMap((step) => step.codes)) {
      game.apply(s, code, (event: GameEvent) => (learnt ||= event.learnt.includes(seat)))
      codes.push(code)
      if (learnt || part.ended(s) || part.turn(s) !== turn || game.decider(s) !== seat) return codes
    }
    return null
  }

  #light(): ProblemState['light'] {
    const { game, answer } = this.task
    return game.touches(this.#first, answer[0])
  }
}

const NAMES = ['Ada', 'Bram', 'Cleo', 'Dirk'] as const

/** Who sits at a problem's table: whoever solves it, and others whom nobody asks. */
export function seatedFor(seats: number, seat: Seat, name: string): SeatInfo[] {
  const others = NAMES.filter((one) => sameName(one) !== sameName(name))
  return Array.from({ length: seats }, (_, i) =>
    i === seat ? { name, player: 'person' } : { name: others[i < seat ? i : i - 1] ?? '', player: 'driver' },
  )
}
