import type { GameEvent } from '../../src-shared/core.ts'
import { cloneState } from '../engine/flat.ts'
import type { State } from '../engine/game.ts'
import type { LessonState } from '../../src-shared/school.ts'
import { choicesOf } from '../table/check.ts'
import type { Course } from '../table/course.ts'
import { holds, LEARNER, type Happened } from './goals.ts'
import type { Goal, Lesson, LessonStep } from './lesson.ts'
import { matches, pieceAt, type Pattern } from './matching.ts'

/** Where a lesson stood after so many steps of its table's course. */
interface Mark {
  /** The lesson's step that is open, from 0; as many as there are: it is done. */
  readonly at: number
  /** So many steps of the course had been made when it began. */
  readonly begun: number
  /** So many answers of the next step of the course were given before it began: taking a card and using it is one. */
  readonly part: number
  readonly astray: string | null
  /** How often was gone on from what is to be read, before the next step of the course. */
  readonly read: number
}

/** An answer of a step of the course, and what came of it. */
interface Told {
  readonly state: State
  /** It, where the learner gave it. */
  readonly answers: readonly unknown[]
  readonly events: readonly GameEvent[]
}

/** A game that is over ends every step that is played freely: nothing more can be done there. */
const endedFree = ({ solution }: LessonStep, { status }: Pick<Happened, 'status'>): boolean =>
  solution === 'bot' && status.outcome !== null

/** The turn of the game that a goal waits for; null where it waits for none. */
function turnOf(goal: Goal): number | null {
  const turn = 'status' in goal ? pieceAt(goal.status, 'turn.atLeast') : null
  return typeof turn === 'number' ? turn : null
}

/** Said to a move that leads away and has no word of its own. */
const OTHERWISE = 'other'

/**
 * How far a lesson has come: found from the steps of its table alone, so that what is taken back at the table is taken
 * back of the lesson too.
 */
export class LessonRun {
  readonly lesson: Lesson
  readonly course: Course
  readonly #trail: Mark[] = [{ at: 0, begun: 0, part: 0, astray: null, read: 0 }]

  constructor(lesson: Lesson, course: Course) {
    this.lesson = lesson
    this.course = course
  }

  get isDone(): boolean {
    return this.#now.at === this.lesson.steps.length
  }

  /** The step that is open; null when the lesson is done. */
  get step(): LessonStep | null {
    return this.lesson.steps[this.#now.at] ?? null
  }

  /** So many steps of the course had been made when the open step began. */
  get begun(): number {
    return this.#now.begun
  }

  /** So many steps of the course stay when what the learner played in the open step is taken back. */
  get standing(): number {
    const { steps } = this.course
    const own = steps.findIndex(({ by }, i) => i >= this.begun && by === LEARNER)
    return own < 0 ? steps.length : own
  }

  /** How often was gone on, by how many steps of the course had been made then. */
  get reads(): readonly number[] {
    void this.#now
    return this.#trail.map(({ read }) => read)
  }

  get state(): LessonState {
    const { at, astray } = this.#now
    const { step } = this
    return {
      id: this.lesson.id,
      step: step?.id ?? null,
      at,
      steps: this.lesson.steps.length,
      reads: step !== null && !step.goal,
      free: step?.solution === 'bot',
      light: step?.light ?? [],
      astray,
      turns: step?.goal ? this.#turns(step.goal) : null,
      points: this.isDone && this.lesson.tellsPoints ? this.#points() : null,
    }
  }

  /** Which turn of each seat it is, of those after which the goal is met. */
  #turns(goal: Goal): LessonState['turns'] {
    const { seats } = this.lesson.position
    const last = turnOf(goal)
    const all = last === null ? 0 : Math.floor((last - 1) / seats)
    return all > 1 ? { now: Math.min(all, Math.ceil(this.course.status.turn / seats)), all } : null
  }

  #points(): number[] {
    const { game, state } = this.course
    return game.score(state).map(({ total }) => total)
  }

  /** What was to be read has been. False where something is to be done. */
  goOn(): boolean {
    const { at, astray, read } = this.#now
    if (!this.step || this.step.goal || astray !== null) return false
    const { game, state, status } = this.course
    const begun = this.course.steps.length
    const next = this.#next(at + 1, { view: game.view(state, 'open'), status })
    this.#trail[begun] = { at: next, begun, part: 0, astray: null, read: read + 1 }
    return true
  }

  /**
   * The answers that do what the open step asks, from where the learner stands, as far as they are theirs to give in a
   * row. null = they stand elsewhere than on the way, or no line is the right one.
   */
  solution(): number[] | null {
    const { step } = this
    if (!step || step.solution === 'bot') return null
    let next = 0
    for (const answer of this.#answersSince(this.#now))
      if (next < step.solution.length && matches(answer, step.solution[next])) next++
      // What was done besides, on the way, leaves the rest of the solution to be done.
      else if (!step.onTheWay.some((pattern) => matches(answer, pattern))) return null
    return this.#codesOf(step.solution.slice(next))
  }

  /** The first choice that a pattern asks for, by its code; null = there is none. */
  chosen(state: State, patterns: readonly Pattern[]): number | null {
    const { game } = this.course
    const codes = choicesOf(game, state)
    for (const pattern of patterns)
      for (const code of codes) if (matches(game.decode(state, code), pattern)) return code
    return null
  }

  /** What the lesson has another seat answer that is asked now, by its code; null = it does not say. */
  othersAnswer(): number | null {
    return this.chosen(this.course.state, this.lesson.others)
  }

  #codesOf(patterns: readonly Pattern[]): number[] | null {
    const { game, state } = this.course
    const copy = cloneState(state)
    const codes: number[] = []
    let learnt = false
    for (const pattern of patterns) {
      if (learnt || game.status(copy).decision?.by !== LEARNER) break
      const code = this.chosen(copy, [pattern])
      if (code === null) return null
      game.apply(copy, code, (event) => (learnt ||= event.learnt.includes(LEARNER)))
      codes.push(code)
    }
    return codes.length > 0 ? codes : null
  }

  /** The mark of now: steps that were taken back are forgotten, those that were made are judged. */
  get #now(): Mark {
    const { steps } = this.course
    if (this.#trail.length > steps.length + 1) this.#trail.length = steps.length + 1
    while (this.#trail.length <= steps.length) this.#trail.push(this.#judged(this.#trail.length - 1))
    return this.#trail[steps.length]
  }

  /** The mark after the nth step of the course, counted from 0. */
  #judged(n: number): Mark {
    const { codes } = this.course.steps[n]
    let mark: Mark = { ...this.#trail[n], read: 0 }
    for (let given = 1; given <= codes.length; given++) {
      const step = this.lesson.steps[mark.at]
      if (!step?.goal) continue
      const happened = this.#happened(mark, n, given)
      if (!holds(step.goal, happened) && !endedFree(step, happened)) continue
      const next = { at: this.#next(mark.at + 1, happened), astray: null, read: 0 }
      // The answers that are left were given to what is asked next; to what is read none are.
      const goesOn = this.lesson.steps[next.at]?.goal && this.#choseAfter(n, given)
      mark = goesOn ? { ...next, begun: n, part: given } : { ...next, begun: n + 1, part: 0 }
      if (!goesOn) return mark
    }
    const open = this.lesson.steps[mark.at]
    return open ? { ...mark, astray: this.#strayed(open, mark, n) ?? mark.astray } : mark
  }

  /** Did the learner choose in the nth step of the course, after so many of its answers? */
  #choseAfter(n: number, given: number): boolean {
    const told = this.#told(n)
    const before = (i: number) => told[i - 1].state
    return told.some(
      ({ answers }, i) => i >= given && answers.length > 0 && choicesOf(this.course.game, before(i)).length > 1,
    )
  }

  /** What is said to the nth step of the course, if it leads away. */
  #strayed(open: LessonStep, { at, begun, part }: Mark, n: number): string | null {
    if (this.course.steps[n].by !== LEARNER || open.solution === 'bot') return null
    const first = begun === n ? part : 0
    const onTheWay = [...open.solution, ...open.onTheWay]
    const answers = this.#answersOf(n).slice(first)
    if (answers.every((answer) => onTheWay.some((pattern) => matches(answer, pattern)))) return null
    return (
      open.wrong.find(({ when }) => holds(when, this.#happened({ at, begun: n, part: first }, n)))?.say ?? OTHERWISE
    )
  }

  /** The next step to be made: what the position shows is done already is not asked for again. */
  #next(at: number, { view, status }: Pick<Happened, 'view' | 'status'>): number {
    const step = this.lesson.steps[at]
    if (!step?.goal) return at
    const reached = { events: [], answers: [], view, status }
    const shown = !('not' in step.goal) && holds(step.goal, reached)
    return shown || endedFree(step, reached) ? this.#next(at + 1, reached) : at
  }

  /** What happened from where a step began to the nth step of the course, or to so many of its answers. */
  #happened(
    { at, begun, part }: Pick<Mark, 'at' | 'begun' | 'part'>,
    n: number,
    given = this.course.steps[n].codes.length,
  ): Happened {
    const { game } = this.course
    const all = this.course.steps.slice(begun, n + 1).map((_, i) => this.#told(begun + i))
    const some = all.flatMap((told, i) => {
      const upTo = begun + i === n ? told.slice(0, given) : told
      return i === 0 ? upTo.slice(part) : upTo
    })
    const { state } = all[all.length - 1][given - 1]
    // What the learner is shown to do, nobody else does for them; in a game of their own it may be done by either.
    const free = this.lesson.steps[at].solution === 'bot'
    return {
      events: some.filter(({ answers }) => free || answers.length > 0).flatMap(({ events }) => events),
      answers: some.flatMap(({ answers }) => answers),
      view: game.view(state, 'open'),
      status: game.status(state),
    }
  }

  #answersSince({ begun, part }: Mark): unknown[] {
    return this.course.steps.slice(begun).flatMap((_, i) => this.#answersOf(begun + i).slice(i === 0 ? part : 0))
  }

  /** The learner's answers in the nth step, in the game's own words. */
  #answersOf(n: number): unknown[] {
    return this.#told(n).flatMap(({ answers }) => answers)
  }

  /** The nth step of the course, answer by answer. */
  #told(n: number): Told[] {
    const { game, positions, steps, log } = this.course
    const { codes, entry } = steps[n]
    let state = positions.after(entry - 1)
    return codes.map((code) => {
      const own = game.status(state).decision?.by === LEARNER
      const answer: unknown = game.decode(state, code)
      const events: GameEvent[] = []
      state = cloneState(state)
      game.apply(state, code, (event) => events.push(event))
      return { state, answers: own ? [answer] : [], events: codes.length === 1 ? log[entry].events : events }
    })
  }
}
