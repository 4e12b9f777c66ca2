import { BOT_LEVELS } from '../../src-shared/table.ts'
import { BOT_NAMES } from './arena-arguments.ts'
import { gameNamed, givenOptions, namedOnes, readOptions, seedNumber, shardOf, wholeNumber } from './arguments.ts'
import type { LadderTask } from './ladder.ts'

export const LADDER_USAGE = `usage: npm run --silent ladder -- --game first-class [--bots porter,shunter,driver,stationmaster,controller] [--seats 2] [--games 100] [--seed 1] [--options '{}'] [--shard 1/4] [--json]
  --games: of each pair, over all shards; each bot has the nodes it is made for`

const OPTIONS = ['game', 'bots', 'seats', 'games', 'seed', 'options', 'shard'] as const

/** What the command line asks for. @throws BadArguments */
export function parseLadderArguments(args: readonly string[]): LadderTask {
  const given = readOptions(args, OPTIONS)
  const game = gameNamed(given.game)
  return {
    game: game.id,
    bots: namedOnes('--bots', given.bots ?? BOT_LEVELS.join(), BOT_NAMES),
    seats: wholeNumber('--seats', given.seats ?? '2', game.seats.min, game.seats.max),
    games: wholeNumber('--games', given.games ?? '100', 1, 10_000_000),
    seed: seedNumber(given.seed ?? '1'),
    options: game.options.parse(givenOptions(game, given.options ?? '{}')),
    shard: shardOf(given.shard ?? '1/1'),
  }
}
