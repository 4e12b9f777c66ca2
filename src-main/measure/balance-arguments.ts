import { parseArgs } from 'node:util'
import { isReason } from '../../src-shared/core.ts'
import { LAYOUT_NAMES, freightOptions, type LayoutName } from '../../src-shared/games/freight-express/options.ts'
import { BadArguments, gameNamed, wholeNumber } from './arena-arguments.ts'
import type { BalanceMode, BalanceTask } from './balance.ts'

export const BALANCE_USAGE =
  "usage: npm run --silent balance -- --game freight-express --games 300 [--seed 7] [--seats 2,3,4] [--modes basic,advanced] [--layouts classic,ring] [--options '{}'] [--nodes 1000] [--json]"

/** A surprise is one of the others. */
const LAYOUTS = LAYOUT_NAMES.filter((name) => name !== 'surprise')

const MODES: readonly BalanceMode[] = ['basic', 'advanced']

/** What the command line asks for. @throws BadArguments */
export function parseBalanceArguments(args: readonly string[]): BalanceTask {
  const given = read(args)
  const game = gameNamed(given.game)
  if (game.id !== 'freight-express') throw new BadArguments(`the balance is measured of freight-express only, not of ${game.id}`)
  const options: unknown = JSON.parse(given.options ?? '{}')
  if (isReason(freightOptions.parse(options))) throw new BadArguments(`--options: freight-express does not know ${given.options}`)
  return {
    modes: (given.modes ?? MODES.join(',')).split(',').map(modeNamed),
    seats: (given.seats ?? '2,3,4').split(',').map((text) => wholeNumber('--seats', text, game.seats.min, game.seats.max)),
    layouts: (given.layouts ?? LAYOUTS.join(',')).split(',').map(layoutNamed),
    games: wholeNumber('--games', given.games ?? '300', 1, 1_000_000),
    seed: wholeNumber('--seed', given.seed ?? '7', -(2 ** 31), 2 ** 32 - 1),
    nodes: wholeNumber('--nodes', given.nodes ?? '1000', 1, 1_000_000_000),
    options: options as Record<string, unknown>,
  }
}

function read(args: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({ args: [...args], options: { game: text, games: text, seed: text, seats: text, modes: text, layouts: text, options: text, nodes: text, json: { type: 'boolean' } } }).values
  } catch (fault) {
    throw new BadArguments(fault instanceof Error ? fault.message : String(fault))
  }
}

function layoutNamed(text: string): LayoutName {
  const name = LAYOUTS.find((one) => one === text.trim())
  if (!name) throw new BadArguments(`there is no layout '${text}'; there is: ${LAYOUTS.join(', ')}`)
  return name
}

function modeNamed(text: string): BalanceMode {
  const mode = MODES.find((one) => one === text.trim())
  if (!mode) throw new BadArguments(`--modes takes ${MODES.join(' or ')}, not '${text}'`)
  return mode
}
