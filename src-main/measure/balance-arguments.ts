import { parseArgs } from 'node:util'
import { isReason } from '../../src-shared/core.ts'
import { LAYOUT_NAMES, type LayoutName } from '../../src-shared/games/freight-express/options.ts'
import type { AnyGame } from '../engine/game.ts'
import { BadArguments, gameNamed, wholeNumber } from './arena-arguments.ts'
import type { BalanceMode, BalanceTask } from './balance.ts'
import type { TurnsTask } from './turns-balance.ts'

export const BALANCE_USAGE =
  "usage: npm run --silent balance -- --game freight-express --games 300 [--seed 7] [--seats 2,3,4] [--modes basic,advanced,abduction] [--layouts classic,ring] [--options '{}'] [--nodes 1000] [--json]; of other games without modes and layouts"

/** A surprise is one of the others. */
const LAYOUTS = LAYOUT_NAMES.filter((name) => name !== 'surprise')

const MODES: readonly BalanceMode[] = ['basic', 'advanced', 'abduction']

/** What the command line asks for. */
export type AskedBalance = { readonly of: 'freight-express'; readonly task: BalanceTask } | { readonly of: 'turns'; readonly task: TurnsTask }

/** Freight Express counts what only it has; of every other game turns, endings and shares are counted. @throws BadArguments */
export function parseBalanceArguments(args: readonly string[]): AskedBalance {
  const given = read(args)
  const game = gameNamed(given.game)
  const common = {
    seats: (given.seats ?? '2,3,4').split(',').map((text) => wholeNumber('--seats', text, game.seats.min, game.seats.max)),
    games: wholeNumber('--games', given.games ?? '300', 1, 1_000_000),
    seed: wholeNumber('--seed', given.seed ?? '7', -(2 ** 31), 2 ** 32 - 1),
    nodes: wholeNumber('--nodes', given.nodes ?? '1000', 1, 1_000_000_000),
    options: optionsOf(game, given.options ?? '{}'),
  }
  if (game.id === 'freight-express') {
    const modes = (given.modes ?? MODES.join(',')).split(',').map(modeNamed)
    return { of: game.id, task: { ...common, modes, layouts: (given.layouts ?? LAYOUTS.join(',')).split(',').map(layoutNamed) } }
  }
  if (given.modes !== undefined || given.layouts !== undefined) throw new BadArguments(`${game.id} has neither modes nor layouts to choose from`)
  return { of: 'turns', task: { ...common, game: game.id } }
}

function optionsOf(game: AnyGame, text: string): Record<string, unknown> {
  const options: unknown = JSON.parse(text)
  if (isReason(game.options.parse(options))) throw new BadArguments(`--options: ${game.id} does not know ${text}`)
  return options as Record<string, unknown>
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
