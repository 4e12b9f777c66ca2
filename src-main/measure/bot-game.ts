import type { Bot } from '../bots/bot.ts'
import { lineOf, Seated } from '../bots/seated.ts'
import {
  MAX_CHOICES,
  type AnyGame,
  type Emit,
  type GameEvent,
  type Outcome,
  type Seat,
  type State,
} from '../engine/game.ts'
import { generator, nextWord } from '../engine/random.ts'

/** Games need no end by their rules; one that is longer than this counts as not finished. */
export const MOST_ACTIONS = 20_000

/** A win in whole numbers, so that two, three or four can share it and sums stay exact. */
export const WIN = 12

export interface BotGame {
  readonly game: AnyGame
  /** One a seat. */
  readonly bots: readonly Bot[]
  readonly options: unknown
  readonly seed: number
  /** What a bot may look at (see BotTask.nodes); each what it is made for when absent. */
  readonly nodes?: number
  /** By lot when absent. */
  readonly starter?: Seat
}

/** Who wants to know what happens in a game, and when. */
export interface Watcher {
  /** An answer is about to be carried out. */
  before?(s: State, seat: Seat, code: number): void
  event?: Emit<GameEvent>
  /** It has been carried out. */
  after?(s: State, seat: Seat): void
}

export interface PlayedGame {
  /** As it stands at the end. */
  readonly state: State
  /** `null` when the game was stopped for its length. */
  readonly outcome: Outcome | null
  /** Turns played. */
  readonly turns: number
  readonly actions: number
  /** What each seat won, in twelfths of a game: 12 for winning alone, a part for a tie, 0 when not finished. */
  readonly won: readonly number[]
}

/** What a bot is given that is made for no number of its own: so it was measured. A table gives it twice as much. */
const USUAL_NODES = 1000

/**
 * Plays one game between bots. A bot is told beliefs and choices only, every decision gives it a seed of its own,
 * and where there is but one choice it is not asked. Same arguments: same game.
 * @throws Error when a bot throws or answers what was not offered: no measure counts such a game.
 */
export function playBotGame(task: BotGame, watcher: Watcher = {}): PlayedGame {
  const { game, bots, options, seed, starter } = task
  const s = game.setup({ options, seatCount: bots.length, seed, starter })
  const dice = generator(~seed)
  const seated = bots.map(() => new Seated())
  const codes = new Int32Array(MAX_CHOICES)
  const tell: Emit<GameEvent> = (event) => {
    for (const seat of event.learnt) seated[seat].learnt()
    watcher.event?.(event)
  }
  let actions = 0
  let last = -1
  for (let count = game.choices(s, codes); count > 0 && actions < MOST_ACTIONS; count = game.choices(s, codes)) {
    const seat = game.status(s).decision?.by ?? 0
    if (seat !== last) seated[last]?.passed()
    last = seat
    const choices = codes.slice(0, count)
    const word = count === 1 ? 0 : nextWord(dice)
    const code = seated[seat].next(choices) ?? answerOf(task, s, seat, seated[seat], choices, word)
    watcher.before?.(s, seat, code)
    seated.forEach((one, other) => other !== seat && one.learnt())
    game.apply(s, code, tell)
    watcher.after?.(s, seat)
    actions++
  }
  const { outcome, turn } = game.status(s)
  return { state: s, outcome, turns: turn, actions, won: bots.map((_, seat) => wonBy(outcome?.places[0] ?? [], seat)) }
}

/** The first place is shared by all who tie in it. */
const wonBy = (winners: readonly Seat[], seat: Seat): number => (winners.includes(seat) ? WIN / winners.length : 0)

function answerOf(
  { game, bots, nodes }: BotGame,
  s: State,
  seat: Seat,
  seated: Seated,
  choices: Int32Array,
  seed: number,
): number {
  const bot = bots[seat]
  const given = nodes ?? bot.nodesATurn?.(game.id, bots.length) ?? USUAL_NODES
  const line = lineOf(bot, {
    game: game.id,
    seat,
    beliefs: game.beliefs(s, seat),
    choices: choices.slice(),
    seed,
    nodes: bot.line ? seated.left(game.status(s).turn, given) : given,
  })
  const code = seated.keep(line)
  if (!choices.includes(code)) throw new Error(`the bot '${bot.id}' answered ${code}, which was not offered`)
  return code
}
