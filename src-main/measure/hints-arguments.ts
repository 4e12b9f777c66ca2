import { gameNamed, givenOptions, readOptions, seedNumber, wholeNumber } from './arguments.ts'
import type { HintsTask } from './hints.ts'

export const HINTS_USAGE = `usage: npm run --silent hints -- --game transport [--positions 300] [--seats 2] [--seed 1] [--times 10] [--options '{}'] [--file FILE] [--json]
  --times: so many times the nodes of the Controller; --file: keeps each position as it is done, and goes on from there`

const OPTIONS = ['game', 'seats', 'options', 'seed', 'positions', 'times', 'file'] as const

/** What the command line asks for, and where it is kept. @throws BadArguments */
export function parseHintsArguments(args: readonly string[]): HintsTask & { readonly file: string | undefined } {
  const given = readOptions(args, OPTIONS)
  const game = gameNamed(given.game)
  return {
    game,
    seats: wholeNumber('--seats', given.seats ?? '2', game.seats.min, game.seats.max),
    options: game.options.parse(givenOptions(game, given.options ?? '{}')),
    seed: seedNumber(given.seed ?? '1'),
    positions: wholeNumber('--positions', given.positions ?? '300', 1, 1_000_000),
    times: wholeNumber('--times', given.times ?? '10', 1, 1000),
    file: given.file,
  }
}
