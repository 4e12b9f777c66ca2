import { MAX_CHOICES, type AnyGame, type GameId, type Seat, type State } from '../engine/game.ts'
import { gameOf } from '../engine/games.ts'
import { generator, nextBelow } from '../engine/random.ts'
import type { Bot, BotTask, Line } from './bot.ts'

/**
 * The textbook's searcher, to measure the levels by: Monte Carlo tree search on deals that agree with what the seat
 * knows, a tree for each, with random games to their end. It knows nothing of the game but its rules.
 */

/** Deals among which the random games of one answer are shared out. */
const DEALS = 8
/** How far a tree looks past what has won most (UCB1's constant). */
const CURIOSITY = Math.SQRT2
/** Of what is left for the turn, the part that one answer may take: as much as the levels give it. */
const PART_OF_TURN = 0.6
/** A random game longer than this counts as lost by all. */
const MOST_ANSWERS = 5000

/**
 * Random games a turn: so many take the time that a Controller takes for a turn, or more (processor time on one
 * machine, `npm run bench` on either).
 */
const GAMES_A_TURN: Readonly<Record<GameId, number>> = { 'freight-express': 5000, 'first-class': 2000, transport: 800 }

/** A question in the tree, and what came of its answers. */
interface Question {
  readonly seat: Seat
  readonly codes: Int32Array
  /** By answer, in the order of `codes`: random games that went through it, and shares of their wins for `seat`. */
  readonly games: Int32Array
  readonly won: Float64Array
  readonly after: (Question | undefined)[]
  played: number
}

export const mcts: Bot = {
  id: 'mcts',
  choose: (task) => line(task).codes[0],
  line,
  nodesATurn: (game) => GAMES_A_TURN[game],
}

/** One answer, after so many random games as the turn still allows: they are its nodes. */
function line(task: BotTask): Line {
  const { choices, beliefs, seed } = task
  if (choices.length === 1) return { codes: [choices[0]], nodes: 0 }
  const search = new Search(gameOf(task.game), generator(seed))
  const each = Math.max(1, Math.ceil((task.nodes * PART_OF_TURN) / DEALS))
  const asked = new Map(Array.from(choices, (code) => [code, 0]))
  for (let deal = 0; deal < DEALS; deal++) {
    const { codes, games } = search.tree(beliefs, each)
    codes.forEach((code, i) => asked.set(code, (asked.get(code) ?? 0) + games[i]))
  }
  const most = Math.max(...choices.map((code) => asked.get(code) ?? 0))
  return { codes: [choices.find((code) => asked.get(code) === most) ?? choices[0]], nodes: DEALS * each }
}

class Search {
  readonly #game: AnyGame
  readonly #dice: Int32Array
  readonly #codes = new Int32Array(MAX_CHOICES)
  #scratch: State = new Int32Array(0)

  constructor(game: AnyGame, dice: Int32Array) {
    this.#game = game
    this.#dice = dice
  }

  /** The tree of one deal after so many random games. */
  tree(beliefs: unknown, games: number): Question {
    const deal = this.#game.sample(beliefs, this.#dice)
    const root = this.#question(deal)
    for (let n = 0; n < games; n++) this.#grow(root, deal)
    return root
  }

  /** Down the tree by what has won most, one new question, a random game to the end, and back up. */
  #grow(root: Question, deal: State): void {
    if (this.#scratch.length === deal.length) this.#scratch.set(deal)
    else this.#scratch = deal.slice()
    const s = this.#scratch
    const path: [Question, number][] = []
    for (let at: Question | undefined = root; at && at.codes.length > 0;) {
      const i = this.#next(at)
      path.push([at, i])
      this.#game.apply(s, at.codes[i])
      const known: Question | undefined = at.after[i]
      if (!known) at.after[i] = this.#question(s)
      at = known
    }
    this.#playOut(s)
    const winners = this.#game.status(s).outcome?.places[0] ?? []
    for (const [question, i] of path) {
      question.played++
      question.games[i]++
      if (winners.includes(question.seat)) question.won[i] += 1 / winners.length
    }
  }

  #question(s: State): Question {
    const count = this.#game.choices(s, this.#codes)
    return {
      seat: this.#game.decider(s),
      codes: this.#codes.slice(0, count),
      games: new Int32Array(count),
      won: new Float64Array(count),
      after: Array<Question | undefined>(count),
      played: 0,
    }
  }

  /** An answer that was never tried, by lot; else the one with the highest bound. */
  #next({ games, won, played }: Question): number {
    if (played < games.length) {
      let skipped = nextBelow(this.#dice, 0, games.length - played)
      return games.findIndex((n) => n === 0 && skipped-- === 0)
    }
    const wide = CURIOSITY * Math.sqrt(Math.log(played))
    let best = 0
    let bound = -1
    for (let i = 0; i < games.length; i++) {
      const here = won[i] / games[i] + wide / Math.sqrt(games[i])
      if (here > bound) [best, bound] = [i, here]
    }
    return best
  }

  #playOut(s: State): void {
    for (let n = 0; n < MOST_ANSWERS; n++) {
      const count = this.#game.choices(s, this.#codes)
      if (count === 0) return
      this.#game.apply(s, this.#codes[nextBelow(this.#dice, 0, count)])
    }
  }
}
