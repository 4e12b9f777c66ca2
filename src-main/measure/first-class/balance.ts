import { SCORE_SOURCES, type ScoreSource } from '../../../src-shared/games/first-class/events.ts'
import { MODULE_CHOICES } from '../../../src-shared/games/first-class/options.ts'
import { botOf } from '../../bots/registry.ts'
import { pointsFrom, totalPoints } from '../../engine/first-class/points.ts'
import { gameOf } from '../../engine/games.ts'
import { seedOfGame } from '../arena.ts'
import { playBotGame, WIN, type PlayedGame } from '../bot-game.ts'
import type { Clock } from '../speed.ts'
import { rounded, winShare, type WinShare } from '../share.ts'
import type { BotGamesTask } from '../task.ts'
import { cardFigures, type CardFigures } from './card-figures.ts'
import { TakesOfGame, noOffers, type Offers, type Take } from './takes.ts'

/** Greedy bots against each other with every pair of modules: do seats and cards fare alike? */
export interface FirstClassTask extends BotGamesTask {
  /**
   * Two letters each. The games are for each pair; the numbers of seats take turns, and the modules are laid over the
   * options.
   */
  readonly pairs: readonly string[]
}

export interface SeatFigures extends WinShare {
  readonly points: number
}

export interface FirstClassPart {
  /** '' = all pairs together. */
  readonly pair: string
  readonly games: number
  readonly finished: number
  /** By the order of play: the first begins the first round. */
  readonly seats: readonly SeatFigures[]
  /** A game. */
  readonly startTaken: number
  /** Mean points of a seat by where they come from. */
  readonly sources: Readonly<Record<ScoreSource, number>>
  readonly msPerDecision: number
}

export interface FirstClassFigures {
  /** For each number of seats: all pairs together, then each pair. */
  readonly parts: readonly FirstClassPart[]
  readonly cards: readonly CardFigures[]
}

/** One game as it counts in the figures. */
interface Counted {
  readonly pair: string
  readonly played: PlayedGame
  readonly offers: Offers
  readonly takes: readonly Take[]
  readonly ms: number
}

/** Plays all games of a task. `progress` is told after each. */
export function playFirstClassBalance(
  task: FirstClassTask,
  clock: Clock,
  progress?: (done: number, of: number) => void,
): FirstClassFigures {
  const of = task.games * task.pairs.length
  const counted: Counted[] = []
  // The pairs by turns, so that a run that is stopped has told something of each.
  for (let number = 0; number < task.games; number++)
    for (const pair of task.pairs) {
      counted.push(playOne(task, pair, number, clock))
      progress?.(counted.length, of)
    }
  return figuresOf(counted, task)
}

function playOne(task: FirstClassTask, pair: string, number: number, clock: Clock): Counted {
  const game = gameOf('first-class')
  const seats = task.seats[number % task.seats.length]
  const modules = MODULE_CHOICES.find((letters) => letters.join('') === pair)
  const options = { ...(game.options.default as object), ...task.options, modules }
  const offers = noOffers()
  const takes = new TakesOfGame(game, offers)
  const began = clock()
  const bots = Array.from({ length: seats }, () => botOf('greedy'))
  const played = playBotGame(
    { game, bots, options, seed: seedOfGame(task.seed, number), nodes: task.nodes, starter: 0 },
    takes.watcher,
  )
  return { pair, played, offers, takes: takes.ended(played), ms: clock() - began }
}

function figuresOf(counted: readonly Counted[], task: FirstClassTask): FirstClassFigures {
  const parts = [...new Set(task.seats)].flatMap((seats) => {
    const these = counted.filter(({ played }) => played.won.length === seats)
    return [
      partOf('', these, seats),
      ...task.pairs.map((pair) =>
        partOf(
          pair,
          these.filter((one) => one.pair === pair),
          seats,
        ),
      ),
    ]
  })
  const offers = noOffers()
  for (const {
    offers: { dealt, refused },
  } of counted) {
    dealt.forEach((n, card) => (offers.dealt[card] += n))
    refused.forEach((n, card) => (offers.refused[card] += n))
  }
  return {
    parts: parts.filter(({ games }) => games > 0),
    cards: cardFigures(
      counted.flatMap(({ takes }) => takes),
      offers,
    ),
  }
}

function partOf(pair: string, counted: readonly Counted[], seats: number): FirstClassPart {
  const games = counted.length
  const sum = (of: (one: Counted) => number): number => counted.reduce((total, one) => total + of(one), 0)
  const mean = (of: (one: Counted) => number): number => rounded(sum(of) / Math.max(1, games))
  const each = Array.from({ length: seats }, (_, seat) => seat)
  const wins = (seat: number): number => sum(({ played }) => played.won[seat]) / WIN
  return {
    pair,
    games,
    finished: counted.filter(({ played }) => played.outcome).length,
    seats: each.map((seat) => ({
      ...winShare(wins(seat), games),
      points: mean(({ played }) => totalPoints(played.state, seat)),
    })),
    startTaken: mean(({ offers }) => offers.startTaken),
    sources: Object.fromEntries(
      SCORE_SOURCES.map((source) => [
        source,
        mean(({ played }) => each.reduce((points, seat) => points + pointsFrom(played.state, seat, source), 0) / seats),
      ]),
    ) as Record<ScoreSource, number>,
    msPerDecision: rounded(
      sum(({ ms }) => ms) /
        Math.max(
          1,
          sum(({ played }) => played.actions),
        ),
    ),
  }
}
