import { MODULE_CHOICES } from '../../src-shared/games/first-class/options.ts'
import { LAYOUT_NAMES } from '../../src-shared/games/freight-express/options.ts'
import { BadArguments, gameNamed, givenOptions, namedOnes, readOptions, seedNumber, wholeNumber } from './arguments.ts'
import type { FirstClassTask } from './first-class/balance.ts'
import type { BalanceMode, BalanceTask } from './freight-express/balance.ts'
import type { TurnsTask } from './turns-balance.ts'

export const BALANCE_USAGE = `usage: npm run --silent balance -- --game ID --games 300 [--seed 7] [--seats 2,3,4] [--options '{}'] [--nodes 1000] [--json]
  --nodes: how often a bot may play a choice on a sampled state before it chooses (the details of specials are not counted)
  freight-express: [--modes basic,advanced,abduction] [--layouts classic,ring]; --games for each number of seats
  first-class: [--pairs AB,CD]; --games for each pair, the numbers of seats by turns`

/** A surprise is one of the others. */
const LAYOUTS = LAYOUT_NAMES.filter((name) => name !== 'surprise')
const MODES: readonly BalanceMode[] = ['basic', 'advanced', 'abduction']
const PAIRS = MODULE_CHOICES.filter((modules) => modules.length > 0).map((modules) => modules.join(''))

const OPTIONS = ['game', 'games', 'seed', 'seats', 'modes', 'layouts', 'pairs', 'options', 'nodes'] as const

/** What the command line asks for. */
export type AskedBalance =
  | { readonly of: 'freight-express'; readonly task: BalanceTask }
  | { readonly of: 'first-class'; readonly task: FirstClassTask }
  | { readonly of: 'turns'; readonly task: TurnsTask }

/** Two games count what only they have; of every other turns, endings and shares are counted. @throws BadArguments */
export function parseBalanceArguments(args: readonly string[]): AskedBalance {
  const given = readOptions(args, OPTIONS)
  const game = gameNamed(given.game)
  const common = {
    seats: (given.seats ?? '2,3,4')
      .split(',')
      .map((text) => wholeNumber('--seats', text, game.seats.min, game.seats.max)),
    games: wholeNumber('--games', given.games ?? '300', 1, 1_000_000),
    seed: seedNumber(given.seed ?? '7'),
    nodes: wholeNumber('--nodes', given.nodes ?? '1000', 1, 1_000_000_000),
    options: givenOptions(game, given.options ?? '{}'),
  }
  const { modes, layouts, pairs } = given
  if (game.id !== 'freight-express' && (modes ?? layouts) !== undefined)
    throw new BadArguments(`${game.id} has neither modes nor layouts to choose from`)
  if (game.id !== 'first-class' && pairs !== undefined)
    throw new BadArguments(`${game.id} has no pairs of modules to choose from`)
  if (game.id === 'freight-express') {
    return {
      of: game.id,
      task: {
        ...common,
        modes: namedOnes('--modes', modes ?? MODES.join(), MODES),
        layouts: namedOnes('--layouts', layouts ?? LAYOUTS.join(), LAYOUTS),
      },
    }
  }
  if (game.id === 'first-class')
    return { of: game.id, task: { ...common, pairs: namedOnes('--pairs', pairs ?? PAIRS.join(), PAIRS) } }
  return { of: 'turns', task: { ...common, game: game.id } }
}
