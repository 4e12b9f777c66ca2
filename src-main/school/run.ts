import { cloneState } from '../engine/flat.ts'
import type { State } from '../engine/game.ts'
import type { LessonState } from '../../src-shared/school.ts'
import { choicesOf } from '../table/check.ts'
import type { Course, Step } from '../table/course.ts'
import { holds, LEARNER, type Happened } from './goals.ts'
import type { Goal, Lesson, LessonStep } from './lesson.ts'
import { matches, pieceAt, type Pattern } from './matching.ts'

/** Where a lesson stood after so many steps of its table's course. */
interface Mark {
  /** The lesson's step that is open, from 0; as many as there are: it is done. */
  readonly at: number
  /** So many steps of the course had been made when it began. */
  readonly begun: number
  readonly astray: string | null
  /** How often was gone on from what is to be read, before the next step of the course. */
  readonly read: number
}

/** The turn of the game that a goal waits for; null where it waits for none. */
function turnOf(goal: Goal): number | null {
  if ('any' in goal) return goal.any.map(turnOf).find((turn) => turn !== null) ?? null
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
  readonly #trail: Mark[] = [{ at: 0, begun: 0, astray: null, read: 0 }]

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
    const begun = this.course.steps.length
    this.#trail[begun] = { at: at + 1, begun, astray: null, read: read + 1 }
    return true
  }

  /**
   * The answers that do what the open step asks, from where the learner stands, as far as they are theirs to give in a
   * row. null = they stand elsewhere than on the way, or no line is the right one.
   */
  solution(): number[] | null {
    const { step } = this
    if (!step || step.solution === 'bot') return null
    const given = this.#answersSince(this.begun)
    if (!given.every((answer, i) => i < step.solution.length && matches(answer, step.solution[i]))) return null
    return this.#codesOf(step.solution.slice(given.length))
  }

  /** The first choice that a pattern asks for, by its code; null = there is none. */
  chosen(state: State, patterns: readonly Pattern[]): number | null {
    const { game } = this.course
    const codes = choicesOf(game, state)
    for (const pattern of patterns)
      for (const code of codes) if (matches(game.decode(state, code), pattern)) return code
    return null
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
    const before = this.#trail[n]
    const open = this.lesson.steps[before.at]
    if (!open) return { ...before, read: 0 }
    const made = this.course.steps[n]
    const happened = this.#happened(before.begun, n)
    if (open.goal && holds(open.goal, happened)) return { at: before.at + 1, begun: n + 1, astray: null, read: 0 }
    const onTheWay = [...(open.solution === 'bot' ? [] : open.solution), ...open.onTheWay]
    const answers = this.#answersOf(made)
    const leadsOn =
      open.solution === 'bot' || answers.every((answer) => onTheWay.some((pattern) => matches(answer, pattern)))
    if (made.by !== LEARNER || leadsOn) return { ...before, read: 0 }
    const said = open.wrong.find(({ when }) => holds(when, this.#happened(n, n)))?.say ?? OTHERWISE
    return { ...before, astray: said, read: 0 }
  }

  /** What happened from one step of the course to another, both counted in. */
  #happened(from: number, to: number): Happened {
    const { game, log, positions, steps } = this.course
    const state = positions.after(steps[to].entry)
    const some = steps.slice(from, to + 1)
    return {
      events: some.flatMap(({ entry }) => log[entry].events),
      answers: some.flatMap((step) => this.#answersOf(step)),
      view: game.view(state, 'open'),
      status: game.status(state),
    }
  }

  #answersSince(from: number): unknown[] {
    return this.course.steps.slice(from).flatMap((step) => this.#answersOf(step))
  }

  /** The learner's answers in a step, in the game's own words. */
  #answersOf({ codes, entry }: Step): unknown[] {
    const { game, positions } = this.course
    const state = positions.after(entry - 1)
    return codes.flatMap((code) => {
      const own = game.status(state).decision?.by === LEARNER
      const answer: unknown = game.decode(state, code)
      game.apply(state, code)
      return own ? [answer] : []
    })
  }
}
