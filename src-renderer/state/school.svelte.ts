import type { LessonRow } from '../../src-shared/school.ts'
import type { LanguageId } from '../../src-shared/messages/index.ts'
import { fetchWords, type SchoolWords } from '../school/words.ts'
import type { App } from './app.svelte.ts'

/** The lessons, how far they were gone through here, and their words, which are fetched when they are wanted. */
export class School {
  /** In the order of their lines; empty until they are known. */
  lessons = $state.raw<readonly LessonRow[]>([])
  /** Of the language that was asked for last; null until they are here. */
  words = $state.raw<SchoolWords | null>(null)
  /** The lesson that is looked at. */
  picked = $state<string | null>(null)
  readonly #app: App
  /** What was asked for last, so that nothing is fetched twice and a slow language does not come too late. */
  #asked = ''

  constructor(app: App) {
    this.#app = app
  }

  /**
   * The first that is not done: of a line that was begun if there is one, else of the game that was played last; null
   * when all are done.
   */
  get next(): LessonRow | null {
    const open = this.lessons.filter(({ done }) => !done)
    const onTheWay = new Set(this.lessons.filter(({ done, begun }) => done || begun > 0).map(({ game }) => game))
    const { lastPlayed } = this.#app
    const isNext =
      onTheWay.size > 0 ? ({ game }: LessonRow) => onTheWay.has(game) : ({ game }: LessonRow) => game === lastPlayed
    return open.find(isNext) ?? open[0] ?? null
  }

  async refresh(): Promise<void> {
    const school = await this.#app.askQuietly('school', {})
    if (!school) return
    this.lessons = school.lessons
    school.faults.forEach((fault) => this.#app.tell(fault))
  }

  /** Until the school speaks a language; `all`: the lessons too, not their titles alone. */
  async speak(language: LanguageId, all: boolean): Promise<void> {
    const wish = `${language} ${all}`
    if (this.#asked === wish || this.#asked === `${language} true`) return
    this.#asked = wish
    try {
      const words = await fetchWords(language, all)
      if (this.#asked === wish) this.words = words
    } catch (error) {
      if (this.#asked === wish) this.#asked = ''
      this.#app.crashed(error)
    }
  }

  async mark(lesson: string, done: boolean): Promise<boolean> {
    const marked = await this.#app.ask('markLesson', { lesson, done })
    if (marked) this.lessons = marked.lessons
    return marked !== null
  }

  /** Nothing of a lesson is kept any more, nor where it was left. */
  async forget(lesson: string): Promise<boolean> {
    const forgotten = await this.#app.ask('forgetLesson', { lesson })
    if (forgotten) this.lessons = forgotten.lessons
    return forgotten !== null
  }

  /** The lesson after this one on its line that is not done; null when there is none. */
  after(id: string): LessonRow | null {
    const at = this.lessons.findIndex((one) => one.id === id)
    const { game } = this.lessons[at] ?? {}
    return this.lessons.find((one, i) => i > at && one.game === game && !one.done) ?? null
  }
}
