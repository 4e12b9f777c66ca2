import { parseArgs } from 'node:util'
import { isReason } from '../../src-shared/core.ts'
import { BOT_IDS } from '../../src-shared/table.ts'
import { INTERNAL_BOT_IDS, type Bot } from '../bots/bot.ts'
import { games } from '../engine/games.ts'
import type { AnyGame } from '../engine/game.ts'
import type { ArenaTask } from './arena.ts'

export const ARENA_USAGE =
  "usage: npm run --silent arena -- --game freight-express --bots random,random,random --games 300 --seed 7 [--options '{}'] [--nodes 1000] [--shard 1/4] [--json]"

const BOTS = [...BOT_IDS, ...INTERNAL_BOT_IDS]

/** A sentence for the one who typed it. */
export class BadArguments extends Error {}

/** What the command line asks for. @throws BadArguments */
export function parseArenaArguments(args: readonly string[]): ArenaTask {
  const given = read(args)
  const game = gameNamed(given.game)
  return {
    game: game.id,
    bots: botsNamed(given.bots, game),
    games: wholeNumber('--games', given.games ?? '100', 1, 10_000_000),
    seed: wholeNumber('--seed', given.seed ?? '1', -(2 ** 31), 2 ** 32 - 1),
    options: optionsOf(game, given.options ?? '{}'),
    nodes: wholeNumber('--nodes', given.nodes ?? '1000', 1, 1_000_000_000),
    shard: shardOf(given.shard ?? '1/1'),
  }
}

function read(args: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...args],
      // There is one form of output; --json says so to who reads the command.
      options: { game: text, bots: text, games: text, seed: text, options: text, nodes: text, shard: text, json: { type: 'boolean' } },
    }).values
  } catch (fault) {
    throw new BadArguments(fault instanceof Error ? fault.message : String(fault))
  }
}

export function gameNamed(name: string | undefined): AnyGame {
  const known = games.map((game) => game.id).join(', ')
  if (name === undefined) throw new BadArguments(`--game is missing; there is: ${known}`)
  const game = games.find((one) => one.id === name)
  if (!game) throw new BadArguments(`there is no game '${name}'; there is: ${known}`)
  return game
}

function botsNamed(list: string | undefined, game: AnyGame): Bot['id'][] {
  if (list === undefined) throw new BadArguments('--bots is missing: one name a seat, with commas between')
  const names = list.split(',').map((name) => name.trim())
  const { min, max } = game.seats
  if (names.length < min || names.length > max) throw new BadArguments(`${game.id} is for ${min} to ${max} seats, but --bots names ${names.length}`)
  return names.map((name) => {
    const bot = BOTS.find((id) => id === name)
    if (!bot) throw new BadArguments(`there is no bot '${name}'; there is: ${BOTS.join(', ')}`)
    return bot
  })
}

export function wholeNumber(name: string, text: string, least: number, most: number): number {
  const number = Number(text)
  if (text.trim() === '' || !Number.isInteger(number) || number < least || number > most) {
    throw new BadArguments(`${name} takes a whole number from ${least} to ${most}, not '${text}'`)
  }
  return number
}

function optionsOf(game: AnyGame, text: string): unknown {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new BadArguments(`--options takes JSON such as '{"${Object.keys(game.options.values)[0]}":…}', not '${text}'`)
  }
  const options: unknown = game.options.parse(json)
  if (isReason(options)) {
    const known = Object.entries<readonly unknown[]>(game.options.values).map(([name, values]) => `${name} (${values.join(', ')})`)
    throw new BadArguments(`--options: ${game.id} does not know ${text}; it knows ${known.join('; ')}`)
  }
  return options
}

function shardOf(text: string): ArenaTask['shard'] {
  const match = /^(\d+)\/(\d+)$/.exec(text)
  const [index, of] = match ? [Number(match[1]), Number(match[2])] : [0, 0]
  if (index < 1 || index > of) throw new BadArguments(`--shard takes a part such as 2/4, not '${text}'`)
  return { index, of }
}
