import { randomInt } from 'node:crypto'
import type { Advice } from '../../src-shared/advice.ts'
import { done, refused, type Result } from '../../src-shared/bridge.ts'
import { isReason, type Reason, type Ref, type Seat, type Viewer } from '../../src-shared/core.ts'
import type {
  Beat,
  KnownWhy,
  LogEntry,
  Past,
  Preview,
  PreviewEnd,
  SeatInfo,
  TableCommand,
  TableState,
  TableUpdate,
} from '../../src-shared/table.ts'
import type { ProblemState } from '../../src-shared/problems.ts'
import type { LessonState } from '../../src-shared/school.ts'
import type { BotTask } from '../bots/bot.ts'
import type { BotFailure } from '../bots/pool.ts'
import type { Status } from '../engine/game.ts'
import { advisedTo, leftOf, type Advised } from './advised.ts'
import { botTaskFor, botTaskOf } from './bot-task.ts'
import type { Course, Watch } from './course.ts'
import { standingOf } from './draft.ts'
import {
  arriving,
  botToMove,
  chooserOf,
  eyesOf,
  passedOn,
  personsAmong,
  seatedAnew,
  type Eyes,
  type Presence,
} from './eyes.ts'
import { Knowing } from './knowing.ts'
import type { HintLine, Keeper, Line, SeatLine } from './line.ts'
import { Readings, Sent } from './log.ts'
import { pastOf } from './past.ts'
import { endsOfPreviews, previewOf } from './preview.ts'
import { tableState } from './state.ts'
import { TakingBack, type Going } from './taking-back.ts'

/** What a table is opened with. */
export interface TableParts {
  readonly slot: string
  readonly name: string
  readonly practice: boolean
  /** Whoever is asked may be told what the strongest bot would do. */
  readonly hints: boolean
  readonly course: Course
  readonly keeper: Keeper
  /** Why the game was known before it was opened; null = it was not. */
  known(): KnownWhy | null
  /** How far the lesson has come that is played here, where one is. */
  readonly lesson?: () => LessonState
  /** How a problem stands that is solved here, where one is: nobody else plays. */
  readonly problem?: () => ProblemState
  /** The first `seq`: above all that an earlier table of this program used. */
  readonly firstSeq: number
}

/**
 * Letters of the log that other eyes are sent at once, before the curtain and behind it, and on each page that is asked
 * for.
 */
const LATEST = { curtain: 9_000, table: 5_000 }
const PAGE = 60_000

/** Who is at the device, a standing order, haste: none answers a question, all hold however far bots have moved on. */
const ANSWERS_NONE: ReadonlySet<TableCommand['kind']> = new Set(['liftCurtain', 'doNotAsk', 'hurry'])

/**
 * The one authority over a running game. A change is tried on a copy, kept on disk, made, and answered with what
 * the present eyes may see: in that order, so that what cannot be kept does not happen. Requests must come one
 * after another.
 */
export class Table {
  readonly slot: string
  readonly course: Course
  readonly #practice: boolean
  readonly #hints: boolean
  readonly #keeper: Keeper
  readonly #knowing: Knowing
  readonly #back: TakingBack
  readonly #readings: Readings
  readonly #sent: Sent
  readonly #lesson: () => LessonState | null
  readonly #problem: () => ProblemState | null
  readonly #aProblem: boolean
  #name: string
  #seq: number
  #presence: Presence
  readonly #spared = new Set<Seat>()
  /** The last hint, whose plan the next one goes on with. */
  #advised: Advised | null = null

  constructor(parts: TableParts) {
    this.slot = parts.slot
    this.course = parts.course
    this.#name = parts.name
    this.#practice = parts.practice
    this.#hints = parts.hints
    this.#keeper = parts.keeper
    this.#knowing = new Knowing(parts.course, parts.practice, () => parts.known())
    this.#back = new TakingBack(parts.course, parts.practice)
    this.#lesson = () => parts.lesson?.() ?? null
    this.#aProblem = parts.problem !== undefined
    this.#problem = () => parts.problem?.() ?? null
    this.#seq = parts.firstSeq
    this.#presence = arriving(parts.course.satByPersons, parts.course.seats)
    this.#readings = new Readings(parts.course.game, parts.course.log)
    this.#sent = new Sent(parts.course.seats.length, parts.course.log, parts.course.status.turn)
  }

  get seq(): number {
    return this.#seq
  }

  /** Whose eyes look now. */
  get viewer(): Viewer {
    return this.#eyes().viewer
  }

  get seats(): readonly SeatInfo[] {
    return this.course.seats
  }

  /** The bot that must choose now. */
  get thinking(): Seat | null {
    return this.#back.asking || this.#aProblem ? null : botToMove(this.seats, this.course.status)
  }

  /** The table for a window that has just come: the curtain down, where there are several persons. */
  show(): TableUpdate {
    const { lifted, holder } = this.#presence
    this.#presence = { ...this.#presence, lifted: null, holder: lifted ?? holder }
    this.#sent.forget(this.course.log, this.course.status.turn)
    return this.#changed()
  }

  /** The table as it stands for the window that looks already, with all of the log. */
  showAgain(): TableUpdate {
    this.#sent.again()
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
    // Not even a wish that others are asked about keeps anybody from a seat.
    if (command.kind === 'sit') return this.#sit(command.seat, command.who)
    const isOld = seq !== this.#seq
    if (isOld && !ANSWERS_NONE.has(command.kind)) return refused('stale')
    const made = await this.#made(command)
    // What it was about is gone.
    return isOld && !made.ok && made.fault.code === 'notYourTurn' ? refused('stale') : made
  }

  async #made(command: Exclude<TableCommand, { kind: 'sit' }>): Promise<Result<TableUpdate>> {
    switch (command.kind) {
      case 'consent':
        return this.#answerWish(command.seat, command.agrees)
      default: // The others wait until a wish is answered.
    }
    if (this.#back.asking) return refused('notYourTurn')
    switch (command.kind) {
      case 'liftCurtain':
        return this.#lift(command.seat)
      case 'doNotAsk':
        return this.#spare(command.seat, command.on)
      case 'sameDeal':
        return this.#wishSameDeal(command.seat)
      case 'takeBack':
        return this.#wish(command.seat)
      case 'hurry':
        return this.thinking === null ? refused('notYourTurn') : done(this.#changed())
      case 'undo':
        return this.#undo()
      case 'redo':
        return this.#goBack(this.#back.redo(this.#eyes().viewer))
    }
  }

  /** The table after an entry of the log. `as`: other eyes than those that look now, for games that are over. */
  lookBack(n: number, as?: Viewer): Result<Past> {
    if (as !== undefined && !this.course.status.outcome) return refused('notYourTurn')
    const past = pastOf(this.course, n, as ?? this.#eyes().viewer)
    return past ? done(past) : refused('illegal')
  }

  /** The page of the log before an entry, for the eyes that look now. Refused where others do by now. */
  earlierLog(before: number, viewer: Viewer): Result<{ readonly log: readonly LogEntry[] }> {
    if (viewer !== this.#eyes().viewer) return refused('stale')
    if (before < 1 || before > this.course.log.length) return refused('illegal')
    return done({ log: this.#readings.page(before, viewer, PAGE) })
  }

  preview(seq: number, codes: readonly number[]): Result<Preview> {
    if (seq !== this.#seq) return refused('stale')
    const seat = this.#chooser()
    if (seat === null) return refused('notYourTurn')
    const preview = previewOf(this.course.game, this.course.state, seat, codes, randomInt(2 ** 32))
    return preview ? done(preview) : refused('illegal')
  }

  /** How a preview of each of these lines of answers would end; null for one that is not legal. */
  previewEnds(
    seq: number,
    lines: readonly (readonly number[])[],
  ): Result<{ readonly ends: readonly (PreviewEnd | null)[] }> {
    if (seq !== this.#seq) return refused('stale')
    const seat = this.#chooser()
    if (seat === null) return refused('notYourTurn')
    return done({ ends: endsOfPreviews(this.course.game, this.course.state, seat, lines, randomInt(2 ** 32)) })
  }

  /** Why nothing is offered at a thing, or why what is held does not go there. */
  explain(seq: number, ref: Ref, held?: Ref): Result<{ readonly reasons: readonly Reason[] }> {
    if (seq !== this.#seq) return refused('stale')
    if (this.#chooser() === null) return refused('notYourTurn')
    return done({ reasons: this.course.game.explain(this.course.state, ref, held) })
  }

  /** The bot that is asked in the midst of a movement, which goes on at once where it knows the answer. */
  get midway(): Seat | null {
    const { game, status } = this.course
    return status.decision && game.midway?.includes(status.decision.kind) ? this.thinking : null
  }

  /** What a bot must know to choose now, or null when no bot has to. */
  botTask(): BotTask | null {
    const seat = this.thinking
    return seat === null ? null : botTaskOf(this.course, seat)
  }

  /** What is to be known to advise the person who chooses now. */
  adviceTask(seq: number): Result<BotTask> {
    if (seq !== this.#seq) return refused('stale')
    if (!this.#hints) return refused('illegal')
    const seat = this.#chooser()
    if (seat === null) return refused('notYourTurn')
    const task = botTaskFor(this.course, seat, 'controller')
    const kept = this.#advised?.seat === seat ? leftOf(this.#advised, this.course.steps) : null
    return done(kept && task.choices.includes(kept[0]) ? { ...task, kept } : task)
  }

  /**
   * Keeps that the person who chooses now was told what to do, before they are. The table stays as it is: what was
   * found is about this very question.
   */
  async noteHint(seq: number, advice: Advice): Promise<Result<null>> {
    const seat = this.#chooser()
    if (seq !== this.#seq || seat === null) return refused('stale')
    this.#advised = advisedTo(seat, this.course.steps.length, advice)
    if (this.course.justHinted(seat)) return done(null)
    const line: HintLine = { kind: 'hint', by: seat, ...standingOf(this.course.status) }
    const fault = await this.#keeper.keep(line)
    if (fault) return { ok: false, fault }
    this.course.noteHint(line)
    return done(null)
  }

  /** A bot's answer. `failure` = why it is not the bot's own. */
  botStep(seat: Seat, code: number, failure: BotFailure | null): Promise<Result<TableUpdate>> {
    return this.#step(seat, [code], failure ?? undefined)
  }

  async #step(by: Seat, codes: readonly number[], failure?: BotFailure): Promise<Result<TableUpdate>> {
    const draft = this.course.draft(by, codes, this.#spared)
    if (typeof draft === 'string') return refused(draft)
    const line = failure ? { ...draft.line, failure } : draft.line
    const stepped = await this.#change(line, draft.status, (watch) => this.course.step(line, watch))
    const { alone } = draft
    if (alone === null || !stepped.ok || stepped.value.table.viewer !== by) return stepped
    return done({ ...stepped.value, alone })
  }

  async #goBack(going: Going | null): Promise<Result<TableUpdate>> {
    if (!going) return refused('illegal')
    return this.#change(going.line, going.status, (watch) => {
      this.#back.close()
      this.course.goBack(going.line, watch)
    })
  }

  async #undo(): Promise<Result<TableUpdate>> {
    const going = this.#back.undo(this.#eyes().viewer)
    return isReason(going) ? refused('illegal', undefined, [going]) : this.#goBack(going)
  }

  /** The one who looks, or held the device last, wishes to go back where undo ends. */
  async #wish(seat: Seat): Promise<Result<TableUpdate>> {
    const going = this.#wisher() === seat ? this.#back.wish(seat) : null
    if (going !== 'asked') return this.#goBack(going)
    this.#presence = { ...this.#presence, lifted: null, holder: seat }
    return done(this.#changed())
  }

  async #answerWish(seat: Seat, agrees: boolean): Promise<Result<TableUpdate>> {
    if (this.#back.asking?.asked !== seat) return refused('notYourTurn')
    if (agrees) {
      const going = this.#back.agree(seat)
      if (going === 'sameDeal') {
        this.#knowing.agreeToSameDeal()
        return done(this.#changed())
      }
      return going === 'asked' ? done(this.#changed()) : this.#goBack(going)
    }
    const { about } = this.#back.asking
    this.#back.close()
    this.course.noteRefused(seat, about)
    return done(this.#changed())
  }

  /** Seats a person or a bot, or gives a name. Who comes brings no standing order, and has agreed to nothing. */
  async #sit(seat: Seat, who: SeatInfo): Promise<Result<TableUpdate>> {
    const { course } = this
    const { status } = course
    if (seat >= course.seats.length || status.outcome) return refused('illegal')
    const { name, player } = course.seats[seat]
    if (name === who.name && player === who.player) return refused('illegal')
    const line: SeatLine = { kind: 'seat', by: seat, ...who, ...standingOf(status) }
    const seats = course.seats.map((info, i) => (i === seat ? who : info))
    const presence = seatedAnew(course.seats, seats, status, this.#presence)
    const sit = () => {
      this.#back.seated(seat)
      this.#spared.delete(seat)
      course.sit(line)
    }
    const seated = await this.#change(line, status, sit, presence)
    return seated.ok ? ((await this.noteSight()) ?? seated) : seated
  }

  /** Whoever looks at once into a hand that a bot held makes the game known. null = there is nothing to note. */
  async noteSight(): Promise<Result<TableUpdate> | null> {
    const { viewer } = this.#eyes()
    if (typeof viewer !== 'number' || !this.#knowing.madeBy(viewer)) return null
    return this.#becomeKnown(viewer)
  }

  async #becomeKnown(seat: Seat, presence = this.#presence): Promise<Result<TableUpdate>> {
    const { status } = this.course
    const line = this.#knowing.lineBy(seat)
    return this.#change(line, status, () => this.course.becomeKnown(line), presence)
  }

  /** What stands between this game and another with the same cards: who plays both knows what lies hidden. */
  get sameDeal(): TableState['sameDeal'] {
    return this.#knowing.sameDeal
  }

  #wishSameDeal(seat: Seat): Result<TableUpdate> {
    if (this.#wisher() !== seat || this.sameDeal !== 'asks') return refused('notYourTurn')
    this.#back.wishSameDeal(
      seat,
      personsAmong(this.seats).filter((other) => other !== seat),
    )
    this.#presence = { ...this.#presence, lifted: null, holder: seat }
    return done(this.#changed())
  }

  /** Keeps a line, then makes the change it stands for. `status` is the one it leads to. */
  async #change(
    line: Line,
    status: Status,
    make: (watch: Watch) => void,
    presence = passedOn(this.seats, status, this.#presence),
  ): Promise<Result<TableUpdate>> {
    const fault = await this.#keeper.keep(line)
    if (fault) return { ok: false, fault }
    this.#presence = presence
    this.#knowing.forgetSameDeal()
    const { viewer } = eyesOf(this.seats, status, presence)
    const { game } = this.course
    const beats: Beat[] = []
    make((event, state) => beats.push({ event: game.redact(event, viewer), view: game.view(state, viewer) }))
    return done(this.#changed(beats))
  }

  async #lift(seat: Seat): Promise<Result<TableUpdate>> {
    if (this.#eyes().curtain !== seat) return refused('notYourTurn')
    const presence = { ...this.#presence, lifted: seat, holder: seat }
    if (this.#knowing.madeBy(seat)) return this.#becomeKnown(seat, presence)
    this.#presence = presence
    return done(this.#changed())
  }

  /**
   * Given by the person who looks, for themselves, and told to nobody: not even an entry of the log, which the others
   * could count. What is being asked already stays asked.
   */
  #spare(seat: Seat, on: boolean): Result<TableUpdate> {
    if (this.#eyes().viewer !== seat || !this.course.game.declinable) return refused('notYourTurn')
    if (on) this.#spared.add(seat)
    else this.#spared.delete(seat)
    return done(this.#changed())
  }

  #changed(beats: readonly Beat[] = []): TableUpdate {
    this.#seq++
    const { viewer } = this.#eyes()
    const { log } = this.course
    const table = tableState({
      slot: this.slot,
      name: this.#name,
      practice: this.#practice,
      hints: this.#hints,
      seq: this.#seq,
      course: this.course,
      presence: this.#presence,
      spared: this.#spared,
      known: this.#knowing.why,
      sameDeal: this.sameDeal,
      makesKnown: (seat) => this.#knowing.madeBy(seat),
      wisher: this.#wisher(),
      back: this.#back,
      since: (seat) => this.#sent.since(seat),
      lesson: this.#lesson(),
      problem: this.#problem(),
    })
    const from = this.#sent.next(viewer, log.length)
    const letters = LATEST[table.curtain ? 'curtain' : 'table']
    const told = from === null ? this.#readings.page(log.length, viewer, letters) : this.#readings.from(from, viewer)
    return { table, beats, logFrom: log.length - told.length, log: told }
  }

  #eyes(): Eyes {
    return eyesOf(this.seats, this.course.status, this.#presence)
  }

  /** Who may wish to take steps back: whoever looks, or held the device last. */
  #wisher(): Seat | null {
    const { viewer } = this.#eyes()
    return typeof viewer === 'number' ? viewer : this.#presence.holder
  }

  /** Nobody chooses while one is asked whether steps may be taken back. */
  #chooser(): Seat | null {
    return this.#back.asking ? null : chooserOf(this.seats, this.course.status, this.#presence)
  }
}
