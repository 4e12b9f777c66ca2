import { spawnSync } from 'node:child_process'
import { execArgv, execPath } from 'node:process'
import { fileURLToPath } from 'node:url'
import { botOf } from '../src-main/bots/registry.ts'
import type { AnyGame, GameId } from '../src-main/engine/game.ts'
import { gameOf } from '../src-main/engine/games.ts'
import { costsOf, type Costs } from '../src-main/measure/costs.ts'
import { msPerMove } from '../src-main/measure/move-time.ts'
import { speedOf, type Clock, type Speed } from '../src-main/measure/speed.ts'
import { MODULE_CHOICES } from '../src-shared/games/first-class/options.ts'
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
  const parts = ids.map((id) => benchElsewhere(id, ms))
  return Object.assign({}, ...parts, {
    games: Object.assign({}, ...parts.map(({ games }) => games)),
    search: Object.assign({}, ...parts.map(({ search }) => search)),
  }) as GamesBench
}

function benchElsewhere(id: GameId, ms: number): GamesBench {
  const script = fileURLToPath(new URL('bench.ts', import.meta.url))
  const args = [...execArgv, script, '--json', '--parts', 'games', '--game', id, '--ms', String(ms)]
  const { status, stdout } = spawnSync(execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  if (status !== 0) throw new Error(`measuring ${id} ended with ${status}`)
  return JSON.parse(stdout) as GamesBench
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
