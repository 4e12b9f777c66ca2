import { SPECIALS } from '../../../src-shared/games/freight-express/specials.ts'
import type { LayoutName } from '../../../src-shared/games/freight-express/options.ts'
import { botOf } from '../../bots/registry.ts'
import { gameOf } from '../../engine/games.ts'
import { seedOfGame } from '../arena.ts'
import { WIN } from '../bot-game.ts'
import { playBalanceGame } from './balance-game.ts'
import { stationsWithAbduction } from './balance-stations.ts'
import { VETO_USES, addBalance, type BalanceTally } from './balance-tally.ts'
import { rounded, winShare, type WinShare } from '../share.ts'
import type { Clock } from '../speed.ts'
import type { BotGamesTask } from '../task.ts'

/** Abduction: the advanced game with the variant among its specials, which lie on the stations by lot. */
export type BalanceMode = 'basic' | 'advanced' | 'abduction'

/** Greedy bots against each other, to see whether the game is alive and straight. */
export interface BalanceTask extends BotGamesTask {
  readonly modes: readonly BalanceMode[]
  /** The games are for each number of seats; the layouts take turns. */
  readonly layouts: readonly LayoutName[]
}

/** Means a game, unless the name says otherwise. */
export interface BalanceFigures extends Readonly<Record<Mean, number>> {
  readonly games: number
  readonly finished: number
  readonly deliveriesPerSeat: number
  readonly pointsPerSeat: number
  readonly msPerDecision: number
  /** Cards burnt as fuel in all games, by wagon value 2 to 9. */
  readonly fuel: Readonly<Record<string, number>>
  readonly delivered: Readonly<Record<string, number>>
  /** Advanced: in all games; vetoes by their use. */
  readonly specialsOffered: Readonly<Record<string, number>>
  readonly specialsUsed: Readonly<Record<string, number>>
  readonly vetoes: Readonly<Record<string, number>>
  /** By the order of play. */
  readonly seats: readonly WinShare[]
}

const MEANS = [
  'turns',
  'decisions',
  'deliveries',
  'coupled',
  'laid',
  'covered',
  'drives',
  'stopsOnLine',
  'rams',
  'derailings',
  'flips',
  'dropped',
  'givenUp',
  'refills',
  'flights',
] as const
type Mean = (typeof MEANS)[number]

/** One number of seats: over all layouts and for each. */
export interface BalancePart {
  readonly mode: BalanceMode
  readonly seats: number
  readonly all: BalanceFigures
  readonly layouts: Readonly<Record<string, BalanceFigures>>
}

/** Plays all games of a task. `progress` is told after each. */
export function playBalance(
  task: BalanceTask,
  clock: Clock,
  progress?: (done: number, of: number) => void,
): BalancePart[] {
  const of = task.games * task.seats.length * task.modes.length
  let done = 0
  const tell = (): void => progress?.(++done, of)
  return task.modes.flatMap((mode) => task.seats.map((seats) => playPart(task, mode, seats, clock, tell)))
}

function playPart(task: BalanceTask, mode: BalanceMode, seats: number, clock: Clock, tell: () => void): BalancePart {
  const tallies = task.layouts.map((): BalanceTally[] => [])
  for (let number = 0; number < task.games; number++) {
    const turn = number % task.layouts.length
    tallies[turn].push(
      playOne(task, { ...rulesOf(mode, task, number), layout: task.layouts[turn] }, seats, number, clock),
    )
    tell()
  }
  const layouts = task.layouts.map((name, turn) => [name, figuresOf(addBalance(tallies[turn], seats), seats)] as const)
  return { mode, seats, all: figuresOf(addBalance(tallies.flat(), seats), seats), layouts: Object.fromEntries(layouts) }
}

function rulesOf(mode: BalanceMode, task: BalanceTask, number: number): object {
  return mode === 'abduction'
    ? { advanced: true, stations: stationsWithAbduction(number, seedOfGame(task.seed, number)) }
    : { advanced: mode === 'advanced' }
}

function playOne(task: BalanceTask, rules: object, seats: number, number: number, clock: Clock): BalanceTally {
  const game = gameOf('freight-express')
  // Parsed as at a table: stations that are not named keep what the rulebook gives them.
  const options: unknown = game.options.parse({ ...task.options, ...rules })
  return playBalanceGame(game, botOf('greedy'), options, seats, seedOfGame(task.seed, number), task.nodes, clock)
}

export function figuresOf(tally: BalanceTally, seats: number): BalanceFigures {
  const games = Math.max(1, tally.games)
  const means = Object.fromEntries(MEANS.map((name) => [name, rounded(tally[name] / games)])) as Record<Mean, number>
  return {
    games: tally.games,
    finished: tally.finished,
    ...means,
    deliveriesPerSeat: rounded(tally.deliveries / games / seats),
    pointsPerSeat: rounded(tally.points / games / seats),
    msPerDecision: rounded(tally.ms / Math.max(1, tally.decisions)),
    fuel: byValue(tally.fuel),
    delivered: byValue(tally.delivered),
    specialsOffered: byName(SPECIALS, tally.offered),
    specialsUsed: byName(SPECIALS, tally.used),
    vetoes: byName(VETO_USES, tally.vetoes),
    seats: tally.won.map((won) => winShare(won / WIN, tally.games)),
  }
}

const byValue = (counts: readonly number[]): Record<string, number> =>
  Object.fromEntries(counts.map((count, value) => [String(value), count] as const).slice(2))

/** Without what never lies on a station. */
const byName = (names: readonly string[], counts: readonly number[]): Record<string, number> =>
  Object.fromEntries(names.map((name, i) => [name, counts[i]] as const).filter(([name]) => name !== 'none'))
