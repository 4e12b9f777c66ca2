import type { Bot } from '../bots/bot.ts'
import { MAX_CHOICES, type AnyGame, type Seat, type State } from '../engine/game.ts'
import { generator, nextWord } from '../engine/random.ts'

/** Games need no end by their rules; one that is longer than this counts as not finished. */
export const MOST_ACTIONS = 20_000

/** A win in whole numbers, so that two, three or four can share it and sums stay exact. */
export const WIN = 12

export interface ArenaGame {
  readonly finished: boolean
  /** Turns played. */
  readonly turns: number
  readonly actions: number
  /** What each seat won, in twelfths of a game: 12 for winning alone, a part for a tie, 0 when not finished. */
  readonly won: readonly number[]
}

/**
 * Plays one game between bots, one a seat. A bot is told beliefs and choices only, and every decision gives
 * it a seed of its own. Same arguments: same game.
 * @throws Error when a bot throws or answers what was not offered: an arena counts no such game.
 */
export function playArenaGame(game: AnyGame, bots: readonly Bot[], options: unknown, seed: number, nodes: number): ArenaGame {
  const s = game.setup({ options, seatCount: bots.length, seed })
  const dice = generator(~seed)
  const codes = new Int32Array(MAX_CHOICES)
  let actions = 0
  for (let count = game.choices(s, codes); count > 0 && actions < MOST_ACTIONS; count = game.choices(s, codes)) {
    const choices = codes.slice(0, count)
    game.apply(s, choices.length === 1 ? choices[0] : answerOf(game, s, bots, choices, nextWord(dice), nodes))
    actions++
  }
  const { outcome, turn } = game.status(s)
  return { finished: outcome !== null, turns: turn, actions, won: bots.map((_, seat) => wonBy(outcome?.places[0] ?? [], seat)) }
}

/** The first place is shared by all who tie in it. */
const wonBy = (winners: readonly Seat[], seat: Seat): number => (winners.includes(seat) ? WIN / winners.length : 0)

function answerOf(game: AnyGame, s: State, bots: readonly Bot[], choices: Int32Array, seed: number, nodes: number): number {
  const seat = game.status(s).decision?.by ?? 0
  const code = bots[seat].choose({ game: game.id, seat, beliefs: game.beliefs(s, seat), choices: choices.slice(), seed, nodes })
  if (!choices.includes(code)) throw new Error(`the bot '${bots[seat].id}' answered ${code}, which was not offered`)
  return code
}
