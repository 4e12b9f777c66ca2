import { adviceOn } from '../bots/advice/advice.ts'
import type { BotTask } from '../bots/bot.ts'
import { bots } from '../bots/registry.ts'
import { carryOn, gainOf } from '../bots/search/halving.ts'
import { effortOf, nodesFor } from '../bots/search/levels.ts'
import { Meter } from '../bots/search/meter.ts'
import { partOf } from '../bots/search/parts.ts'
import { compared, comparingOf } from '../bots/search/searcher.ts'
import { sideShare } from '../bots/value/expected.ts'
import { cloneState } from '../engine/flat.ts'
import type { AnyGame, Seat, State } from '../engine/game.ts'
import { generator, nextBelow, nextWord } from '../engine/random.ts'
import { choicesOf } from '../table/check.ts'
import { seedOfGame } from './arena.ts'
import { playBotGame } from './bot-game.ts'
import { rounded, winShare, type WinShare } from './share.ts'

/** Whether hints hold against a longer look. */
export interface HintsTask {
  readonly game: AnyGame
  readonly seats: number
  readonly options: unknown
  readonly seed: number
  /** One a game. */
  readonly positions: number
  /** What the hint is held against may look at so many times as much as the Controller. */
  readonly times: number
  /** What a hint may look at; as much as the Controller when absent. */
  readonly nodes?: number
  /** Plans are held against each other on so many deals that none of them was chosen by; 400 when absent. */
  readonly deals?: number
}

/** A hint beside what a longer look finds. Shares are of the win, 0 to 1. */
export interface HeldHint {
  /** Which position of the task. */
  readonly number: number
  readonly turn: number
  readonly seat: Seat
  readonly choices: number
  /** It begins as the longer look's best does. */
  readonly same: boolean
  /** The share that the first hint gives away, and the one of all that were told that gives away least. */
  readonly lost: number
  readonly least: number
  /** Standard error of the first. */
  readonly error: number
}

/** A hint is good that gives away no more of the win. */
const GOOD = 0.02

interface Position {
  readonly state: State
  readonly seat: Seat
  readonly turn: number
}

/** One question of a game between Shunters, each with the same chance; null where none was one. */
function positionOf({ game, seats, options, seed }: HintsTask, number: number): Position | null {
  const dice = generator(seedOfGame(~seed, number))
  let met = 0
  let kept: Position | null = null
  playBotGame(
    { game, bots: Array.from({ length: seats }, () => bots.shunter), options, seed: seedOfGame(seed, number) },
    {
      before(s, seat) {
        const { turn } = game.status(s)
        if (turn === 0 || partOf(game).ended(s) || choicesOf(game, s).length < 2) return
        met++
        if (nextBelow(dice, 0, met) === 0) kept = { state: cloneState(s), seat, turn }
      },
    },
  )
  return kept
}

/** Holds the hint at one position against the longer look. Same task and number: same figures. */
export function heldHint(task: HintsTask, number: number): HeldHint | null {
  const position = positionOf(task, number)
  if (!position) return null
  const { game, seats, times, nodes = nodesFor(game.id, 'controller', seats), deals = 400 } = task
  const { state, seat, turn } = position
  const part = partOf(game)
  const effort = effortOf(game.id, 'controller')
  const dice = generator(seedOfGame(task.seed ^ 0x417, number))
  const asked: BotTask = {
    game: game.id,
    seat,
    beliefs: game.beliefs(state, seat),
    choices: choicesOf(game, state),
    seed: nextWord(dice),
    nodes,
  }
  const hints = adviceOn(asked).moves
  const longer = { ...asked, seed: nextWord(dice), nodes: asked.nodes * times }
  const best = compared(game, part, effort, longer).best.plan
  const dealt = Array.from({ length: deals }, () => game.sample(asked.beliefs, dice))
  const { turns, close } = comparingOf(effort, seats)
  const shares = (codes: readonly number[]): number[] =>
    dealt.map((deal) => {
      const s = cloneState(deal)
      carryOn(game, part, s, codes, turns, new Meter(Infinity), close)
      return sideShare(game, s, seats, seat)
    })
  const held = shares(best.codes)
  const gains = hints.map(({ codes }) => gainOf(held, shares(codes)))
  return {
    number,
    turn,
    seat,
    choices: asked.choices.length,
    same: hints[0].codes[0] === best.codes[0],
    lost: rounded(gains[0].mean),
    least: rounded(Math.min(...gains.map(({ mean }) => mean))),
    error: rounded(gains[0].error),
  }
}

export interface HintsReport {
  readonly game: string
  readonly seats: number
  readonly seed: number
  readonly times: number
  readonly positions: number
  /** How often the first hint gives away at most 2 in 100 of the win; and one of all that were told. */
  readonly good: WinShare
  readonly goodAmongTold: WinShare
  /** How often it begins as the longer look's best does. */
  readonly same: WinShare
  /** Mean of what the first gives away. */
  readonly lost: number
}

export function hintsReport({ game, seats, seed, times }: HintsTask, held: readonly HeldHint[]): HintsReport {
  const share = (fits: (one: HeldHint) => boolean): WinShare => winShare(held.filter(fits).length, held.length)
  return {
    game: game.id,
    seats,
    seed,
    times,
    positions: held.length,
    good: share(({ lost }) => lost <= GOOD),
    goodAmongTold: share(({ least }) => least <= GOOD),
    same: share(({ same }) => same),
    lost: rounded(held.reduce((sum, { lost }) => sum + lost, 0) / Math.max(1, held.length)),
  }
}
