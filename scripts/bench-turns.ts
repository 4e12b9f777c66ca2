import { botOf } from '../src-main/bots/registry.ts'
import type { GameId } from '../src-main/engine/game.ts'
import { gameOf } from '../src-main/engine/games.ts'
import { turnTime, type TurnTime } from '../src-main/measure/turn-time.ts'
import { benchApart } from './bench-apart.ts'

/** How long the Controller thinks a turn, by game and number of seats. */
export interface TurnsBench {
  readonly turnMs: Readonly<Record<string, Readonly<Record<string, TurnTime>>>>
}

const SEATS = [2, 3]

/** Measures these games, over `count` of each at each number of seats, each game in a process of its own. */
export function benchTurns(ids: readonly GameId[], count: number): TurnsBench {
  if (ids.length === 1) return { turnMs: { [ids[0]]: benchGame(ids[0], count) } }
  const parts = ids.map((id) => benchApart<TurnsBench>('turns', id, ['--turns', String(count)]).turnMs)
  return { turnMs: Object.assign({}, ...parts) as TurnsBench['turnMs'] }
}

function benchGame(id: GameId, count: number): TurnsBench['turnMs'][string] {
  const bots = [botOf('controller'), botOf('greedy')] as const
  const of = (seats: number) => {
    process.stderr.write(`bench: ${id}, turns of the Controller with ${seats} seats\n`)
    return turnTime(gameOf(id), bots, seats, count, () => performance.now())
  }
  return Object.fromEntries(SEATS.map((seats) => [`seats${seats}`, of(seats)]))
}
