import type { MessagePort, Worker } from 'node:worker_threads'
import type { FaultCode } from '../../src-shared/bridge.ts'
import type { Review } from '../../src-shared/review.ts'
import type { AnyGame } from '../engine/game.ts'
import { startThread, wordsOf } from '../thread.ts'
import { reviewOfFile } from './of-file.ts'

/** A game to be gone through: the text of its journal, and what of it was reviewed before. */
export interface Question {
  readonly text: string
  readonly from: Review | null
}

type Answer =
  { readonly review: Review; readonly done: boolean } | { readonly refused: FaultCode } | { readonly threw: string }

/** What becomes of a review: it grows, it is done, or there is none and why. */
export interface Watch {
  found(review: Review, done: boolean): void
  failed(code: FaultCode): void
}

/** Milliseconds between two words of what has been found: each goes through two threads to the window. */
const TELL_EVERY = 200

/** What runs in the thread: one game, then it is ended. */
export function serveReviews(port: MessagePort, games: readonly AnyGame[]): void {
  port.on('message', ({ text, from }: Question) => {
    const say = (answer: Answer): void => port.postMessage(answer)
    let told = -Infinity
    const tell = (review: Review): void => {
      if (performance.now() - told < TELL_EVERY) return
      told = performance.now()
      say({ review, done: false })
    }
    try {
      const reviewed = reviewOfFile(text, games, tell, from)
      say(reviewed.ok ? { review: reviewed.value.review, done: true } : { refused: reviewed.fault.code })
    } catch (error) {
      say({ threw: wordsOf(error) })
    }
  })
}

/** Goes through one game at a time in a thread of its own, so that bots and all else go on beside it. */
export class ReviewThread {
  readonly #script: URL
  readonly #note: (what: string) => void
  #worker: Worker | null = null

  /** @param script as the shell built it (worker.ts); @param note is told what threw or died */
  constructor(script: URL, note: (what: string) => void) {
    this.#script = script
    this.#note = note
  }

  /** Begins with a game; another that was under way is ended. */
  begin(question: Question, watch: Watch): void {
    void this.stop()
    const worker = startThread(this.#script, 'reviews')
    this.#worker = worker
    const fail = (of: string): void => {
      if (worker !== this.#worker) return
      this.#note(of)
      void this.stop()
      watch.failed('internal')
    }
    worker.on('message', (answer: Answer) => {
      if (worker !== this.#worker) return
      if ('threw' in answer) return fail(answer.threw)
      if ('refused' in answer) {
        void this.stop()
        return watch.failed(answer.refused)
      }
      if (answer.done) void this.stop()
      watch.found(answer.review, answer.done)
    })
    worker.on('error', (error) => fail(wordsOf(error)))
    worker.on('exit', (code) => fail(`exit ${code}`))
    worker.unref()
    worker.postMessage(question)
  }

  /** Ends what is under way: what was told of it holds. */
  async stop(): Promise<void> {
    const worker = this.#worker
    this.#worker = null
    await worker?.terminate()
  }
}
