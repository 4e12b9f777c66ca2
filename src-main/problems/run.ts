import { MOST_HINTS, MOST_STARS, type Phase, type ProblemState, type Theme } from '../../src-shared/problems.ts'
import type { Fact } from '../../src-shared/advice.ts'
import type { SeatInfo } from '../../src-shared/table.ts'
import type { AnyGame, GameEvent, Seat, State } from '../engine/game.ts'
import { generator } from '../engine/random.ts'
import { factsOf } from '../bots/advice/facts.ts'
import { playedOut } from '../bots/advice/playing-out.ts'
import { partOf } from '../bots/search/parts.ts'
import { Course, type Start } from '../table/course.ts'
import { asGood } from './answering.ts'
import type { Asked } from './weighing.ts'

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

/** Facts are held against so many deals. */
const DEALS = 6
const DICE = 0x5eed

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

  /** From the steps of its table: a try that they have ended is judged now, and once. */
  get state(): ProblemState {
    this.#judge()
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

  /** A try that has come to its end is right or wrong. */
  #judge(): void {
    const codes = this.#phase === 'open' ? this.#closed() : null
    if (!codes) return
    const { answer, second, ahead } = this.task
    const right = asGood(this.#asked, answer, codes, ahead)
    this.#phase = right ? (this.#given ? 'shown' : 'solved') : 'wrong'
    this.#facts = this.#told(codes, right ? second : answer, right)
    if (!right) {
      this.tries++
      this.#lose()
    }
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
  }

  /** The solution is shown: that ends the counting, where it is not solved. The position is set up for it. */
  give(): void {
    const solved = this.#phase === 'solved'
    this.again()
    this.#phase = solved ? 'solved' : 'shown'
    this.#given ||= !solved
    if (!solved) this.spent = MOST_STARS
    const { answer, second } = this.task
    this.#facts = this.#told(answer, second, true)
  }

  #lose(): void {
    this.spent = Math.min(MOST_STARS, this.spent + 1)
  }

  get #asked(): Asked {
    const { game, start, seat } = this.task
    return { game, seats: start.seats.length, seat, beliefs: game.beliefs(this.#first, seat) }
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

  /** What holds of the better of two lines: the first is better, or it is not. */
  #told(one: readonly number[], other: readonly number[], isBetter: boolean): Fact[] {
    const { game, seat } = this.task
    const part = partOf(game)
    const dice = generator(DICE)
    const { beliefs } = this.#asked
    const deals = Array.from({ length: DEALS }, (): State => game.sample(beliefs, dice))
    const [mine, theirs] = (isBetter ? [one, other] : [other, one]).map((codes) =>
      deals.map((deal) => playedOut(game, part, deal.slice(), seat, { codes, prior: 0 })),
    )
    return factsOf(seat, mine, theirs)
  }

  #light(): ProblemState['light'] {
    const { game, answer } = this.task
    return game.touches(this.#first, answer[0])
  }
}

const NAMES = ['Ada', 'Bram', 'Cleo', 'Dirk'] as const

/** Who sits at a problem's table: whoever solves it, and others whom nobody asks. */
export function seatedFor(seats: number, seat: Seat, name: string): SeatInfo[] {
  const others = NAMES.filter((one) => one !== name)
  return Array.from({ length: seats }, (_, i) =>
    i === seat ? { name, player: 'person' } : { name: others[i < seat ? i : i - 1] ?? '', player: 'driver' },
  )
}
