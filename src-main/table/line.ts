import type { Fault } from '../../src-shared/bridge.ts'
import type { Seat } from '../../src-shared/core.ts'
import type { SeatInfo } from '../../src-shared/table.ts'
import type { BotFailure } from '../bots/pool.ts'

/** Where the game stands after a line: so that the list of saved games need not replay them. */
export interface Standing {
  readonly turn: number
  /** null when the game has ended. */
  readonly active: Seat | null
}

/** One line of a running game's record, as the table thinks it and the journal keeps it. */
export type Line = StepLine | BackLine | SeatLine | KnownLine | HintLine

export interface StepLine extends Standing {
  readonly kind: 'step'
  readonly by: Seat
  /** All that was answered, what the table answered by itself included. */
  readonly codes: readonly number[]
  /** `positionCheck` right after. */
  readonly check: string
  /** Why the table chose for a bot. */
  readonly failure?: BotFailure
}

/** So many steps were taken back, or done again. `takeBack`: past what had been learnt, with the consent
 *  of every other person at the table. In practice games nobody is asked: there it is an `undo`, whatever was learnt.
 */
export interface BackLine extends Standing {
  readonly kind: 'undo' | 'redo' | 'takeBack'
  readonly by: Seat
  readonly count: number
}

/** Another sits at a seat from here on, or the same by another name. No step: undo does not touch it. */
export interface SeatLine extends Standing, SeatInfo {
  readonly kind: 'seat'
  /** Whose seat it is. */
  readonly by: Seat
}

/**
 * From here on somebody may know what lies hidden: the game is not counted. `by` looked into a hand that a bot held.
 */
export interface KnownLine extends Standing {
  readonly kind: 'known'
  readonly by: Seat
  readonly why: 'seatOpened'
}

/** The person at a seat was told what the strongest bot would do. No step: undo does not touch it. */
export interface HintLine extends Standing {
  readonly kind: 'hint'
  readonly by: Seat
}

/** Keeps lines. Answers once the disk has the line: null, or why it could not be kept. */
export interface Keeper {
  keep(line: Line): Promise<Fault | null>
}
