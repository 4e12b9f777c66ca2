import type { Bot } from '../bots/bot.ts'
import type { AnyGame } from '../engine/game.ts'
import { playBotGame } from './bot-game.ts'
import { rounded } from './share.ts'
import type { Clock } from './speed.ts'

const NODES = 1000

/** Mean milliseconds of one choice of a bot that plays against itself at every seat count, over so many games. */
export function msPerMove(game: AnyGame, bot: Bot, games: number, clock: Clock): number {
  let [ms, actions] = [0, 0]
  for (let seed = 1; seed <= games; seed++) {
    const seats = game.seats.min + (seed % (game.seats.max - game.seats.min + 1))
    const began = clock()
    actions += playBotGame({
      game,
      bots: Array.from({ length: seats }, () => bot),
      options: game.options.default,
      seed,
      nodes: NODES,
      starter: 0,
    }).actions
    ms += clock() - began
  }
  return rounded(ms / Math.max(1, actions))
}
