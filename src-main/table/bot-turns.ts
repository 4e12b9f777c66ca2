import { setTimeout as delay } from 'node:timers/promises'
import type { Fault, Result } from '../../src-shared/bridge.ts'
import type { Seat } from '../../src-shared/core.ts'
import type { BotId, TableUpdate } from '../../src-shared/table.ts'
import type { BotTask } from '../bots/bot.ts'
import type { BotPool, Chosen } from '../bots/pool.ts'
import { Seated } from '../bots/seated.ts'
import type { Table } from './table.ts'

/** Whoever chooses for bots: the pool, or what stands before it. */
export type Choosers = Pick<BotPool, 'choose' | 'abandon' | 'hurry'>

/** What the turns of bots need from the program. */
export interface BotTurnsParts {
  readonly pool: Choosers
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
  /** Resolves when they need not rest any longer. */
  #rested: Promise<void> | null = null
  #goOn: () => void = () => undefined
  readonly #minds: Mind[] = []

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

  /** While they rest they make no step, whatever is changed at the table; what they think of meanwhile is kept. */
  rest(on: boolean): void {
    if (!on) this.#goOn()
    this.#rested = on ? (this.#rested ?? new Promise((done) => (this.#goOn = done))) : null
  }

  stop(): void {
    if (!this.#run) return
    this.#run.abort()
    this.#run = null
    this.#parts.pool.abandon()
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
    const [chosen] = await Promise.all([this.#choose(player, task), this.#parts.wait(this.#parts.pauseMs(), signal)])
    while (this.#rested && !signal.aborted) await this.#rested
    return this.#parts.alone(async () => {
      if (signal.aborted) return null
      const made = await this.#table.botStep(task.seat, chosen.codes[0], chosen.failure)
      return made.ok ? this.#goOnMidway(task.seat, player, made) : made
    })
  }

  /** What it was asked in the midst of a movement, and has in mind already, is done and told in one go with it. */
  async #goOnMidway(seat: Seat, player: BotId, made: Made): Promise<Made> {
    const task = this.#table.midway === seat ? this.#table.botTask() : null
    const code = task && this.#mindOf(player, task).seated.next(task.choices)
    if (code === null) return made
    const next = await this.#table.botStep(seat, code, null)
    // What could not be kept is tried again as a step of its own.
    return next.ok ? this.#goOnMidway(seat, player, { ...next, value: joined(made.value, next.value) }) : made
  }

  /** What the bot has in mind as long as nothing was learnt and nobody else did anything; else it is asked. */
  async #choose(player: BotId, task: BotTask): Promise<Chosen> {
    const { seated } = this.#mindOf(player, task)
    const code = seated.next(task.choices)
    if (code !== null) return { codes: [code], nodes: 0, failure: null }
    const nodes = seated.left(this.#table.course.status.turn, task.nodes)
    const chosen = await this.#parts.pool.choose(player, { ...task, nodes })
    seated.keep(chosen)
    return chosen
  }

  /** The mind of the bot that makes the next step. */
  #mindOf(player: BotId, task: BotTask): Mind {
    const { steps } = this.#table.course
    const mind = (this.#minds[task.seat] ??= { seated: new Seated(), player, steps: -1 })
    const last = steps.at(-1)
    if (last?.by !== task.seat) mind.seated.passed()
    if (mind.steps !== steps.length || mind.player !== player || last?.learnt.includes(task.seat)) mind.seated.learnt()
    mind.player = player
    mind.steps = steps.length + 1
    return mind
  }

  /** The bot that thinks is to answer with the best it has found so far. */
  hurry(): void {
    this.#parts.pool.hurry()
  }
}

type Made = Extract<Result<TableUpdate>, { ok: true }>

/** Two updates on end as one, for the same eyes. */
const joined = (first: TableUpdate, second: TableUpdate): TableUpdate => ({
  ...second,
  beats: [...first.beats, ...second.beats],
  logFrom: Math.min(first.logFrom, second.logFrom),
  log: [...first.log.slice(0, Math.max(0, second.logFrom - first.logFrom)), ...second.log],
})

/** What the bot at a seat goes by, and after how many steps of the game it still holds. */
interface Mind {
  readonly seated: Seated
  player: BotId
  steps: number
}

/** Waits for so many milliseconds; ends early, without an error, when the signal comes. */
export const waiting = (ms: number, signal: AbortSignal): Promise<void> =>
  delay(ms, undefined, { signal }).catch(() => undefined)
