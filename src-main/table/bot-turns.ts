import { setTimeout as delay } from 'node:timers/promises'
import type { Fault, Result } from '../../src-shared/bridge.ts'
import type { TableUpdate } from '../../src-shared/table.ts'
import type { BotPool } from '../bots/pool.ts'
import type { Table } from './table.ts'

/** What the turns of bots need from the program. */
export interface BotTurnsParts {
  readonly pool: BotPool
  /** Milliseconds before a bot's step, by the settings of the moment. */
  pauseMs(): number
  /** How long to wait before a step that could not be kept is tried again. */
  readonly retryMs: number
  /** Waits; ends early when the signal comes. */
  wait(ms: number, signal: AbortSignal): Promise<void>
  /** Runs work when no request is being answered. */
  alone<T>(work: () => Promise<T>): Promise<T>
  tell(update: TableUpdate): void
  warn(fault: Fault): void
}

/**
 * Lets bots choose at one table, step by step, until a person must. Has a timer only while a bot has to
 * choose; `stop` drops what is under way.
 */
export class BotTurns {
  readonly #table: Table
  readonly #parts: BotTurnsParts
  #run: AbortController | null = null

  constructor(table: Table, parts: BotTurnsParts) {
    this.#table = table
    this.#parts = parts
  }

  /** To be called after every change of the table. Does nothing while bots are already moving. */
  start(): void {
    if (this.#run || this.#table.thinking === null) return
    const run = new AbortController()
    this.#run = run
    this.#play(run.signal)
      .catch((error: unknown) => {
        console.error(error)
        this.#parts.warn({ code: 'internal' })
      })
      .finally(() => {
        if (this.#run === run) this.#run = null
      })
  }

  stop(): void {
    if (!this.#run) return
    this.#run.abort()
    this.#run = null
    void this.#parts.pool.abandon()
  }

  async #play(signal: AbortSignal): Promise<void> {
    let warned = false
    while (!signal.aborted) {
      const result = await this.#oneStep(signal)
      if (result === null) return
      if (result.ok) this.#parts.tell(result.value)
      else {
        if (!warned) this.#parts.warn(result.fault)
        await this.#parts.wait(this.#parts.retryMs, signal)
      }
      warned = !result.ok
    }
  }

  /** null = no bot has to choose, or the run was stopped. */
  async #oneStep(signal: AbortSignal): Promise<Result<TableUpdate> | null> {
    const task = this.#table.botTask()
    const player = task && this.#table.seats[task.seat].player
    if (!task || !player || player === 'person') return null
    const [chosen] = await Promise.all([
      this.#parts.pool.choose(player, task),
      this.#parts.wait(this.#parts.pauseMs(), signal),
    ])
    return this.#parts.alone(async () => {
      if (signal.aborted) return null
      return this.#table.botStep(task.seat, chosen.code, chosen.failure)
    })
  }
}

/** Waits for so many milliseconds; ends early, without an error, when the signal comes. */
export const waiting = (ms: number, signal: AbortSignal): Promise<void> =>
  delay(ms, undefined, { signal }).catch(() => undefined)
