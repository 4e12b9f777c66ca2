import type { Bot } from '../bots/bot.ts'
import { botOf } from '../bots/registry.ts'
import type { GameId } from '../engine/game.ts'
import { gameOf } from '../engine/games.ts'
import { generator, nextWord } from '../engine/random.ts'
import { WIN, playBotGame } from './bot-game.ts'
import { wilson } from './wilson.ts'

export interface ArenaTask {
  readonly game: GameId
  /** One a seat; they move one seat on from game to game. */
  readonly bots: readonly Bot['id'][]
  /** How many games all shards play together. */
  readonly games: number
  readonly seed: number
  readonly options: unknown
  /** What a bot may look at (see BotTask.nodes); each what it is made for when absent. */
  readonly nodes?: number
  /** Part `index` (from 1) of `of`. */
  readonly shard: { readonly index: number; readonly of: number }
}

/** Sums over games: those of several parts can be added up. */
export interface ArenaTally {
  readonly games: number
  readonly finished: number
  readonly turns: number
  readonly actions: number
  /** Each bot's, in twelfths. */
  readonly won: readonly number[]
}

export interface ArenaReport {
  readonly game: GameId
  readonly options: unknown
  readonly games: number
  readonly finished: number
  readonly bots: readonly {
    readonly bot: Bot['id']
    readonly wins: number
    /** null where no games were played: a short run has fewer rounds than shards. */
    readonly share: number | null
    readonly interval: readonly [number, number]
  }[]
  /** Turns a finished game, over all seats; null where none was finished. */
  readonly meanTurns: number | null
  readonly actionsPerSecond: number
}

/** The seed of a game depends on its number and nothing else, so that parts play what the whole would. */
export const seedOfGame = (seed: number, number: number): number =>
  nextWord(generator((seed + Math.imul(number, 0x9e3779b1)) | 0)) | 0

/** Which of the bots sits where in a game: all move one seat on from game to game. */
export const seatedAt = (seat: number, number: number, bots: number): number => (seat + number) % bots

/**
 * Plays the games of one shard. `progress` is told after each how many of how many are done.
 * @throws RangeError when there is no such game or bot; Error when a bot fails.
 */
export function playArena(task: ArenaTask, progress?: (done: number, of: number) => void): ArenaTally {
  const game = gameOf(task.game)
  const bots = task.bots.map(botOf)
  const numbers = numbersOf(task)
  const won = bots.map(() => 0)
  let [finished, turns, actions] = [0, 0, 0]
  for (const [done, number] of numbers.entries()) {
    const seated = bots.map((_, seat) => bots[seatedAt(seat, number, bots.length)])
    const played = playBotGame({
      game,
      bots: seated,
      options: task.options,
      seed: seedOfGame(task.seed, number),
      nodes: task.nodes,
    })
    played.won.forEach((part, seat) => (won[seatedAt(seat, number, bots.length)] += part))
    actions += played.actions
    if (played.outcome) {
      finished++
      turns += played.turns
    }
    progress?.(done + 1, numbers.length)
  }
  return { games: numbers.length, finished, turns, actions, won }
}

/**
 * The games of a shard: of every `of`-th round of the bots all, so that each part has all rotations, whatever factor
 * `of` shares with the number of bots.
 */
export const numbersOf = ({ games, shard, bots }: Pick<ArenaTask, 'games' | 'shard' | 'bots'>): number[] =>
  Array.from({ length: games }, (_, number) => number).filter(
    (number) => Math.floor(number / bots.length) % shard.of === shard.index - 1,
  )

export function addTallies(tallies: readonly ArenaTally[]): ArenaTally {
  const sum = (of: (tally: ArenaTally) => number): number => tallies.reduce((total, tally) => total + of(tally), 0)
  return {
    games: sum((tally) => tally.games),
    finished: sum((tally) => tally.finished),
    turns: sum((tally) => tally.turns),
    actions: sum((tally) => tally.actions),
    won: (tallies[0]?.won ?? []).map((_, bot) => sum((tally) => tally.won[bot])),
  }
}

export function arenaReport(task: ArenaTask, tally: ArenaTally, seconds: number): ArenaReport {
  return {
    game: task.game,
    options: task.options,
    games: tally.games,
    finished: tally.finished,
    bots: task.bots.map((bot, i) => {
      const wins = tally.won[i] / WIN
      return { bot, wins, share: tally.games === 0 ? null : wins / tally.games, interval: wilson(wins, tally.games) }
    }),
    meanTurns: tally.finished === 0 ? null : tally.turns / tally.finished,
    actionsPerSecond: Math.round(tally.actions / seconds),
  }
}
