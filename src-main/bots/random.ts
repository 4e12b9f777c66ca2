import { generator, nextBelow } from '../engine/random.ts'
import type { Bot } from './bot.ts'

/** Takes any legal choice, each as likely as the next. The measure for all other bots. */
export const random: Bot = {
  id: 'random',
  choose: (task) => task.choices[nextBelow(generator(task.seed), 0, task.choices.length)],
}
