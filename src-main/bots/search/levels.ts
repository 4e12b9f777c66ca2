import type { GameId } from '../../../src-shared/core.ts'
import { isLevel, type BotId, type BotLevel } from '../../../src-shared/table.ts'
import { nodesOf, type Effort } from './searcher.ts'

/**
 * How the levels think, game by game. A weaker one sees fewer of the things to be done, plans less far, and where it
 * compares more than one plan mistakes what is nearly equal; it is never made to play what it knows to be bad.
 */
const LEVELS: Readonly<Record<GameId, Readonly<Record<BotLevel, Effort>>>> = {
  'freight-express': {
    porter: { nodes: 300, width: 4, variety: 1, turns: 0, doubt: 1, seen: 5, blur: 5 },
    shunter: { nodes: 600, width: 4, variety: 1, turns: 0, doubt: 1, seen: 12, blur: 2 },
    driver: { nodes: 3000, width: 8, variety: 4, turns: 0, doubt: 1 },
    stationmaster: {
      nodes: 12_000,
      nodesPerFurtherSeat: 12_000,
      width: 8,
      variety: 4,
      turns: 1,
      each: 'seat',
      doubt: 1,
    },
    controller: { nodes: 60_000, width: 20, variety: 8, turns: 1, each: 'seat', doubt: 1 },
  },
  'first-class': {
    porter: { nodes: 300, width: 4, variety: 0, turns: 0, doubt: 1, seen: 2, blur: 60, modest: true },
    shunter: { nodes: 600, width: 4, variety: 0, turns: 0, doubt: 1, seen: 14, blur: 3 },
    driver: { nodes: 2000, width: 8, variety: 0, turns: 0, doubt: 1, seen: 30, blur: 1.5 },
    stationmaster: { nodes: 12_000, width: 8, variety: 4, turns: 2, doubt: 1 },
    controller: { nodes: 150_000, width: 24, variety: 8, turns: 2, each: 'seat', doubt: 1 },
  },
  transport: {
    porter: { nodes: 300, width: 1, variety: 0, turns: 0, doubt: 1, seen: 2 },
    shunter: { nodes: 800, width: 1, variety: 0, turns: 0, doubt: 1, seen: 5 },
    driver: { nodes: 4000, width: 3, variety: 2, turns: 0, doubt: 1, seen: 12, blur: 1.5 },
    stationmaster: {
      nodes: 6000,
      width: 8,
      variety: 1,
      turns: 1,
      each: 'rival',
      close: true,
      doubt: 1,
      forWin: true,
    },
    controller: {
      nodes: 200_000,
      width: 24,
      variety: 1,
      turns: 1,
      each: 'rival',
      turnsAtLeast: 2,
      close: true,
      doubt: 1,
      forWin: true,
    },
  },
}

/** What a bot that is made for no number of its own may look at; the arena gives it half (`bot-game.ts`). */
const USUAL_NODES = 2000

/** States that a bot may judge in a turn at a table of so many seats (see BotTask.nodes). */
export function nodesFor(game: GameId, bot: BotId, seats: number): number {
  const effort = isLevel(bot) ? LEVELS[game]?.[bot] : undefined
  return effort ? nodesOf(effort, seats) : USUAL_NODES
}

/** How hard a level thinks in a game. */
export const effortOf = (game: GameId, level: BotLevel): Effort => LEVELS[game][level]
