import { parseArgs } from 'node:util'
import { BadArguments, gameNamed, givenOptions, wholeNumber } from './arguments.ts'
import type { HintsTask } from './hints.ts'

export const HINTS_USAGE = `usage: npm run --silent hints -- --game transport [--positions 300] [--seats 2] [--seed 1] [--times 10] [--options '{}'] [--file FILE] [--json]
  --times: so many times the nodes of the Controller; --file: keeps each position as it is done, and goes on from there`

/** What the command line asks for, and where it is kept. @throws BadArguments */
export function parseHintsArguments(args: readonly string[]): HintsTask & { readonly file: string | undefined } {
  const given = read(args)
  const game = gameNamed(given.game)
  return {
    game,
    seats: wholeNumber('--seats', given.seats ?? '2', game.seats.min, game.seats.max),
    options: game.options.parse(givenOptions(game, given.options ?? '{}')),
    seed: wholeNumber('--seed', given.seed ?? '1', -(2 ** 31), 2 ** 32 - 1),
    positions: wholeNumber('--positions', given.positions ?? '300', 1, 1_000_000),
    times: wholeNumber('--times', given.times ?? '10', 1, 1000),
    file: given.file,
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
        seats: text,
        options: text,
        seed: text,
        positions: text,
        times: text,
        file: text,
        json: { type: 'boolean' },
      },
    }).values
  } catch (fault) {
    throw new BadArguments(fault instanceof Error ? fault.message : String(fault))
  }
}
