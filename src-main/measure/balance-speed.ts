import type { Bot } from '../bots/bot.ts'
import type { AnyGame } from '../engine/game.ts'
import { playBalanceGame } from './balance-game.ts'
import type { Clock } from './speed.ts'

/** Mean milliseconds of one choice of a bot that plays against itself at every seat count, over so many games. */
export function msPerMove(game: AnyGame, bot: Bot, games: number, clock: Clock): number {
  let [ms, decisions] = [0, 0]
  for (let seed = 1; seed <= games; seed++) {
    const seats = game.seats.min + (seed % (game.seats.max - game.seats.min + 1))
    const tally = playBalanceGame(game, bot, game.options.default, seats, seed, 1000, clock)
    ms += tally.ms
    decisions += tally.decisions
  }
  return Math.round((ms / Math.max(1, decisions)) * 1000) / 1000
}
