import type { GameEvent, Seat } from '../../src-shared/core.ts'
import type { LoggedCommand } from '../../src-shared/table.ts'
import type { AnyGame, State, Status } from '../engine/game.ts'
import { cloneState } from '../engine/flat.ts'
import { choicesOf, positionCheck } from './check.ts'
import { answerAlone, draftStep, standingOf, type Draft, type Spared } from './draft.ts'
import type { BackLine, Line, Standing, StepLine } from './line.ts'

/** What a game is replayed from. */
export interface Start {
  readonly options: unknown
  readonly seatCount: number
  readonly seed: number
  readonly starter?: Seat
}

/** A step that was made: what undo needs to know of it. */
export interface Step {
  readonly by: Seat
  readonly codes: readonly number[]
  /** The turn in which it was made. */
  readonly turn: number
  /** Somebody learnt something by it. */
  readonly learnt: boolean
}

/** An entry of the log with events as they happened: not fit for anyone's eyes before they are redacted. */
export interface RawEntry {
  readonly turn: number
  readonly seat: Seat
  readonly events: readonly GameEvent[]
  readonly command?: LoggedCommand
}

export type Watch = (event: GameEvent, state: State) => void

/**
 * A running game in memory: the position, the steps that led to it and those that were taken back.
 * It knows no screen, no disk and no clock. All changes are `Line`s, so that a game is its lines.
 */
export class Course {
  readonly game: AnyGame
  readonly start: Start
  readonly #opening: State
  #state: State
  readonly steps: Step[] = []
  readonly undone: Step[] = []
  readonly log: RawEntry[] = []

  /** Sets the table up. @throws RangeError when the game cannot be set up so. */
  constructor(game: AnyGame, start: Start) {
    this.game = game
    this.start = start
    const events: GameEvent[] = []
    this.#state = game.setup(start, (event) => events.push(event))
    answerAlone(game, this.#state, (event) => events.push(event))
    this.#opening = cloneState(this.#state)
    const { turn, active } = this.status
    this.log.push({ turn, seat: active, events })
  }

  /** Not to be changed by the caller. */
  get state(): State {
    return this.#state
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
    const turn = this.status.turn
    if (line.failure) this.#note(turn, { kind: 'botFailed', seat: line.by, reason: line.failure })
    const events = this.#play(line.codes, watch)
    const learnt = events.some((event) => event.learnt.length > 0)
    this.steps.push({ by: line.by, codes: line.codes, turn, learnt })
    this.undone.length = 0
    this.log.push({ turn, seat: line.by, events })
  }

  /** Where the game would stand after taking back so many steps. */
  statusBefore(count: number): Status {
    return this.game.status(this.#replayed(this.steps.length - count))
  }

  /** Where the game would stand after making so many of the steps taken back again. */
  statusAfter(count: number): Status {
    const copy = cloneState(this.#state)
    for (const step of this.undone.slice(-count).reverse()) for (const code of step.codes) this.game.apply(copy, code)
    return this.game.status(copy)
  }

  /** Takes steps back, or makes those taken back again. @throws RangeError when there are not so many. */
  goBack(line: BackLine, watch?: Watch): void {
    const from = line.kind === 'undo' ? this.steps : this.undone
    if (line.count > from.length) throw new RangeError(`there are not ${line.count} steps to ${line.kind}`)
    if (line.kind === 'undo') this.#state = this.#replayed(this.steps.length - line.count)
    for (let i = 0; i < line.count; i++) {
      const step = from.pop() as Step
      if (line.kind === 'redo') this.#play(step.codes, watch)
      const to = line.kind === 'undo' ? this.undone : this.steps
      to.push(step)
    }
    this.#note(this.status.turn, { kind: line.kind, seat: line.by })
  }

  /** Marks in the log that the game was taken up again. Not kept: the next time there is another mark. */
  noteResumed(): void {
    const { turn, active, outcome } = this.status
    if (outcome || this.steps.length === 0) return
    this.#note(turn, { kind: 'resumed', seat: active })
  }

  /** Marks a standing order in the log, for its own seat. Not kept: whoever opens the game again is asked. */
  noteOrder(seat: Seat, on: boolean): void {
    this.#note(this.status.turn, { kind: on ? 'doNotAsk' : 'askAgain', seat })
  }

  /** Does a line from a journal again. False, and nothing can be relied on, when it does not lead where it led. */
  redoLine(line: Line): boolean {
    if (line.kind !== 'step') {
      if (line.count > (line.kind === 'undo' ? this.steps : this.undone).length) return false
      this.goBack(line)
      return true
    }
    if (!this.#allLegal(line.codes)) return false
    this.step(line)
    return positionCheck(this.game, this.#state) === line.check
  }

  #allLegal(codes: readonly number[]): boolean {
    const copy = cloneState(this.#state)
    return codes.every((code) => {
      if (!choicesOf(this.game, copy).includes(code)) return false
      this.game.apply(copy, code)
      return true
    })
  }

  #note(turn: number, command: LoggedCommand): void {
    this.log.push({ turn, seat: command.seat, events: [], command })
  }

  #play(codes: readonly number[], watch?: Watch): GameEvent[] {
    const events: GameEvent[] = []
    for (const code of codes) {
      this.game.apply(this.#state, code, (event) => {
        events.push(event)
        watch?.(event, this.#state)
      })
    }
    return events
  }

  #replayed(steps: number): State {
    const state = cloneState(this.#opening)
    for (const step of this.steps.slice(0, steps)) for (const code of step.codes) this.game.apply(state, code)
    return state
  }
}
