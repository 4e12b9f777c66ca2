import type { BotId } from '../../src-shared/table.ts'
import type { Bot, InternalBotId } from './bot.ts'
import { partOf } from './search/parts.ts'
import { searchingBot } from './search/searcher.ts'
import { greedyBot } from './greedy.ts'
import { judgementOf, presentScoreOf } from './judgements.ts'
import { random } from './random.ts'

/** Every bot that can be seated. A new bot is added here and to `BOT_IDS`. */
export const bots: Readonly<Record<BotId, Bot>> = { random, greedy: greedyBot('greedy', judgementOf) }

/** Those that only measure others. */
const internalBots: Readonly<Record<InternalBotId, Bot>> = {
  greedyScore: greedyBot('greedyScore', presentScoreOf),
  searcher: searchingBot('searcher', partOf, () => ({ nodes: 3000, width: 8, variety: 2, turns: 4, doubt: 1 })),
}

/** @throws RangeError when there is no such bot. */
export function botOf(id: string): Bot {
  const bot = [...Object.values(bots), ...Object.values(internalBots)].find((one) => one.id === id)
  if (!bot) throw new RangeError(`there is no bot '${id}'`)
  return bot
}
