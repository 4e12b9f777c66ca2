import { parseArgs } from 'node:util'
import { BOT_LEVELS } from '../../src-shared/table.ts'
import { BOT_NAMES, shardOf } from './arena-arguments.ts'
import { BadArguments, gameNamed, givenOptions, namedOnes, wholeNumber } from './arguments.ts'
import type { LadderTask } from './ladder.ts'

export const LADDER_USAGE = `usage: npm run --silent ladder -- --game first-class [--bots porter,shunter,driver,stationmaster,controller] [--seats 2] [--games 100] [--seed 1] [--options '{}'] [--shard 1/4] [--json]
  --games: of each pair, over all shards; each bot has the nodes it is made for`

/** What the command line asks for. @throws BadArguments */
export function parseLadderArguments(args: readonly string[]): LadderTask {
  const given = read(args)
  const game = gameNamed(given.game)
  return {
    game: game.id,
    bots: namedOnes('--bots', given.bots ?? BOT_LEVELS.join(), BOT_NAMES),
    seats: wholeNumber('--seats', given.seats ?? '2', game.seats.min, game.seats.max),
    games: wholeNumber('--games', given.games ?? '100', 1, 10_000_000),
    seed: wholeNumber('--seed', given.seed ?? '1', -(2 ** 31), 2 ** 32 - 1),
    options: game.options.parse(givenOptions(game, given.options ?? '{}')),
    shard: shardOf(given.shard ?? '1/1'),
  }
}

function read(args: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...args],
      // There is one form of output; --json says so to who reads the command.
      options: {
        game: text,
        bots: text,
        seats: text,
        games: text,
        seed: text,
        options: text,
        shard: text,
        json: { type: 'boolean' },
      },
    }).values
  } catch (fault) {
    throw new BadArguments(fault instanceof Error ? fault.message : String(fault))
  }
}
