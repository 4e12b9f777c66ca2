import type { Bot } from '../bots/bot.ts'
import { lineOf } from '../bots/seated.ts'
import type { AnyGame } from '../engine/game.ts'
import { playBotGame } from './bot-game.ts'
import { quantile } from './save-time.ts'
import type { Clock } from './speed.ts'

/** What the turns of a bot took it to think of, all answers of a turn together. Milliseconds on the wall. */
export interface TurnTime {
  readonly turns: number
  readonly median: number
  readonly p95: number
  readonly longest: number
}

/**
 * How long `bot` thinks a turn, with the nodes it is made for, over so many games from seed 1 on of so many seats
 * against `others`. It sits at each seat in turn. Turns in which it had nothing to choose are not counted.
 */
export function turnTime(
  game: AnyGame,
  [bot, others]: readonly [Bot, Bot],
  seats: number,
  games: number,
  clock: Clock,
): TurnTime {
  const turns: number[] = []
  for (let seed = 1; seed <= games; seed++) {
    const own = seed % seats
    const ofGame = new Map<number, number>()
    let thought = 0
    const timed: Bot = {
      ...bot,
      line(task, unwanted) {
        const began = clock()
        const line = lineOf(bot, task, unwanted)
        thought += clock() - began
        return line
      },
    }
    const bots = Array.from({ length: seats }, (_, seat) => (seat === own ? timed : others))
    playBotGame(
      { game, bots, options: game.options.default, seed, starter: 0 },
      {
        before(s) {
          if (thought === 0) return
          const { turn } = game.status(s)
          ofGame.set(turn, (ofGame.get(turn) ?? 0) + thought)
          thought = 0
        },
      },
    )
    turns.push(...ofGame.values())
  }
  return {
    turns: turns.length,
    median: quantile(turns, 0.5),
    p95: quantile(turns, 0.95),
    longest: quantile(turns, 1),
  }
}
