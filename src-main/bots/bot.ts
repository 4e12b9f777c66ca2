import type { GameId, Seat } from '../../src-shared/core.ts'
import type { BotId as SeatedBotId } from '../../src-shared/table.ts'

/** All that a bot is told. There is no state in it, and no seed of the game's: a bot cannot peep. */
export interface BotTask {
  readonly game: GameId
  readonly seat: Seat
  /** `Game.beliefs` of that seat. */
  readonly beliefs: unknown
  /** `Game.choices` at this decision. */
  readonly choices: Int32Array
  /** For the bot's own dice. Has nothing to do with the game's generator. */
  readonly seed: number
  /**
   * How much it may search, at least 1, counted and never in time, so that results repeat everywhere. For a bot that
   * answers with lines: states it may still judge in this turn. For others: choices played on a sampled state, anew at
   * each question; what settling such a choice compares on its way (the details of a special) is not counted.
   */
  readonly nodes: number
  /**
   * What is left of a plan that was advised and followed: advice goes on with it unless another is surely better. The
   * first is one of `choices`.
   */
  readonly kept?: readonly number[]
}

/** An answer that goes on: codes to be given one after another, until something is learnt or another is asked. */
export interface Line {
  /** The first is one of `task.choices`. */
  readonly codes: readonly number[]
  /** States that were judged for it. */
  readonly nodes: number
}

/** Bots to measure others by: the arena knows them, the table does not. */
export const INTERNAL_BOT_IDS = ['greedyScore', 'mcts'] as const
export type InternalBotId = (typeof INTERNAL_BOT_IDS)[number]
export type BotId = SeatedBotId | InternalBotId

/** A player made of rules. Same task, same answer. */
export interface Bot {
  readonly id: BotId
  /** One of `task.choices`, which has at least one entry. */
  choose(task: BotTask): number
  /** The same answer with what is to follow it. `unwanted`: whoever asked wants the best found so far now. */
  line?(task: BotTask, unwanted?: () => boolean): Line
  /** What it should be given to search with in a turn at a table of so many, where nobody says otherwise. */
  nodesATurn?(game: GameId, seats: number): number
}
