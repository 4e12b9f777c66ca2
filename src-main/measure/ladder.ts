import type { Bot } from '../bots/bot.ts'
import type { GameId } from '../engine/game.ts'
import { playArena, type ArenaTask } from './arena.ts'
import { WIN } from './bot-game.ts'
import { wilson } from './wilson.ts'

export interface LadderTask {
  readonly game: GameId
  /** Each of them plays each other one. */
  readonly bots: readonly Bot['id'][]
  /** One of a pair against so many less one of the other. */
  readonly seats: number
  /** Games a pair, over all shards. */
  readonly games: number
  readonly seed: number
  readonly options: unknown
  readonly shard: ArenaTask['shard']
}

/** What a pair has played: sums over games, so that those of several shards can be added up. */
export interface Rung {
  readonly one: Bot['id']
  /** At all other seats. */
  readonly others: Bot['id']
  readonly games: number
  /** By the one, in twelfths. */
  readonly won: number
}

export interface LadderReport {
  readonly game: GameId
  readonly options: unknown
  readonly seats: number
  readonly seed: number
  /** All pairs, each way round where more than two sit. */
  readonly rungs: readonly (Rung & { readonly share: number; readonly interval: readonly [number, number] })[]
  /**
   * Of two seats only: ratings by which the shares are likeliest, 0 for their mean; about 95 in 100 lie within `error`.
   */
  readonly ratings: readonly { readonly bot: Bot['id']; readonly elo: number; readonly error: number }[]
}

/** All pairs to be played. With more than two seats one against two is not two against one. */
export function pairsOf(bots: readonly Bot['id'][], seats: number): [Bot['id'], Bot['id']][] {
  return bots.flatMap((one, i) =>
    bots.filter((_, j) => (seats === 2 ? j < i : j !== i)).map((other): [Bot['id'], Bot['id']] => [one, other]),
  )
}

/** Plays the games of one shard. @throws as `playArena` does */
export function playLadder(task: LadderTask, progress?: (rung: Rung) => void): Rung[] {
  const { game, seats, games, seed, options, shard } = task
  return pairsOf(task.bots, seats).map(([one, others]) => {
    const bots = [one, ...Array<Bot['id']>(seats - 1).fill(others)]
    const tally = playArena({ game, bots, games, seed, options, shard })
    const rung = { one, others, games: tally.games, won: tally.won[0] }
    progress?.(rung)
    return rung
  })
}

/** Shards put together, pair by pair. All must come of the same task. */
export const addRungs = (shards: readonly (readonly Rung[])[]): Rung[] =>
  (shards[0] ?? []).map((rung, i) => ({
    ...rung,
    games: shards.reduce((sum, shard) => sum + shard[i].games, 0),
    won: shards.reduce((sum, shard) => sum + shard[i].won, 0),
  }))

export function ladderReport({ game, options, seats, seed, bots }: LadderTask, rungs: readonly Rung[]): LadderReport {
  return {
    game,
    options,
    seats,
    seed,
    rungs: rungs.map((rung) => {
      const wins = rung.won / WIN
      return { ...rung, share: rung.games === 0 ? 0 : wins / rung.games, interval: wilson(wins, rung.games) }
    }),
    ratings: seats === 2 ? ratingsOf(bots, rungs) : [],
  }
}

const ROUNDS = 500
/** Elo points for each factor e of strength. */
const SCALE = 400 / Math.LN10
/** Each pair is taken to have drawn so often besides: one that won all its games is not infinitely strong. */
const DRAWN_BESIDES = 1

/** Strengths after Bradley and Terry, by the usual climb (minorise and maximise). */
function ratingsOf(bots: readonly Bot['id'][], rungs: readonly Rung[]): LadderReport['ratings'] {
  const played = rungs.map((rung) => ({
    ...rung,
    games: rung.games + DRAWN_BESIDES,
    wins: rung.won / WIN + DRAWN_BESIDES / 2,
  }))
  let strengths = bots.map(() => 1)
  const strengthOf = (bot: Bot['id']): number => strengths[bots.indexOf(bot)]
  const rivalOf = (bot: Bot['id'], { one, others }: Rung): Bot['id'] => (bot === one ? others : one)
  for (let round = 0; round < ROUNDS; round++) {
    const next = bots.map((bot) => {
      const own = played.filter(({ one, others }) => one === bot || others === bot)
      const wins = own.reduce((sum, rung) => sum + (rung.one === bot ? rung.wins : rung.games - rung.wins), 0)
      const met = own.reduce((sum, rung) => sum + rung.games / (strengthOf(bot) + strengthOf(rivalOf(bot, rung))), 0)
      return met === 0 ? 1 : wins / met
    })
    const mean = Math.exp(next.reduce((sum, one) => sum + Math.log(one), 0) / next.length)
    strengths = next.map((one) => one / mean)
  }
  return bots.map((bot) => {
    const own = played.filter(({ one, others }) => one === bot || others === bot)
    const told = own.reduce((sum, rung) => {
      const share = strengthOf(bot) / (strengthOf(bot) + strengthOf(rivalOf(bot, rung)))
      return sum + rung.games * share * (1 - share)
    }, 0)
    return {
      bot,
      elo: Math.round(SCALE * Math.log(strengthOf(bot))),
      error: Math.round((1.96 * SCALE) / Math.sqrt(told)),
    }
  })
}
