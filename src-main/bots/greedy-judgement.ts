import type { Seat, State } from '../engine/game.ts'

/** What a one-step bot knows of a game beside its rules. */
export interface Judgement {
  /**
   * `judge` goes by what all can see and by the seat's own goods. Then a candidate that teaches the seat nothing
   * is worth the same whatever lies hidden from it, and need not be looked at again.
   */
  readonly judgesOpenly?: boolean

  /**
   * What is worth looking at now: sequences of codes, each beginning with one of `choices`. `[]` = nothing in
   * particular, every choice is looked at.
   */
  candidates(s: State, choices: Int32Array): readonly (readonly number[])[]

  /** Plays on what a candidate left unanswered in the middle of an action, whoever is asked, in place. */
  settle(s: State): void

  /**
   * Worth of a position for a seat, in points. While it is the seat's turn, what a good ending of that turn still
   * brings is part of it: then an action that goes on is good exactly when it adds to what there is.
   */
  judge(s: State, seat: Seat): number

  /**
   * One thing is done a turn and nothing after it: whether a choice goes on with the turn says nothing, simply the best
   * is taken.
   */
  readonly alternatives?: true

  /**
   * On how many sampled states a choice is looked at, at most. Fewer where what is hidden hardly changes what is best.
   */
  readonly samples?: number

  /** The same eyes with another judgement, where `candidates` and `settle` go by it too. */
  by?(judge: Judgement['judge']): Judgement
}
