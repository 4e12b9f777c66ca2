import type { Bot } from '../bots/bot.ts'
import { botOf } from '../bots/registry.ts'
import type { AnyGame, GameId, Seat } from '../engine/game.ts'
import { gameOf } from '../engine/games.ts'
import { seedOfGame } from './arena.ts'
import { playBotGame } from './bot-game.ts'
import { rounded, winShare, type WinShare } from './share.ts'
import type { Clock } from './speed.ts'
import type { BotGamesTask } from './task.ts'

/**
 * Is a game straight, does it end, how long is it: greedy bots against each other, of any game. Seats that
 * score together are one side. What only one game counts is that game's own balance.
 */
export interface TurnsTask extends BotGamesTask {
  /** The games are for each number of seats. */
  readonly game: GameId
}

export interface SideShare extends WinShare {
  readonly seats: readonly Seat[]
}

export interface TurnsFigures {
  readonly seats: number
  readonly games: number
  readonly finished: number
  /** By what ended the game. */
  readonly endings: Readonly<Record<string, number>>
  /** Turns a seat: the middle one, and those that a tenth of the games stay under and over. */
  readonly turnsASeat: { readonly median: number; readonly tenth: number; readonly ninetieth: number }
  /** By where they sit: the layout may favour a seat. Every seat begins equally often. */
  readonly sides: readonly SideShare[]
  /** By the order of play, 0 = who begins. */
  readonly order: readonly SideShare[]
  readonly meanPoints: number
  readonly msPerDecision: number
}

/** One game. */
export interface Played {
  /** Who came out how; empty when the game did not end. */
  readonly places: readonly (readonly Seat[])[]
  readonly reason: string
  readonly turns: number
  readonly starter: Seat
  readonly points: number
  readonly decisions: number
  readonly ms: number
}

/** Plays all games of a task. `progress` is told after each. */
export function playTurnsBalance(
  task: TurnsTask,
  clock: Clock,
  progress?: (done: number, of: number) => void,
): TurnsFigures[] {
  const game = gameOf(task.game)
  const of = task.games * task.seats.length
  let done = 0
  return task.seats.map((seats) => {
    const played = Array.from({ length: task.games }, (_, number) => {
      const one = playOne(game, botOf('greedy'), task, seats, number, clock)
      progress?.(++done, of)
      return one
    })
    return turnsFigures(played, seats)
  })
}

function playOne(game: AnyGame, bot: Bot, task: TurnsTask, seats: number, number: number, clock: Clock): Played {
  const starter = number % seats
  const options = { ...(game.options.default as object), ...task.options }
  const began = clock()
  const { state, outcome, turns, actions } = playBotGame({
    game,
    bots: Array.from({ length: seats }, () => bot),
    options,
    seed: seedOfGame(task.seed, number),
    nodes: task.nodes,
    starter,
  })
  const points = game.score(state).reduce((sum, score) => sum + score.total, 0) / seats
  return {
    places: outcome?.places ?? [],
    reason: outcome?.reason ?? '',
    turns,
    starter,
    points,
    decisions: actions,
    ms: clock() - began,
  }
}

/** Seats that took the same place in every game are one side: a team. */
function sidesOf(played: readonly Played[], seats: number): Seat[][] {
  const together = (a: Seat, b: Seat): boolean =>
    played.every(({ places }) => places.every((place) => place.includes(a) === place.includes(b)))
  const all = Array.from({ length: seats }, (_, seat) => seat)
  const sides = all.map((seat) =>
    all.filter((other) => other === seat || (played.length >= GAMES_TO_TELL && together(seat, other))),
  )
  return sides.filter(([first], seat) => first === seat)
}
/** By chance two seats hardly tie in so many games. */
const GAMES_TO_TELL = 12

/** The same sides, told by how long after who begins they play. */
const inOrder = ({ places, starter }: Played, seats: number): Seat[] =>
  (places[0] ?? []).map((seat) => (seat - starter + seats) % seats)

export function turnsFigures(played: readonly Played[], seats: number): TurnsFigures {
  const finished = played.filter((one) => one.places.length > 0)
  const lengths = finished.map((one) => one.turns / seats).sort((a, b) => a - b)
  const at = (part: number): number => rounded(lengths[Math.floor(lengths.length * part)] ?? 0)
  const sides = sidesOf(finished, seats)
  const sum = (of: (one: Played) => number): number => played.reduce((total, one) => total + of(one), 0)
  return {
    seats,
    games: played.length,
    finished: finished.length,
    endings: countsOf(finished.map((one) => one.reason)),
    turnsASeat: { median: at(0.5), tenth: at(0.1), ninetieth: at(0.9) },
    sides: sharesOf(
      sides,
      finished.map((one) => one.places[0]),
      played.length,
    ),
    order: sharesOf(
      sides,
      finished.map((one) => inOrder(one, seats)),
      played.length,
    ),
    meanPoints: rounded(sum((one) => one.points) / Math.max(1, played.length)),
    msPerDecision: rounded(
      sum((one) => one.ms) /
        Math.max(
          1,
          sum((one) => one.decisions),
        ),
    ),
  }
}

/** Ties are shared. A side wins what its seats win. */
function sharesOf(sides: readonly Seat[][], won: readonly (readonly Seat[])[], games: number): SideShare[] {
  return sides.map((seats) => {
    const wins = won.reduce(
      (sum, winners) => sum + winners.filter((seat) => seats.includes(seat)).length / winners.length,
      0,
    )
    return { seats, ...winShare(wins, games) }
  })
}

function countsOf(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of [...names].sort()) counts[name] = (counts[name] ?? 0) + 1
  return counts
}
