import { botOf } from '../src-main/bots/registry.ts'
import type { AnyGame, GameId } from '../src-main/engine/game.ts'
import { gameOf } from '../src-main/engine/games.ts'
import { costsOf, type Costs } from '../src-main/measure/costs.ts'
import { msPerMove } from '../src-main/measure/move-time.ts'
import { speedOf, type Clock, type Speed } from '../src-main/measure/speed.ts'
import { MODULE_CHOICES } from '../src-shared/games/first-class/options.ts'
import { benchApart } from './bench-apart.ts'
import { heapBytes } from './heap-bytes.ts'

/** How fast games are, by the name they are measured under: one with a game for the advanced has two. */
export interface GamesBench {
  readonly games: Readonly<Record<string, Speed>>
  readonly firstClassPairs?: ReturnType<typeof benchPairs>
  readonly greedyMsPerMove?: number
  readonly search: Readonly<Record<string, Costs>>
}

/** Enough for some hundred choices. */
const GREEDY_GAMES = 3

const clock: Clock = () => performance.now()
const say = (what: string): void => void process.stderr.write(`bench: ${what}\n`)

/** Measures these games, for `ms` milliseconds a measure, each in a process of its own: as a table, and the thread of
 *  a bot, plays one game. What two games share is compiled for both of them, and slower. */
export function benchGames(ids: readonly GameId[], ms: number): GamesBench {
  if (ids.length === 1) return benchGame(gameOf(ids[0]), ms)
  const parts = ids.map((id) => benchApart<GamesBench>('games', id, ['--ms', String(ms)]))
  return Object.assign({}, ...parts, {
    games: Object.assign({}, ...parts.map(({ games }) => games)),
    search: Object.assign({}, ...parts.map(({ search }) => search)),
  }) as GamesBench
}

function benchGame(game: AnyGame, ms: number): GamesBench {
  const measured = [
    { name: game.id as string, options: {} },
    ...(game.id === 'freight-express' ? [{ name: `${game.id}-advanced`, options: { advanced: true } }] : []),
  ]
  const speeds = measured.map(({ name, options }) => {
    say(name)
    return [name, speedOf(game, ms, clock, options)] as const
  })
  const pairs = game.id === 'first-class' && { firstClassPairs: benchPairs(game, ms) }
  // Last: once bots have played, what they share with the game is compiled for both, and steps are slower.
  const greedy = game.id === 'freight-express' && {
    greedyMsPerMove: msPerMove(game, botOf('greedy'), GREEDY_GAMES, clock),
  }
  const costs = measured.map(({ name, options }) => {
    say(`${name}, searched`)
    return [name, costsOf(game, botOf('controller'), ms, clock, heapBytes, options)] as const
  })
  return { games: Object.fromEntries(speeds), ...pairs, ...greedy, search: Object.fromEntries(costs) }
}

/**
 * Every pair of modules with four seats, and whole games of two: what a pair adds to the rules it adds to each step.
 */
function benchPairs(game: AnyGame, ms: number) {
  say('first-class, every pair')
  const pairs = MODULE_CHOICES.filter((modules) => modules.length > 0)
  const speed = (seatCount: number) =>
    pairs.map((modules) => ({ pair: modules.join(''), ...speedOf(game, ms / 3, clock, { modules }, seatCount) }))
  const mean = (numbers: readonly number[]) => Math.round(numbers.length / numbers.reduce((sum, n) => sum + 1 / n, 0))
  const four = speed(4)
  const least = four.reduce((a, b) => (b.stepsPerSecond < a.stepsPerSecond ? b : a))
  return {
    stepsPerSecond: mean(four.map(({ stepsPerSecond }) => stepsPerSecond)),
    slowestPair: { pair: least.pair, stepsPerSecond: least.stepsPerSecond },
    playoutsPerSecondOfTwo: mean(speed(2).map(({ playoutsPerSecond }) => playoutsPerSecond)),
  }
}
