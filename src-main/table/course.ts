import type { GameEvent, Seat } from '../../src-shared/core.ts'
import type { KnownWhy, LoggedCommand, SeatInfo } from '../../src-shared/table.ts'
import type { AnyGame, State, Status } from '../engine/game.ts'
import { cloneState } from '../engine/flat.ts'
import { choicesOf, positionCheck } from './check.ts'
import { answerAlone, draftStep, sameStanding, standingOf, type Draft, type Spared } from './draft.ts'
import { personsAmong } from './eyes.ts'
import type { BackLine, HintLine, KnownLine, Line, SeatLine, Standing, StepLine } from './line.ts'
import { Positions } from './positions.ts'

/** What a game is replayed from. */
export interface Start {
  readonly options: unknown
  /** Who sat down at first. */
  readonly seats: readonly SeatInfo[]
  readonly seed: number
  readonly starter?: Seat
  /** The version of the rules it was begun with; the newest when absent. */
  readonly rulesVersion?: number
  /** It begins in the middle: a position as `Game.scenario` takes it, for what is never kept. */
  readonly scenario?: unknown
  /** It begins after so many answers, which are in no log: the position of a problem. */
  readonly played?: readonly number[]
}

/** A step that was made: what undo needs to know of it. */
export interface Step {
  readonly by: Seat
  /** A person made it. */
  readonly own: boolean
  readonly codes: readonly number[]
  /** The turn in which it was made. */
  readonly turn: number
  /** Who learnt something by it. */
  readonly learnt: readonly Seat[]
  /** Its entry in the log. */
  readonly entry: number
}

/** An entry of the log with events as they happened: not fit for anyone's eyes before they are redacted. */
export interface RawEntry {
  readonly turn: number
  readonly seat: Seat
  readonly events: readonly GameEvent[]
  readonly command?: LoggedCommand
  /** The line that made it; none for the setting up and for marks that are not kept. */
  readonly line?: Line
}

export type Watch = (event: GameEvent, state: State) => void

/**
 * A running game in memory: who sits where, the position, the steps that led to it and those that were taken back.
 * It knows no screen, no disk and no clock. All changes are `Line`s, so that a game is its lines.
 */
export class Course {
  readonly game: AnyGame
  readonly start: Start
  readonly positions: Positions
  #seats: readonly SeatInfo[]
  #state: State
  readonly steps: Step[] = []
  readonly undone: Step[] = []
  readonly log: RawEntry[] = []
  #known: KnownWhy | null = null
  #played = 0
  readonly #botsHands = new Set<Seat>()
  readonly #lastPersons = new Map<Seat, string>()

  /** Sets the table up. @throws RangeError when the game cannot be set up so. */
  constructor(game: AnyGame, start: Start) {
    this.game = game
    this.start = start
    this.#seats = start.seats
    this.positions = new Positions(game)
    const events: GameEvent[] = []
    const { options, seats, seed, starter, rulesVersion, scenario, played } = start
    this.#state =
      scenario !== undefined
        ? game.scenario(scenario)
        : game.setup(
            {
              options,
              seatCount: seats.length,
              seed,
              ...(starter !== undefined && { starter }),
              ...(rulesVersion !== undefined && { rulesVersion }),
            },
            (event) => events.push(event),
          )
    if (played) events.length = 0
    for (const code of played ?? []) game.apply(this.#state, code)
    answerAlone(game, this.#state, (event) => events.push(event))
    const { turn, active } = this.status
    this.#enter({ turn, seat: active, events })
  }

  /** Not to be changed by the caller. */
  get state(): State {
    return this.#state
  }

  /** Who sits where now. */
  get seats(): readonly SeatInfo[] {
    return this.#seats
  }

  /** The seats where a person sits or has sat. */
  get satByPersons(): ReadonlySet<Seat> {
    const came = this.log.flatMap(({ command }) => (command?.kind === 'personSat' ? [command.seat] : []))
    return new Set([...personsAmong(this.start.seats), ...came])
  }

  /** Why somebody may know what lies hidden, since the game runs; null = nobody does. */
  get known(): KnownWhy | null {
    return this.#known
  }

  /** How often the person at this seat was told what to do; once at one question, however often they look. */
  hintsOf(seat: Seat): number {
    return this.log.filter(({ command }) => command?.kind === 'hint' && command.seat === seat).length
  }

  /** Nothing has happened since this seat was told what to do. */
  justHinted(seat: Seat): boolean {
    const last = this.log.findLast(({ line }) => line !== undefined)?.line
    return last?.kind === 'hint' && last.by === seat
  }

  /** Does a person sit at this seat since a bot held its hand: another than who sat there before? */
  heldByBot(seat: Seat): boolean {
    return this.#botsHands.has(seat)
  }

  /** What it took to get here: answers played, tried or played once more, and steps moved to and fro. */
  get work(): number {
    return this.#played + this.positions.played
  }

  get status(): Status {
    return this.game.status(this.#state)
  }

  get standing(): Standing {
    return standingOf(this.status)
  }

  /** Tries a step on a copy. See `draftStep`. */
  draft(by: Seat, codes: readonly number[], spared?: Spared): Draft | 'illegal' | 'notYourTurn' {
    return draftStep(this.game, this.#state, by, codes, spared)
  }

  /** Makes a step that was drafted here or read from a journal. */
  step(line: StepLine, watch?: Watch): void {
    const { turn } = this.status
    const { by, codes } = line
    if (line.failure) this.#note({ kind: 'botFailed', seat: by, reason: line.failure })
    const own = this.#seats[by].player === 'person'
    const events = this.#play(codes, watch)
    this.#enter({ turn, seat: by, events, line }, codes)
    const learnt = [...new Set(events.flatMap((event) => event.learnt))].sort((a, b) => a - b)
    this.steps.push({ by, own, codes, turn, learnt, entry: this.log.length - 1 })
    this.undone.length = 0
  }

  /** Where the game would stand after taking back so many steps. */
  statusBefore(count: number): Status {
    return this.game.status(this.positions.after(this.#entryBefore(count)))
  }

  /** Where the game would stand after making so many of the steps taken back again. */
  statusAfter(count: number): Status {
    const copy = cloneState(this.#state)
    for (const step of this.undone.slice(-count).reverse()) for (const code of step.codes) this.game.apply(copy, code)
    return this.game.status(copy)
  }

  /** Takes steps back, or makes those taken back again. @throws RangeError when there are not so many. */
  goBack(line: BackLine, watch?: Watch): void {
    const [from, to] = line.kind === 'redo' ? [this.undone, this.steps] : [this.steps, this.undone]
    if (line.count > from.length) throw new RangeError(`there are not ${line.count} steps to ${line.kind}`)
    const before = line.kind === 'redo' ? null : this.#entryBefore(line.count)
    const moved = from.splice(from.length - line.count).reverse()
    to.push(...moved)
    this.#played += moved.length
    const codes = moved.flatMap((step) => step.codes)
    if (before === null) this.#play(codes, watch)
    else this.#state = this.positions.after(before)
    const learnt = [...new Set(moved.flatMap((step) => step.learnt))].sort((a, b) => a - b)
    const entries = moved.map((step) => step.entry)
    const past = line.kind === 'takeBack' || (line.kind === 'undo' && learnt.length > 0)
    this.#note(
      { kind: past ? 'takeBack' : line.kind, seat: line.by, entries, ...(past && { learnt }) },
      { line, ...(before === null ? { codes } : { as: before }) },
    )
  }

  /** Seats another, or the same by another name. */
  sit(line: SeatLine): void {
    const { by, name, player } = line
    const before = this.#seats[by]
    this.#noteWhoHeld(by, before, { name, player })
    this.#seats = this.#seats.map((seat, i) => (i === by ? { name, player } : seat))
    if (before.name !== name) this.#note({ kind: 'renamed', seat: by, names: [before.name, name] }, { line })
    if (before.player !== player)
      this.#note(
        {
          ...{ kind: player === 'person' ? 'personSat' : 'botSat', seat: by, was: before.player },
          ...(player !== 'person' && { player }),
        },
        { line },
      )
  }

  #noteWhoHeld(seat: Seat, before: SeatInfo, after: SeatInfo): void {
    if (before.player === 'person') this.#lastPersons.set(seat, before.name)
    if (after.player !== 'person') this.#botsHands.delete(seat)
    else if (before.player !== 'person' && this.#lastPersons.get(seat) !== after.name) this.#botsHands.add(seat)
  }

  /** Somebody has looked into a hand that a bot held. */
  becomeKnown(line: KnownLine): void {
    this.#known = line.why
    this.#note({ kind: 'known', seat: line.by }, { line })
  }

  /** A seat was told what the strongest bot would do. */
  noteHint(line: HintLine): void {
    this.#note({ kind: 'hint', seat: line.by }, { line })
  }

  /** Marks in the log that the game was taken up again. Not kept: the next time there is another mark. */
  noteResumed(): void {
    const { active, outcome } = this.status
    if (outcome || this.steps.length === 0) return
    this.#note({ kind: 'resumed', seat: active })
  }

  /** Marks that a seat did not agree to take steps back, or to begin anew. Not kept: nothing came of it. */
  noteRefused(seat: Seat, about: 'takeBack' | 'sameDeal'): void {
    this.#note({ kind: about === 'takeBack' ? 'refused' : 'refusedSameDeal', seat })
  }

  /** Does a line from a journal again. False, and nothing can be relied on, when it does not lead where it led. */
  redoLine(line: Line): boolean {
    return this.#follows(line) && this.#redone(line) && sameStanding(this.standing, line)
  }

  /** Whoever the line names could do what it says, here. */
  #follows(line: Line): boolean {
    if (line.kind === 'seat' || line.kind === 'known') return line.by < this.#seats.length
    if (line.kind === 'hint') return this.status.decision?.by === line.by
    if (line.kind === 'step') return line.codes.length > 0 && this.status.decision?.by === line.by
    const from = line.kind === 'redo' ? this.undone : this.steps
    if (line.count < 1 || line.count > from.length) return false
    // The first step that goes: the last of those taken back, the earliest of those made.
    const first = line.kind === 'redo' ? from[from.length - 1] : from[from.length - line.count]
    return first.by === line.by
  }

  #redone(line: Line): boolean {
    if (line.kind === 'seat') this.sit(line)
    else if (line.kind === 'known') this.becomeKnown(line)
    else if (line.kind === 'hint') this.noteHint(line)
    else if (line.kind !== 'step') this.goBack(line)
    else {
      if (!this.#allLegal(line.codes)) return false
      this.step(line)
      return positionCheck(this.game, this.#state) === line.check
    }
    return true
  }

  #allLegal(codes: readonly number[]): boolean {
    const copy = cloneState(this.#state)
    this.#played += codes.length
    return codes.every((code) => {
      if (!choicesOf(this.game, copy).includes(code)) return false
      this.game.apply(copy, code)
      return true
    })
  }

  /** After which entry the game stood where it would stand with so many steps fewer. */
  #entryBefore(count: number): number {
    return this.steps[this.steps.length - count].entry - 1
  }

  #note(
    command: LoggedCommand,
    { line, codes = [], as }: { line?: Line; codes?: readonly number[]; as?: number } = {},
  ): void {
    const entry: RawEntry = { turn: this.status.turn, seat: command.seat, events: [], command, ...(line && { line }) }
    this.log.push(entry)
    if (as === undefined) this.positions.add(codes, this.#state)
    else this.positions.addAs(as, this.#state)
  }

  #enter(entry: RawEntry, codes: readonly number[] = []): void {
    this.log.push(entry)
    this.positions.add(codes, this.#state)
  }

  #play(codes: readonly number[], watch?: Watch): GameEvent[] {
    const events: GameEvent[] = []
    this.#played += codes.length
    for (const code of codes) {
      this.game.apply(this.#state, code, (event) => {
        events.push(event)
        watch?.(event, this.#state)
      })
    }
    return events
  }
}
