import { createHash, randomInt } from 'node:crypto'
import { done, refused, type Result } from '../../src-shared/bridge.ts'
import { isReason, type Reason, type Ref, type Seat } from '../../src-shared/core.ts'
import type { Beat, Preview, SeatInfo, TableCommand, TableUpdate } from '../../src-shared/table.ts'
import type { BotTask } from '../bots/bot.ts'
import type { BotFailure } from '../bots/pool.ts'
import type { Status } from '../engine/game.ts'
import { choicesOf } from './check.ts'
import type { Course, Watch } from './course.ts'
import { standingOf } from './draft.ts'
import { botToMove, chooserOf, eyesOf, NOBODY, passedOn, type Eyes, type Presence } from './eyes.ts'
import type { BackLine, Keeper, Line } from './line.ts'
import { logFor, Sent } from './log.ts'
import { previewOf } from './preview.ts'
import { tableState } from './state.ts'
import { redoable, undoable } from './undo.ts'

/** What a table is opened with. */
export interface TableParts {
  readonly slot: string
  readonly name: string
  readonly seats: readonly SeatInfo[]
  readonly practice: boolean
  readonly course: Course
  readonly keeper: Keeper
  /** The first `seq`: above all that an earlier table of this program used. */
  readonly firstSeq: number
}

/** Positions a bot may look at for one choice at the table. */
const BOT_NODES = 2000

/**
 * The one authority over a running game. A change is tried on a copy, kept on disk, made, and answered with what
 * the present eyes may see: in that order, so that what cannot be kept does not happen. Requests must come one
 * after another.
 */
export class Table {
  readonly slot: string
  readonly course: Course
  readonly seats: readonly SeatInfo[]
  readonly #practice: boolean
  readonly #keeper: Keeper
  readonly #sent: Sent
  #name: string
  #seq: number
  #presence: Presence = NOBODY
  readonly #spared = new Set<Seat>()

  constructor(parts: TableParts) {
    this.slot = parts.slot
    this.course = parts.course
    this.seats = parts.seats
    this.#name = parts.name
    this.#practice = parts.practice
    this.#keeper = parts.keeper
    this.#seq = parts.firstSeq
    this.#sent = new Sent(parts.seats.length, parts.course.log)
  }

  get seq(): number {
    return this.#seq
  }

  /** The bot that must choose now. */
  get thinking(): Seat | null {
    return botToMove(this.seats, this.course.status)
  }

  /** The table for a window that has just come: the curtain down, where there are several persons. */
  show(): TableUpdate {
    const { lifted, holder } = this.#presence
    this.#presence = { lifted: null, holder: lifted ?? holder }
    this.#sent.forget()
    return this.#changed()
  }

  rename(name: string): TableUpdate {
    this.#name = name
    return this.#changed()
  }

  /** Answers of the person at the device to the present question, and to those that follow from it. */
  async act(seq: number, codes: readonly number[]): Promise<Result<TableUpdate>> {
    if (seq !== this.#seq) return refused('stale')
    const by = this.#chooser()
    return by === null ? refused('notYourTurn') : this.#step(by, codes)
  }

  async command(seq: number, command: TableCommand): Promise<Result<TableUpdate>> {
    if (seq !== this.#seq) return refused('stale')
    if (command.kind === 'liftCurtain') return this.#lift(command.seat)
    if (command.kind === 'doNotAsk') return this.#spare(command.seat, command.on)
    const count = command.kind === 'undo' ? this.#undoable() : this.#redoable()
    if (isReason(count)) return refused('illegal', undefined, [count])
    if (count === 0) return refused('illegal')
    return this.#goBack(command.kind, count)
  }

  preview(seq: number, codes: readonly number[]): Result<Preview> {
    if (seq !== this.#seq) return refused('stale')
    const seat = this.#chooser()
    if (seat === null) return refused('notYourTurn')
    const preview = previewOf(this.course.game, this.course.state, seat, codes, randomInt(2 ** 32))
    return preview ? done(preview) : refused('illegal')
  }

  explain(seq: number, ref: Ref): Result<{ readonly reasons: readonly Reason[] }> {
    if (seq !== this.#seq) return refused('stale')
    if (this.#chooser() === null) return refused('notYourTurn')
    return done({ reasons: this.course.game.explain(this.course.state, ref) })
  }

  /** What a bot must know to choose now, or null when no bot has to. */
  botTask(): BotTask | null {
    const seat = this.thinking
    if (seat === null) return null
    const { game, state, start } = this.course
    return {
      game: game.id,
      seat,
      beliefs: game.beliefs(state, seat),
      choices: choicesOf(game, state),
      seed: diceFor(start.seed, seat, this.course.steps.length),
      nodes: BOT_NODES,
    }
  }

  /** A bot's answer. `failure` = why it is not the bot's own. */
  botStep(seat: Seat, code: number, failure: BotFailure | null): Promise<Result<TableUpdate>> {
    return this.#step(seat, [code], failure ?? undefined)
  }

  async #step(by: Seat, codes: readonly number[], failure?: BotFailure): Promise<Result<TableUpdate>> {
    const draft = this.course.draft(by, codes, this.#spared)
    if (typeof draft === 'string') return refused(draft)
    const line = failure ? { ...draft.line, failure } : draft.line
    return this.#change(line, draft.status, (watch) => this.course.step(line, watch))
  }

  async #goBack(kind: BackLine['kind'], count: number): Promise<Result<TableUpdate>> {
    const { course } = this
    const steps = kind === 'undo' ? course.steps : course.undone
    const status = kind === 'undo' ? course.statusBefore(count) : course.statusAfter(count)
    const line: BackLine = { kind, by: steps[steps.length - count].by, count, ...standingOf(status) }
    return this.#change(line, status, (watch) => course.goBack(line, watch))
  }

  /** Keeps a line, then makes the change it stands for. `status` is the one it leads to. */
  async #change(line: Line, status: Status, make: (watch: Watch) => void): Promise<Result<TableUpdate>> {
    const fault = await this.#keeper.keep(line)
    if (fault) return { ok: false, fault }
    this.#presence = passedOn(this.seats, status, this.#presence)
    const { viewer } = eyesOf(this.seats, status, this.#presence)
    const { game } = this.course
    const beats: Beat[] = []
    make((event, state) => beats.push({ event: game.redact(event, viewer), view: game.view(state, viewer) }))
    return done(this.#changed(beats))
  }

  #lift(seat: Seat): Result<TableUpdate> {
    if (this.#eyes().curtain !== seat) return refused('notYourTurn')
    this.#presence = { lifted: seat, holder: seat }
    return done(this.#changed())
  }

  /** Given by the person who looks, for himself. What is being asked already stays asked. */
  #spare(seat: Seat, on: boolean): Result<TableUpdate> {
    if (this.#eyes().viewer !== seat || !this.course.game.declinable) return refused('notYourTurn')
    if (on !== this.#spared.has(seat)) this.course.noteOrder(seat, on)
    if (on) this.#spared.add(seat)
    else this.#spared.delete(seat)
    return done(this.#changed())
  }

  #changed(beats: readonly Beat[] = []): TableUpdate {
    this.#seq++
    const { viewer } = this.#eyes()
    const { game, log } = this.course
    const table = tableState({
      slot: this.slot,
      name: this.#name,
      practice: this.#practice,
      seats: this.seats,
      seq: this.#seq,
      course: this.course,
      presence: this.#presence,
      spared: this.#spared,
      since: (seat) => this.#sent.since(seat),
    })
    const logFrom = this.#sent.next(viewer, log.length)
    return { table, beats, logFrom, log: logFor(game, log, logFrom, viewer) }
  }

  #eyes(): Eyes {
    return eyesOf(this.seats, this.course.status, this.#presence)
  }

  #chooser(): Seat | null {
    return chooserOf(this.seats, this.course.status, this.#presence)
  }

  #undoable(): number | Reason {
    return undoable(this.course, this.seats, this.#eyes().viewer, this.#practice)
  }

  #redoable(): number {
    return redoable(this.course, this.seats, this.#eyes().viewer)
  }
}

/** Dice for one choice of a bot: the same when the game is played again, and no way back to the game's seed. */
const diceFor = (seed: number, seat: Seat, step: number): number =>
  createHash('sha256').update(`dice ${seed} ${seat} ${step}`).digest().readUInt32LE(0)
