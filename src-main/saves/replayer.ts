import type { MessagePort, Worker } from 'node:worker_threads'
import { done, refused, type Result } from '../../src-shared/bridge.ts'
import type { Glance } from '../../src-shared/table.ts'
import type { AnyGame } from '../engine/game.ts'
import { atOnce, inSlices, type Sliced } from '../slices.ts'
import { glanceAt } from '../table/glance.ts'
import { afterAwake } from '../awake.ts'
import { startThread, wordsOf } from '../thread.ts'
import { readingGameFile, type GameFile } from './game-file.ts'
import { readingJournal } from './journal.ts'
import { playable, replaying } from './replay.ts'

/** What texts by strangers are played for, and what comes of it. */
export interface Findings {
  /** A game file, read and played to its end. */
  readonly gameFile: GameFile
  /** Where a journal stands; null where it cannot be played. */
  readonly picture: Glance | null
}
type Kind = keyof Findings
type Work = { readonly [K in Kind]: (text: string, games: readonly AnyGame[]) => Sliced<Result<Findings[K]>> }

const WORK: Work = { gameFile: readingGameFile, picture: readingPicture }

function* readingPicture(text: string, games: readonly AnyGame[]): Sliced<Result<Glance | null>> {
  const { state, header, lines } = yield* readingJournal(text)
  const known = header && playable(header, games)
  if (state !== 'good' || !known) return done(null)
  const played = yield* replaying(known.game, known.options, header, lines)
  if (played?.tooHeavy) return refused('tooHeavy')
  if (!played || played.good < lines.length) return done(null)
  return done(glanceAt(played.course))
}

export interface Watch {
  /** Hears how much is done, from 0 to 1. */
  readonly share?: (share: number) => void
  /** Ends it: then it is refused with `cancelled`. */
  readonly signal?: AbortSignal
}

/** Plays texts that a stranger may have written. Whatever is in them, the program goes on. */
export interface Replayer {
  /** Refused with `tooHeavy` where it took more than any game, and with `cancelled`. One after another. */
  play<K extends Kind>(kind: K, text: string, watch?: Watch): Promise<Result<Findings[K]>>
  /** What is not done yet is refused with `cancelled`. */
  close(): Promise<void>
}

/** In the thread that asks, slice by slice: for tests, whose games no other thread knows. */
export function replaysHere(games: readonly AnyGame[]): Replayer {
  return {
    play: (kind, text) => inSlices(WORK[kind](text, games)),
    close: () => Promise.resolve(),
  }
}

/** What is asked of the thread, and what it says. */
interface Question {
  readonly id: number
  readonly kind: Kind
  readonly text: string
}
type Answer = { readonly id: number } & (
  { readonly share: number } | { readonly found: Result<unknown> } | { readonly threw: string }
)

/** Milliseconds between two words of how much is done. */
const TELL_EVERY = 100

/** Answers questions on a port, one after another: what runs in the thread. */
export function serveReplays(port: MessagePort, games: readonly AnyGame[]): void {
  port.on('message', ({ id, kind, text }: Question) => {
    let told = performance.now()
    const tell = (share: number) => {
      if (performance.now() - told < TELL_EVERY) return
      told = performance.now()
      port.postMessage({ id, share } satisfies Answer)
    }
    try {
      port.postMessage({ id, found: atOnce(WORK[kind](text, games) as Sliced<Result<unknown>>, tell) } satisfies Answer)
    } catch (error) {
      port.postMessage({ id, threw: wordsOf(error) } satisfies Answer)
    }
  })
}

/**
 * What a thread may take. What decides is the count of what is played (`MOST_WORK`); these hold what slips through it.
 */
export interface Limits {
  /** Of its heap. */
  readonly megabytes: number
  /** For one text. */
  readonly ms: number
  /** After so long without a question it is ended. */
  readonly idleMs: number
}
const LIMITS: Limits = { megabytes: 256, ms: 60_000, idleMs: 10_000 }

interface Asked extends Question {
  readonly share: ((share: number) => void) | undefined
  settle(found: Result<unknown>): void
}

/**
 * Plays them in a thread of its own, which begins with the first and ends when nothing more comes. What is cancelled,
 * and what runs beyond the limits, ends with the thread; the next begins another.
 * @param script as the shell built it (worker.ts)
 * @param note is told what threw or ran beyond the limits
 */
export class ReplayThread implements Replayer {
  readonly #script: URL
  readonly #note: (what: string) => void
  readonly #limits: Limits
  readonly #waiting: Asked[] = []
  #now: Asked | null = null
  #worker: Worker | null = null
  /** Calls off what ends the thread, for its time or for want of questions. */
  #keepOn = (): void => undefined
  #asked = 0
  #closed = false

  constructor(script: URL, note: (what: string) => void, limits = LIMITS) {
    this.#script = script
    this.#note = note
    this.#limits = limits
  }

  play<K extends Kind>(kind: K, text: string, { share, signal }: Watch = {}): Promise<Result<Findings[K]>> {
    if (this.#closed || signal?.aborted) return Promise.resolve(refused('cancelled'))
    return new Promise((resolve) => {
      const asked: Asked = {
        id: ++this.#asked,
        kind,
        text,
        share,
        settle(found) {
          signal?.removeEventListener('abort', cancel)
          // What came of it is of the kind that was asked for.
          resolve(found as Result<Findings[K]>)
        },
      }
      const cancel = () => this.#drop(asked)
      signal?.addEventListener('abort', cancel)
      this.#waiting.push(asked)
      this.#next()
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const asked of this.#waiting.splice(0)) asked.settle(refused('cancelled'))
    await this.#end()
    this.#keepOn()
  }

  #drop(asked: Asked): void {
    if (asked === this.#now) return void this.#end(refused('cancelled'))
    this.#waiting.splice(this.#waiting.indexOf(asked), 1)
    asked.settle(refused('cancelled'))
  }

  #next(): void {
    if (this.#now) return
    this.#now = this.#waiting.shift() ?? null
    this.#keepOn()
    if (!this.#now) {
      const idle = setTimeout(() => void this.#end(), this.#limits.idleMs).unref()
      this.#keepOn = () => clearTimeout(idle)
      return
    }
    this.#worker ??= this.#start()
    this.#keepOn = afterAwake(this.#limits.ms, () => this.#tooHeavy(`no end in ${this.#limits.ms} ms`))
    const { id, kind, text } = this.#now
    this.#worker.postMessage({ id, kind, text } satisfies Question)
  }

  #start(): Worker {
    const worker = startThread(this.#script, 'replays', {
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.megabytes },
    })
    worker.on('message', (answer: Answer) => {
      if (worker === this.#worker && answer.id === this.#now?.id) this.#hear(answer)
    })
    const died = (of: string) => {
      if (worker === this.#worker) this.#tooHeavy(of)
    }
    worker.on('error', (error) => died(wordsOf(error)))
    worker.on('exit', (code) => died(`exit ${code}`))
    worker.unref()
    return worker
  }

  #hear(answer: Answer): void {
    if ('share' in answer) return this.#now?.share?.(answer.share)
    if ('found' in answer) return this.#settle(answer.found)
    this.#note(answer.threw)
    this.#settle(refused('internal'))
  }

  #tooHeavy(of: string): void {
    this.#note(of)
    void this.#end(refused('tooHeavy'))
  }

  async #end(found: Result<never> = refused('cancelled')): Promise<void> {
    const worker = this.#worker
    this.#worker = null
    this.#settle(found)
    await worker?.terminate()
  }

  #settle(found: Result<unknown>): void {
    const asked = this.#now
    this.#now = null
    asked?.settle(found)
    if (asked) this.#next()
  }
}
