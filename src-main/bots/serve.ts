import type { MessagePort } from 'node:worker_threads'
import type { BotId } from '../../src-shared/table.ts'
import type { Bot, BotTask } from './bot.ts'

/** What is asked of a worker, and what it says back. Questions are counted, so that a late answer is known. */
export interface Question {
  readonly id: number
  readonly bot: BotId
  readonly task: BotTask
}
export type Answer = { readonly id: number; readonly code: number } | { readonly id: number; readonly threw: string }

/** Where an error came from as far as it says so, else what it says. */
export const wordsOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)

/** Answers questions on a port, one after another. A bot that throws says so and the worker lives on. */
export function serve(port: MessagePort, botOf: (id: BotId) => Bot): void {
  port.on('message', (question: Question) => port.postMessage(answerOf(question, botOf)))
}

function answerOf({ id, bot, task }: Question, botOf: (id: BotId) => Bot): Answer {
  try {
    return { id, code: botOf(bot).choose(task) }
  } catch (error) {
    return { id, threw: wordsOf(error) }
  }
}
