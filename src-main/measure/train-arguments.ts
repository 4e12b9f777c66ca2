import { featuresOf } from '../bots/value/games.ts'
import { BadArguments, gameNamed, givenOptions, readOptions, seedNumber, shardOf, wholeNumber } from './arguments.ts'
import type { TrainTask } from './train.ts'

export const TRAIN_USAGE = `usage: npm run --silent train -- --game freight-express [--seats 2] [--games 1000] [--seed 1] [--options '{}'] [--shard 1/4] [--sums FILE] [--add FILE,FILE] [--held 200] [--into FILE --as NAME]
  --games: over all shards; --sums keeps what was learnt, and goes on where it was ended; --add plays nothing, and takes what shards kept
  --held: so many games that were not learnt from judge the value; --into writes it under a name into a data file`

export interface TrainWishes extends TrainTask {
  readonly games: number
  readonly shard: { readonly index: number; readonly of: number }
  readonly sums?: string
  readonly add: readonly string[]
  readonly held: number
  readonly into?: string
  readonly as: string
}

const OPTIONS = ['game', 'seats', 'games', 'seed', 'options', 'shard', 'sums', 'add', 'held', 'into', 'as'] as const

/** What the command line asks for. @throws BadArguments */
export function parseTrainArguments(args: readonly string[]): TrainWishes {
  const given = readOptions(args, OPTIONS)
  const game = gameNamed(given.game)
  if (given.add !== undefined && (given.sums !== undefined || given.shard !== undefined))
    throw new BadArguments('--add plays nothing: it goes with no --sums and no --shard')
  return {
    game,
    features: featuresOf(game.id),
    seats: wholeNumber('--seats', given.seats ?? '2', game.seats.min, game.seats.max),
    games: wholeNumber('--games', given.games ?? '1000', 0, 10_000_000),
    seed: seedNumber(given.seed ?? '1'),
    options: game.options.parse(givenOptions(game, given.options ?? '{}')),
    shard: shardOf(given.shard ?? '1/1'),
    sums: given.sums,
    add: given.add?.split(',') ?? [],
    held: wholeNumber('--held', given.held ?? '200', 2, 1_000_000),
    into: given.into,
    as: given.as ?? `${given.seats ?? '2'} seats`,
  }
}
