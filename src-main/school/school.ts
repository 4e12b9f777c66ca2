import { done, refused, type Fault, type Result } from '../../src-shared/bridge.ts'
import type { LessonRow } from '../../src-shared/school.ts'
import type { AnyGame } from '../engine/game.ts'
import { UNTOUCHED, type SchoolRecord } from '../saves/school-record.ts'
import { courseOf } from './course.ts'
import { LEARNER } from './goals.ts'
import type { Lesson } from './lesson.ts'
import { playedOf, playedOn } from './playing-on.ts'
import { LessonRun } from './run.ts'

/** The lessons, and how far each was gone through on this device. */
export class School {
  readonly #lessons: readonly Lesson[]
  readonly #games: readonly AnyGame[]
  readonly #record: SchoolRecord

  constructor(lessons: readonly Lesson[], games: readonly AnyGame[], record: SchoolRecord) {
    this.#lessons = lessons
    this.#games = games
    this.#record = record
  }

  takeNews(): Fault[] {
    return this.#record.takeNews()
  }

  /** All lessons of games that are here, in the order of their lines. */
  async rows(): Promise<LessonRow[]> {
    const known = this.#lessons.filter(({ game }) => this.#games.some(({ id }) => id === game))
    return Promise.all(
      known.map(async ({ id, game, minutes, steps }) => {
        const { done: isDone, at } = await this.#record.of(id)
        return { id, game, minutes, steps: steps.length, done: isDone, begun: at < steps.length ? at : 0 }
      }),
    )
  }

  /** What the learner sees as a lesson begins; null where there is no such lesson. */
  picture(id: string): unknown {
    const lesson = this.#lessons.find((one) => one.id === id)
    const game = this.#games.find((one) => one.id === lesson?.game)
    return lesson && game ? game.view(courseOf(lesson, game).state, LEARNER) : null
  }

  /** Sits down to a lesson, where it was left or from its start. */
  async begin(id: string, fresh: boolean): Promise<Result<LessonRun>> {
    const lesson = this.#lessons.find((one) => one.id === id)
    const game = this.#games.find((one) => one.id === lesson?.game)
    if (!lesson || !game) return refused('noSuchLesson')
    const left = fresh ? null : playedOn(new LessonRun(lesson, courseOf(lesson, game)), await this.#record.of(id))
    return done(left && !left.isDone ? left : new LessonRun(lesson, courseOf(lesson, game)))
  }

  /** Keeps where a lesson stands: one that is done begins anew the next time. */
  async keep(run: LessonRun): Promise<Fault | null> {
    const { id } = run.lesson
    const before = await this.#record.of(id)
    if (run.isDone) return this.#record.keep(id, { ...UNTOUCHED, done: true })
    return this.#record.keep(id, { done: before.done, at: run.state.at, ...playedOf(run) })
  }

  /** 'I know this', or not after all: where the lesson was left stays as it is. */
  async mark(id: string, isDone: boolean): Promise<Result<LessonRow[]>> {
    if (!this.#lessons.some((one) => one.id === id)) return refused('noSuchLesson')
    return this.#rowsAfter(await this.#record.keep(id, { ...(await this.#record.of(id)), done: isDone }))
  }

  /** As if it had never been begun. */
  async forget(id: string): Promise<Result<LessonRow[]>> {
    if (!this.#lessons.some((one) => one.id === id)) return refused('noSuchLesson')
    return this.#rowsAfter(await this.#record.keep(id, UNTOUCHED))
  }

  async #rowsAfter(fault: Fault | null): Promise<Result<LessonRow[]>> {
    return fault ? { ok: false, fault } : done(await this.rows())
  }
}
