import { done, refused, type Result } from '../../src-shared/bridge.ts'
import type { Viewer } from '../../src-shared/core.ts'
import { isWhole, type ReviewState } from '../../src-shared/review.ts'
import type { Files } from '../saves/files.ts'
import { journalText } from '../saves/journal.ts'
import type { Header, KeptLine } from '../saves/line-text.ts'
import type { Course } from '../table/course.ts'
import { entryOf } from './decisions.ts'
import { courseKey, KeptReviews } from './kept.ts'
import { seenBy } from './seen.ts'
import { ReviewThread } from './thread.ts'

/** The game that is reviewed, as its table has it. */
export interface Reviewed {
  readonly slot: string
  readonly course: Course
  readonly header: Header
  readonly lines: readonly KeptLine[]
  /** Whose eyes look, while it runs. */
  readonly viewer: Viewer
}

interface Now {
  readonly slot: string
  readonly key: string
  /** null = the game is over, and all is open. */
  readonly viewer: Viewer | null
  readonly course: Course
  state: Omit<ReviewState, 'entries' | 'told'>
}

/** The review of the game at the table: begun, told as it grows, kept beside the game. */
export class Reviews {
  readonly #kept: KeptReviews
  readonly #thread: ReviewThread
  readonly #tell: (state: ReviewState) => void
  #now: Now | null = null
  /** What is being written: nobody leaves before it is. */
  #keeping: Promise<void> = Promise.resolve()

  constructor(
    folder: string,
    files: Files,
    worker: URL,
    { tell, note }: { readonly tell: (state: ReviewState) => void; readonly note: (what: string) => void },
  ) {
    this.#kept = new KeptReviews(folder, files)
    this.#thread = new ReviewThread(worker, note)
    this.#tell = tell
  }

  /**
   * What is known of the game's review; begins with it, or goes on, where it is not whole. Refused with `notYourTurn`
   * while a game runs that is none for practice: it would tell what is best.
   */
  async open({ slot, course, header, lines, viewer }: Reviewed): Promise<Result<ReviewState>> {
    const { outcome } = course.status
    if (!outcome && !header.practice) return refused('notYourTurn')
    const key = courseKey(course)
    const eyes = outcome ? null : viewer
    const before = this.#now
    if (before?.slot === slot && before.key === key && before.viewer === eyes && before.state.running)
      return done(this.#seen(before))
    const from = before?.key === key ? before.state.review : await this.#kept.of(slot, key, course)
    await this.stop()
    const running = !from || !isWhole(from)
    const now: Now = { slot, key, viewer: eyes, course, state: { slot, review: from, running, failed: null } }
    this.#now = now
    if (running) this.#begin(now, journalText(header, lines).text)
    return done(this.#seen(now))
  }

  /** Ends it; what was found is kept. */
  async stop(): Promise<void> {
    await this.#thread.stop()
    const now = this.#now
    if (now?.state.running) {
      this.#change(now, { running: false })
      this.#keep(now)
    }
    await this.#keeping
  }

  /** Takes what is kept of a game's review away for good. @throws NodeJS.ErrnoException */
  async erase(slot: string): Promise<void> {
    await this.#keeping
    await this.#kept.erase(slot)
  }

  #keep({ slot, key, state: { review } }: Now): void {
    if (review) this.#keeping = this.#keeping.then(() => this.#kept.keep(slot, key, review))
  }

  #begin(now: Now, text: string): void {
    this.#thread.begin(
      { text, from: now.state.review },
      {
        found: (review, isDone) => {
          this.#change(now, { review, running: !isDone })
          if (isDone) this.#keep(now)
        },
        failed: (failed) => {
          this.#change(now, { running: false, failed })
          this.#keep(now)
        },
      },
    )
  }

  #change(now: Now, change: Partial<Now['state']>): void {
    now.state = { ...now.state, ...change }
    if (now === this.#now) this.#tell(this.#seen(now))
  }

  #seen({ state, viewer, course }: Now): ReviewState {
    const entries = state.review?.turns.map(({ step }) => entryOf(course, step)) ?? []
    const review = viewer === null || !state.review ? state.review : seenBy(state.review, viewer)
    const told = review?.moments.map(({ step }) => course.steps[step]?.entry ?? 0) ?? []
    return { ...state, review, entries, told }
  }
}
