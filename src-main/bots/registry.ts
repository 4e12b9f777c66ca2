import { BOT_LEVELS, type BotId, type BotLevel } from '../../src-shared/table.ts'
import type { Bot, InternalBotId } from './bot.ts'
import { greedyBot } from './greedy.ts'
import { judgementOf, presentScoreOf } from './judgements.ts'
import { mcts } from './mcts.ts'
import { random } from './random.ts'
import { effortOf } from './search/levels.ts'
import { partOf } from './search/parts.ts'
import { searchingBot } from './search/searcher.ts'

const levelBot = (level: BotLevel): Bot => searchingBot(level, partOf, (game) => effortOf(game.id, level))
const levels = Object.fromEntries(BOT_LEVELS.map((level) => [level, levelBot(level)])) as Record<BotLevel, Bot>

/** Every bot that can sit at a seat. A new bot is added here and to `BOT_IDS`. */
export const bots: Readonly<Record<BotId, Bot>> = { ...levels, random, greedy: greedyBot('greedy', judgementOf) }

/** Those that only measure others. */
const internalBots: Readonly<Record<InternalBotId, Bot>> = {
  greedyScore: greedyBot('greedyScore', presentScoreOf),
  mcts,
}

/** @throws RangeError when there is no such bot. */
export function botOf(id: string): Bot {
  const bot = [...Object.values(bots), ...Object.values(internalBots)].find((one) => one.id === id)
  if (!bot) throw new RangeError(`there is no bot '${id}'`)
  return bot
}
