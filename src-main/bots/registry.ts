import type { BotId } from '../../src-shared/table.ts'
import type { Bot } from './bot.ts'
import { random } from './random.ts'

/** Every bot that can be seated. A new bot is added here and to `BOT_IDS`. */
export const bots: Readonly<Record<BotId, Bot>> = { random }

/** @throws RangeError when there is no such bot. */
export function botOf(id: string): Bot {
  const bot = Object.values(bots).find((one) => one.id === id)
  if (!bot) throw new RangeError(`there is no bot '${id}'`)
  return bot
}
