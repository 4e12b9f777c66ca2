import { BOT_IDS } from '../../src-shared/table.ts'
import { INTERNAL_BOT_IDS, type Bot } from '../bots/bot.ts'
import type { AnyGame } from '../engine/game.ts'
import type { ArenaTask } from './arena.ts'
import { BadArguments, gameNamed, givenOptions, readOptions, seedNumber, shardOf, wholeNumber } from './arguments.ts'

export const ARENA_USAGE = `usage: npm run --silent arena -- --game freight-express --bots random,random,random --games 300 --seed 7 [--options '{}'] [--nodes 1000] [--shard 1/4] [--json]
  --nodes: what a bot may look at: states it judges in a turn, or for a bot that looks one step ahead how often it may play a choice on a sampled state; each what it is made for when absent`

/** Every bot that the arena knows. */
export const BOT_NAMES: readonly Bot['id'][] = [...BOT_IDS, ...INTERNAL_BOT_IDS]

const OPTIONS = ['game', 'bots', 'games', 'seed', 'options', 'nodes', 'shard'] as const

/** What the command line asks for. @throws BadArguments */
export function parseArenaArguments(args: readonly string[]): ArenaTask {
  const given = readOptions(args, OPTIONS)
  const game = gameNamed(given.game)
  return {
    game: game.id,
    bots: botsNamed(given.bots, game),
    games: wholeNumber('--games', given.games ?? '100', 1, 10_000_000),
    seed: seedNumber(given.seed ?? '1'),
    options: game.options.parse(givenOptions(game, given.options ?? '{}')),
    nodes: given.nodes === undefined ? undefined : wholeNumber('--nodes', given.nodes, 1, 1_000_000_000),
    shard: shardOf(given.shard ?? '1/1'),
  }
}

function botsNamed(list: string | undefined, game: AnyGame): Bot['id'][] {
  if (list === undefined) throw new BadArguments('--bots is missing: one name a seat, with commas between')
  const names = list.split(',').map((name) => name.trim())
  const { min, max } = game.seats
  if (names.length < min || names.length > max)
    throw new BadArguments(`${game.id} is for ${min} to ${max} seats, but --bots names ${names.length}`)
  return names.map((name) => {
    const bot = BOT_NAMES.find((id) => id === name)
    if (!bot) throw new BadArguments(`there is no bot '${name}'; there is: ${BOT_NAMES.join(', ')}`)
    return bot
  })
}
