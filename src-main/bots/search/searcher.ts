import type { AnyGame } from '../../engine/game.ts'
import { gameOf } from '../../engine/games.ts'
import { generator, nextBelow, nextWord } from '../../engine/random.ts'
import type { Bot, BotId, BotTask, Line } from '../bot.ts'
import { armOf, compareByHalving, type Compared, type Comparing } from './halving.ts'
import { notLosing, sureWin } from './last-turn.ts'
import { untilLearnt } from './lines.ts'
import { Meter } from './meter.ts'
import type { GamePart, Plan } from './part.ts'

/** How hard a searching bot thinks in one game. */
export interface Effort {
  /** Judged states a turn, at a table of two. */
  readonly nodes: number
  /** Added for each seat beyond two. */
  readonly nodesPerFurtherSeat?: number
  /** See Sight. */
  readonly width: number
  readonly variety: number
  /** Turns, of all seats, that are played on after one's own; 0 = plans are taken as they look. */
  readonly turns: number
  /** So many turns are each rival's, or each seat's, one's own next among them: with more seats more are played on. */
  readonly each?: 'rival' | 'seat'
  /** So many are played on at any table: at one of two, two are a rival's answer and one's own next turn. */
  readonly turnsAtLeast?: number
  /** See Comparing. */
  readonly close?: boolean
  readonly doubt: number
  /** Of what may be done next so much is looked at, by lot; all when absent. */
  readonly seen?: number
  /** See Sight. */
  readonly modest?: true
  /** See Sight and Comparing. */
  readonly forWin?: true
  /** So far, in points, what a plan looks worth may be mistaken. */
  readonly blur?: number
}

/** Of what is left for the turn, the part that one answer may take: there may be others. */
const PART_OF_TURN = 0.6

/** Judged states a turn at a table of so many seats. */
export const nodesOf = ({ nodes, nodesPerFurtherSeat = 0 }: Effort, seats: number): number =>
  nodes + (seats - 2) * nodesPerFurtherSeat

/** A bot that plans its whole turn, and compares plans by playing on, on deals that agree with what it knows. */
export const searchingBot = (
  id: BotId,
  partOf: (game: AnyGame) => GamePart,
  effortOf: (game: AnyGame) => Effort,
): Bot => {
  const line = (task: BotTask, unwanted?: () => boolean): Line => {
    const game = gameOf(task.game)
    return lineOf(game, partOf(game), effortOf(game), task, unwanted)
  }
  return {
    id,
    choose: (task) => line(task).codes[0],
    line,
    nodesATurn: (game, seats) => nodesOf(effortOf(gameOf(game)), seats),
  }
}

function lineOf(game: AnyGame, part: GamePart, effort: Effort, task: BotTask, unwanted?: () => boolean): Line {
  const { choices } = task
  checkNodes(task)
  if (choices.length === 1) return { codes: [choices[0]], nodes: 0 }
  const { best, nodes } = compared(game, part, effort, task, unwanted)
  return { codes: best.plan.codes, nodes }
}

/**
 * The plans of the seat that is asked, compared as far as the effort goes.
 * @throws RangeError when the task does not allow a single look
 */
export function compared(
  game: AnyGame,
  part: GamePart,
  effort: Effort,
  task: BotTask,
  unwanted?: () => boolean,
): Compared & { readonly nodes: number } {
  checkNodes(task)
  const { choices, seat, beliefs } = task
  const { width, variety, turns, seen = Infinity, blur = 0, modest, forWin } = effort
  const dice = generator(task.seed)
  const deal = () => game.sample(beliefs, dice)
  const meter = new Meter(Math.ceil(task.nodes * PART_OF_TURN), unwanted)
  const some = <T>(list: readonly T[]): readonly T[] => someOf(list, seen, dice)
  const first = deal()
  const win = sureWin(game, part, seat, first, deal, meter)
  if (win) {
    const sure = armOf({ codes: untilLearnt(game.apply, game.decider, first, seat, win), prior: 0 })
    return { best: sure, arms: [sure], nodes: meter.nodes }
  }
  const sight = { width, variety, some, short: Number.isFinite(seen), modest, forWin }
  const all = part.plans(first, choices, seat, sight, meter)
  const found = notLosing(game, part, seat, first, all)
  const plans = blur > 0 ? blurred(found, blur, dice) : found
  if (plans.length > 1 && turns > 0) {
    const comparing = comparingOf(effort, game.score(first).length)
    return { ...compareByHalving(game, part, plans, seat, deal, comparing, meter), nodes: meter.nodes }
  }
  const arms = plans.map(armOf)
  return { best: arms[0], arms, nodes: meter.nodes }
}

/** How an effort compares plans, among so many seats. */
export const comparingOf = (
  { turns, each, turnsAtLeast = 0, close, doubt, forWin }: Effort,
  seats: number,
): Comparing => {
  const asked = each === 'seat' ? turns * seats : each === 'rival' ? turns * (seats - 1) : turns
  return { turns: Math.max(turnsAtLeast, asked), close, doubt, forWin }
}

function checkNodes({ nodes }: BotTask): void {
  if (!(nodes >= 1)) throw new RangeError(`a bot that looks ahead needs at least one node, not ${nodes}`)
}

/** So many of a list, by lot, in the order of the list. */
function someOf<T>(list: readonly T[], most: number, dice: Int32Array): readonly T[] {
  if (list.length <= most) return list
  let left = most
  return list.filter((_, i) => {
    const taken = nextBelow(dice, 0, list.length - i) < left
    if (taken) left--
    return taken
  })
}

/** Plans as one sees them who is mistaken by so many points, up or down: what is clearly better stays better. */
function blurred(plans: readonly Plan[], blur: number, dice: Int32Array): Plan[] {
  const mistaken = plans.map((plan) => ({ ...plan, prior: plan.prior + blur * (nextWord(dice) / 2 ** 31 - 1) }))
  return mistaken.sort((a, b) => b.prior - a.prior)
}
