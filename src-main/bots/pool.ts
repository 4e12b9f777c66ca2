import type { Worker } from 'node:worker_threads'
import type { Advice, Fact } from '../../src-shared/advice.ts'
import type { BotId } from '../../src-shared/table.ts'
import type { BotTask, Line } from './bot.ts'
import { random } from './random.ts'
import { READY, type Answer, type Question, type Wanted } from './serve.ts'
import type { Tried, Verdict } from './weighing/verdict.ts'
import { afterAwake } from '../awake.ts'
import { startThread, wordsOf } from '../thread.ts'

/** Why a choice was made for a bot: keys into the messages. */
export type BotFailure = 'botFailed.threw' | 'botFailed.late' | 'botFailed.illegal'

export interface Chosen extends Line {
  /** null when the bot chose itself. */
  readonly failure: BotFailure | null
}

/** Milliseconds a bot may take at the table before a choice is made for it. */
export const BOT_LIMIT_MS = 10_000

/** Milliseconds that advice may take: whoever asked for it sees that it is looked for, and may go on without it. */
export const ADVICE_LIMIT_MS = 60_000

/** Milliseconds a thread may take to come up, beside: a slow computer loads it while it is busy with all else. */
const START_LIMIT_MS = 60_000

/** After so much of its time the best found so far is wanted: on a slow computer that is better than none. */
const HURRIED_AFTER = 0.6

/** Reasons are begun so often. */
const MOST_TRIES = 3

/** What becomes of a question: `died` with what the thread died of; `dropped` when nobody waits for it any more. */
type Settled = Answer | { readonly died: string } | 'late' | 'dropped'

interface Pending {
  readonly id: number
  readonly kind: Wanted['kind']
  /** Milliseconds it may take once the thread is there. */
  readonly limitMs: number
  /** From here on its time is counted. */
  begin(limitMs: number): void
  settle(answer: Settled): void
}

/**
 * Asks bots in a thread of their own and keeps one thread warm. Whatever a bot does, a legal choice comes
 * back: one that throws, runs late, dies or answers nonsense is replaced by the random bot's choice.
 */
export class BotPool {
  readonly #file: URL
  readonly #limitMs: number
  readonly #note: (what: string) => void
  readonly #hurriedAfter: number
  #worker: Worker | null = null
  #pending: Pending | null = null
  /** Who waits until nobody is thinking. */
  readonly #waiting: (() => void)[] = []
  #asked = 0
  #closed = false
  /** The program is ending: hints and reasons are not looked for any more. */
  #refusesPeople = false
  /** How often a table was left. */
  #leavings = 0
  #ready = false
  /** Tells the thread up to which question the best found so far is wanted. */
  readonly #hurry = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))

  /**
   * `file` is the worker's script: built (.js) or, in tests and development, TypeScript. `note` is told which bot
   * failed and of what, for whoever mends it: the game itself only says that a choice was made in its place.
   * `hurriedAfter` = after which part of its time it is told to come to an end.
   */
  constructor(
    file: URL,
    limitMs = BOT_LIMIT_MS,
    note: (what: string) => void = () => undefined,
    hurriedAfter = HURRIED_AFTER,
  ) {
    this.#file = file
    this.#limitMs = limitMs
    this.#note = note
    this.#hurriedAfter = hurriedAfter
  }

  /** Starts the thread ahead of the first question. */
  warm(): void {
    if (!this.#closed) this.#worker ??= this.#start()
  }

  /** The bot's answer, or a legal one in its place. One question at a time; a new one drops the old. */
  async choose(bot: BotId, task: BotTask): Promise<Chosen> {
    this.abandon()
    const answer = await this.#ask({ kind: 'choice', bot, task }, this.#limitMs)
    if (answer === 'dropped') return insteadOf(task, 'botFailed.late')
    const instead = (failure: BotFailure, detail: string): Chosen => {
      this.#note(`${bot} in ${task.game}, ${failure}: ${detail}`)
      return insteadOf(task, failure)
    }
    if (answer === 'late' || 'died' in answer) {
      await this.#end()
      this.warm()
      return answer === 'late'
        ? instead('botFailed.late', `no answer in ${this.#limitMs} ms`)
        : instead('botFailed.threw', answer.died)
    }
    if ('threw' in answer) return instead('botFailed.threw', answer.threw)
    if (!('codes' in answer)) return instead('botFailed.illegal', 'answered something else')
    const { codes, nodes } = answer
    if (!task.choices.includes(codes[0])) return instead('botFailed.illegal', `answered ${codes[0]}`)
    return { codes, nodes, failure: null }
  }

  /** What a person in that seat is advised. null = nobody waits for it any more, or it could not be had. */
  async advise(task: BotTask): Promise<Advice | null> {
    if (this.#refusesPeople) return null
    this.abandon()
    const answer = await this.#had({ kind: 'advice', task }, task.game)
    return answer && 'advice' in answer ? answer.advice : null
  }

  /**
   * What speaks for answers that were given. Who is thinking is not disturbed: it is looked into after that, and begun
   * a few times again when somebody begins to think meanwhile. null = it could not be had.
   */
  async reasons(task: BotTask, codes: readonly number[]): Promise<readonly Fact[] | null> {
    const leavings = this.#leavings
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      while (this.#pending && !this.#isEnding) await new Promise<void>((goOn) => this.#waiting.push(goOn))
      if (this.#isEnding || leavings !== this.#leavings) return null
      const answer = await this.#ask({ kind: 'why', task, codes }, ADVICE_LIMIT_MS)
      if (answer === 'dropped' && leavings === this.#leavings) continue
      if (answer === 'dropped') return null
      const had = await this.#heard(answer, 'why', task.game)
      return had && 'reasons' in had ? had.reasons : null
    }
    return null
  }

  /** What is thought of a try. null = nobody waits for it any more, or it could not be had. */
  async judge(tried: Tried): Promise<Verdict | null> {
    this.abandon()
    const answer = await this.#had({ kind: 'verdict', tried }, tried.game)
    return answer && 'verdict' in answer ? answer.verdict : null
  }

  /**
   * Wants the answer now: the best found so far. Does nothing where nobody thinks, nor of a verdict: it holds by all
   * its deals only, and after none of them whatever was tried would look right.
   */
  hurry(): void {
    if (this.#pending?.kind !== 'verdict') this.#stop()
  }

  #stop(): void {
    Atomics.store(this.#hurry, 0, this.#asked)
  }

  /** Drops a question that is no longer of use; the thread that works on it is told to stop, and stays warm. */
  abandon(): void {
    this.#stop()
    this.#pending?.settle('dropped')
  }

  /** The table is left: nobody waits for what was asked about it, and it is not asked again. */
  leaveTable(): void {
    this.#leavings++
    this.abandon()
  }

  /**
   * Nobody waits for hints and reasons any more: what is looked for is dropped, and nothing more is. Bots go on, and so
   * does the verdict on a try: both end when the table is left.
   */
  refusePeople(): void {
    this.#refusesPeople = true
    if (this.#pending?.kind === 'advice' || this.#pending?.kind === 'why') this.abandon()
    for (const goOn of this.#waiting.splice(0)) goOn()
  }

  /** Ends the thread for good. */
  async close(): Promise<void> {
    this.#closed = true
    await this.#end()
  }

  get #isEnding(): boolean {
    return this.#closed || this.#refusesPeople
  }

  /** An answer that people wait for; null where there is none, and why is noted. */
  async #had(wanted: Wanted, game: string): Promise<Answer | null> {
    const answer = await this.#ask(wanted, ADVICE_LIMIT_MS)
    return answer === 'dropped' ? null : this.#heard(answer, wanted.kind, game)
  }

  /** What a thread said; null where that is no answer, and why is noted. */
  async #heard(answer: Exclude<Settled, 'dropped'>, kind: Wanted['kind'], game: string): Promise<Answer | null> {
    const failed = answer === 'late' ? 'late' : 'threw' in answer ? answer.threw : 'died' in answer ? answer.died : null
    if (failed !== null) this.#note(`${kind} in ${game}: ${failed}`)
    if (answer !== 'late' && !('died' in answer)) return failed === null ? answer : null
    await this.#end()
    return null
  }

  #ask(wanted: Wanted, limitMs: number): Promise<Settled> {
    if (this.#closed) return Promise.resolve('dropped')
    this.warm()
    const id = ++this.#asked
    return new Promise((resolve) => {
      let timers: (() => void)[] = []
      this.#pending = {
        id,
        kind: wanted.kind,
        limitMs,
        begin: (limitMs) => {
          for (const callOff of timers) callOff()
          timers = [afterAwake(limitMs, () => this.#pending?.settle('late'))]
          if (this.#ready) timers.push(afterAwake(this.#hurriedAfter * limitMs, () => this.hurry()))
        },
        settle: (answer) => {
          for (const callOff of timers) callOff()
          this.#pending = null
          resolve(answer)
          for (const goOn of this.#waiting.splice(0)) goOn()
        },
      }
      this.#pending.begin(this.#ready ? limitMs : START_LIMIT_MS)
      this.#worker?.postMessage({ id, wanted, hurry: this.#hurry } satisfies Question)
    })
  }

  #start(): Worker {
    const worker = startThread(this.#file, 'bots')
    this.#ready = false
    worker.on('message', (answer: Answer | typeof READY) => {
      if (worker !== this.#worker) return
      if (answer === READY) {
        this.#ready = true
        this.#pending?.begin(this.#pending.limitMs)
      } else if (answer.id === this.#pending?.id) this.#pending.settle(answer)
    })
    const died = (of: string) => {
      if (this.#worker !== worker) return
      this.#worker = null
      if (this.#pending) this.#pending.settle({ died: of })
      else this.#note(`the thread of the bots died: ${of}`)
    }
    worker.on('error', (error) => died(wordsOf(error)))
    worker.on('exit', (code) => died(`exit ${code}`))
    worker.unref() // a waiting thread does not keep the program alive
    return worker
  }

  async #end(): Promise<void> {
    const worker = this.#worker
    this.#worker = null
    this.#pending?.settle('dropped')
    await worker?.terminate()
  }
}

const insteadOf = (task: BotTask, failure: BotFailure): Chosen => ({ codes: [random.choose(task)], nodes: 0, failure })
